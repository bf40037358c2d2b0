import { rm, writeFile } from "node:fs/promises"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as after } from "node:timers/promises"
import { baseBackup, writeOwned } from "./baseBackup.ts"
import {
  queryOnce,
  freePort,
  makeData,
  createDataFolder,
  type PostgresDataFolder,
  type PostgresProcess,
  postgresUrl,
  runPostgres
} from "./postgresProcess.ts"
import type { PostgresPrograms } from "./postgresPrograms.ts"

/** One of a cluster's two servers. It keeps its port, whatever it is. */
export interface PostgresNode {
  readonly port: number
  /** Where its database is reached by its administrator. */
  readonly url: string
  /** Ends it as a crash would. */
  readonly crash: () => Promise<void>
  /** Starts it again as what it was, and answers when it takes connections. */
  readonly restart: () => Promise<void>
}

/**
 * A PostgreSQL server that takes writes and one that follows it by streaming, which change places as often as one is killed; on ports of this
 * machine, in a folder of theirs, without fsync.
 */
export interface PostgresCluster {
  /** Both, the one that began as the primary first. */
  readonly nodes: readonly [PostgresNode, PostgresNode]
  /** The one that takes writes, or took them until it was killed. */
  readonly primary: () => PostgresNode
  /** The one that follows; undefined from a promotion until there is a new standby. */
  readonly standby: () => PostgresNode | undefined
  /** Whether a table of the primary's has rows. */
  readonly hasRows: (table: string) => Promise<boolean>
  /** Makes the standby the primary, and answers when it takes writes. It waits for nobody until it has a standby of its own. The old one stays as it is. */
  readonly promote: () => Promise<void>
  /** Makes what was the primary before a promotion, killed or not, the new standby, by a copy of the primary's data; answers when it follows. */
  readonly rebuildStandby: () => Promise<void>
  /** Starts another server that follows this one, whatever that is, from a copy of its data. */
  readonly addFollower: (of: PostgresNode) => Promise<PostgresNode>
  /** Stops all and leaves their data. */
  readonly stop: () => Promise<void>
}

export interface ClusterSettings {
  readonly database: string
  /** Whether the primary acknowledges a commit only after the standby has written it down too. */
  readonly synchronous: boolean
  /** Ports of the two; free ones where they are left out. */
  readonly ports?: readonly [number, number]
}

/** Starts a cluster on the data in `folder`, or on a new database where it is empty. Whoever asks for it removes the folder. */
export const startPostgresCluster = async (
  programs: PostgresPrograms,
  folder: string,
  { database, ports, synchronous }: ClusterSettings
): Promise<PostgresCluster> => {
  const place = createDataFolder(programs, folder)
  const server = async (name: string, port: number | undefined): Promise<Server> => {
    const own = port ?? (await freePort())
    const node: Server = {
      data: join(folder, name),
      port: own,
      url: postgresUrl(own, database),
      process: undefined,
      crash: async () => {
        await node.process?.crash()
        node.process = undefined
      },
      restart: () => start(node)
    }
    return node
  }
  const nodes = [await server("first", ports?.[0]), await server("second", ports?.[1])] as const
  const [first, second] = nodes
  const followers: Array<Server> = []
  const follows = (node: Server) => existsSync(join(node.data, "standby.signal"))
  let primary = existsSync(first.data) && follows(first) ? second : first
  let standby: Server | undefined

  /** The primary waits for its standby only while it has one: else nobody could order until there is a new one. */
  const setWaiting = async (node: Server, isWaiting: boolean) => {
    await writeFile(join(node.data, "waiting.conf"), `synchronous_standby_names = '${isWaiting ? "*" : ""}'\n`)
    node.process?.reload()
  }
  const start = async (node: Server) => void (node.process = await runPostgres(place, node.data, node.port))

  const follow = async (node: Server) => {
    await start(node)
    standby = node
    if (synchronous) await setWaiting(primary, true)
    await until(primary.port, `select from pg_stat_replication where state = 'streaming' ${synchronous ? "and sync_state = 'sync'" : ""}`)
  }

  if (!existsSync(primary.data)) {
    makeData(place, primary.data)
    // Enough is kept of the log for a standby to catch up after its copy was taken.
    await appendTo(primary, "wal_keep_size = '512MB'", "include_if_exists 'waiting.conf'")
  }
  await setWaiting(primary, false)
  await start(primary)
  if ((await queryOnce(postgresUrl(primary.port), `select from pg_database where datname = '${database}'`)).length === 0)
    await queryOnce(postgresUrl(primary.port), `create database ${database} template template0`)
  const other = primary === first ? second : first
  if (!follows(other)) await makeStandby(place, primary, other)
  await follow(other)

  return {
    nodes,
    primary: () => primary,
    standby: () => standby,
    hasRows: async (table) => (await queryOnce(primary.url, `select from ${table} limit 1`)).length > 0,
    promote: async () => {
      if (standby === undefined) throw new Error("There is no standby that could be promoted")
      await setWaiting(standby, false)
      await queryOnce(postgresUrl(standby.port), "select pg_promote()")
      primary = standby
      standby = undefined
    },
    rebuildStandby: async () => {
      const old = primary === first ? second : first
      await old.crash()
      await rm(old.data, { recursive: true, force: true })
      await makeStandby(place, primary, old)
      await follow(old)
    },
    addFollower: async (of) => {
      const upstream = [...nodes, ...followers].find((node) => node === of)
      if (upstream === undefined) throw new Error("Nobody can follow a server of another cluster")
      const follower = await server(`follower-${followers.length + 1}`, undefined)
      followers.push(follower)
      await makeStandby(place, upstream, follower)
      await start(follower)
      return follower
    },
    stop: async () => {
      // A primary that stops waits for its standby, so the standby stops after it.
      for (const node of [primary, ...nodes, ...followers]) await node.process?.stop()
    }
  }
}

interface Server extends PostgresNode {
  readonly data: string
  process: PostgresProcess | undefined
}

/** A copy of the primary's data that follows it. */
const makeStandby = async (place: PostgresDataFolder, from: Server, to: Server): Promise<void> => {
  await baseBackup(place, { data: from.data, url: postgresUrl(from.port) }, to.data)
  await writeOwned(place, join(to.data, "standby.signal"), "")
  await writeOwned(place, join(to.data, "postgresql.auto.conf"), `primary_conninfo = '${postgresUrl(from.port)}'\n`)
}

const appendTo = ({ data }: Server, ...lines: ReadonlyArray<string>): Promise<void> =>
  writeFile(join(data, "postgresql.conf"), `${lines.join("\n")}\n`, { flag: "a" })

const until = async (port: number, statement: string): Promise<void> => {
  for (const end = performance.now() + 30_000; (await queryOnce(postgresUrl(port), statement)).length === 0; await after(50))
    if (performance.now() > end) throw new Error("The standby does not follow its primary")
}
