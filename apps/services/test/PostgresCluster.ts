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

/** A server of a cluster. Its port is the same in both roles. */
export interface PostgresNode {
  readonly port: number
  /** Database URL of the administrator. */
  readonly url: string
  /** Kills the server as a crash would. */
  readonly crash: () => Promise<void>
  /** Starts the server in its previous role and waits until it accepts connections. */
  readonly restart: () => Promise<void>
}

/**
 * A PostgreSQL primary and its streaming standby, which swap roles after each failure.
 *
 * Runs on local ports in one folder, without fsync.
 */
export interface PostgresCluster {
  /** Both servers, the initial primary first. */
  readonly nodes: readonly [PostgresNode, PostgresNode]
  /** Returns the server that accepts writes, or that accepted writes until it was killed. */
  readonly primary: () => PostgresNode
  /** Returns the standby; after a promotion, undefined until `rebuildStandby`. */
  readonly standby: () => PostgresNode | undefined
  /** Returns whether a table of the primary has rows. */
  readonly hasRows: (table: string) => Promise<boolean>
  /**
   * Makes the standby the primary and waits until it accepts writes. Does not touch the former primary.
   *
   * The new primary does not wait for acknowledgments until it has a standby.
   */
  readonly promote: () => Promise<void>
  /** Makes the former primary the new standby from a copy of the primary's data, and waits until it follows the primary. */
  readonly rebuildStandby: () => Promise<void>
  /** Starts another server that follows `of`, from a copy of its data. */
  readonly addFollower: (of: PostgresNode) => Promise<PostgresNode>
  /** Stops all servers and keeps their data. */
  readonly stop: () => Promise<void>
}

export interface ClusterSettings {
  readonly database: string
  /** Whether the primary acknowledges a commit only after the standby has written it. */
  readonly synchronous: boolean
  /** Ports of the two servers; by default, free ports. */
  readonly ports?: readonly [number, number]
}

/**
 * Starts a cluster on the data in `folder`, or on a new database if the folder is empty. The caller removes the folder.
 */
export const startPostgresCluster = async (
  programs: PostgresPrograms,
  folder: string,
  { database, ports, synchronous }: ClusterSettings
): Promise<PostgresCluster> => {
  const dataFolder = createDataFolder(programs, folder)
  const createServer = async (name: string, port: number | undefined): Promise<Server> => {
    const ownPort = port ?? (await freePort())
    const node: Server = {
      data: join(folder, name),
      port: ownPort,
      url: postgresUrl(ownPort, database),
      process: undefined,
      crash: async () => {
        await node.process?.crash()
        node.process = undefined
      },
      restart: () => start(node)
    }
    return node
  }
  const nodes = [await createServer("first", ports?.[0]), await createServer("second", ports?.[1])] as const
  const [first, second] = nodes
  const followers: Array<Server> = []
  const isStandby = (node: Server) => existsSync(join(node.data, "standby.signal"))
  let primary = existsSync(first.data) && isStandby(first) ? second : first
  let standby: Server | undefined

  /** If there is no standby, the primary must not wait for one, because otherwise every commit would hang. */
  const setSynchronous = async (node: Server, isSynchronous: boolean) => {
    await writeFile(join(node.data, "waiting.conf"), `synchronous_standby_names = '${isSynchronous ? "*" : ""}'\n`)
    node.process?.reload()
  }
  const start = async (node: Server) => void (node.process = await runPostgres(dataFolder, node.data, node.port))

  const startStandby = async (node: Server) => {
    await start(node)
    standby = node
    if (synchronous) await setSynchronous(primary, true)
    await waitForRow(
      primary.port,
      `select from pg_stat_replication where state = 'streaming' ${synchronous ? "and sync_state = 'sync'" : ""}`
    )
  }

  if (!existsSync(primary.data)) {
    makeData(dataFolder, primary.data)
    // Keeps enough of the log so that a standby can catch up after its data was copied.
    await appendSettings(primary, "wal_keep_size = '512MB'", "include_if_exists 'waiting.conf'")
  }
  await setSynchronous(primary, false)
  await start(primary)
  if ((await queryOnce(postgresUrl(primary.port), `select from pg_database where datname = '${database}'`)).length === 0)
    await queryOnce(postgresUrl(primary.port), `create database ${database} template template0`)
  const other = primary === first ? second : first
  if (!isStandby(other)) await createStandbyData(dataFolder, primary, other)
  await startStandby(other)

  return {
    nodes,
    primary: () => primary,
    standby: () => standby,
    hasRows: async (table) => (await queryOnce(primary.url, `select from ${table} limit 1`)).length > 0,
    promote: async () => {
      if (standby === undefined) throw new Error("No standby to promote. Call rebuildStandby first.")
      await setSynchronous(standby, false)
      await queryOnce(postgresUrl(standby.port), "select pg_promote()")
      primary = standby
      standby = undefined
    },
    rebuildStandby: async () => {
      const old = primary === first ? second : first
      await old.crash()
      await rm(old.data, { recursive: true, force: true })
      await createStandbyData(dataFolder, primary, old)
      await startStandby(old)
    },
    addFollower: async (of) => {
      const upstream = [...nodes, ...followers].find((node) => node === of)
      if (upstream === undefined) throw new Error("The server is not part of this cluster")
      const follower = await createServer(`follower-${followers.length + 1}`, undefined)
      followers.push(follower)
      await createStandbyData(dataFolder, upstream, follower)
      await start(follower)
      return follower
    },
    stop: async () => {
      // Stops the standby after the primary, because a primary that stops waits for its standby.
      for (const node of [primary, ...nodes, ...followers]) await node.process?.stop()
    }
  }
}

interface Server extends PostgresNode {
  readonly data: string
  process: PostgresProcess | undefined
}

/** Copies the primary's data and configures the copy as a standby. */
const createStandbyData = async (dataFolder: PostgresDataFolder, from: Server, to: Server): Promise<void> => {
  await baseBackup(dataFolder, { data: from.data, url: postgresUrl(from.port) }, to.data)
  await writeOwned(dataFolder, join(to.data, "standby.signal"), "")
  await writeOwned(dataFolder, join(to.data, "postgresql.auto.conf"), `primary_conninfo = '${postgresUrl(from.port)}'\n`)
}

const appendSettings = ({ data }: Server, ...lines: ReadonlyArray<string>): Promise<void> =>
  writeFile(join(data, "postgresql.conf"), `${lines.join("\n")}\n`, { flag: "a" })

const waitForRow = async (port: number, statement: string): Promise<void> => {
  for (const end = performance.now() + 30_000; (await queryOnce(postgresUrl(port), statement)).length === 0; await after(50))
    if (performance.now() > end) throw new Error("The standby did not follow its primary within 30 seconds")
}
