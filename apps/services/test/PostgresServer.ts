import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { asked, freePort, handOver, makeData, postgresPlace, type PostgresPlace, postgresUrl, runPostgres } from "./postgresProcess.ts"
import type { PostgresPrograms } from "./postgresPrograms.ts"

/** A PostgreSQL server of the tests' own on a free port of this machine, in a temporary folder, without fsync. */
export interface PostgresServer {
  readonly url: string
  /** Ends the server as a crash would: every one of its processes at once, with nothing written any more. */
  readonly crash: () => Promise<void>
  /** Starts it again after a crash and waits until it takes connections. */
  readonly restart: () => Promise<void>
  /** Stops it and removes its folder. */
  readonly remove: () => Promise<void>
}

export const startPostgres = async (programs: PostgresPrograms): Promise<PostgresServer> => startIn(placeFor(programs))

/** A server and one that follows it, as it would on a machine of its own. */
export interface PostgresPair {
  readonly primary: PostgresServer
  /** Reads alone until it is promoted. */
  readonly standby: PostgresServer
  /** Makes the standby the primary, and resolves when it takes writes. */
  readonly promote: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** Each commit of the primary's is acknowledged once the standby has replayed it as well: what was acknowledged outlives the primary. */
export const startPostgresPair = async (programs: PostgresPrograms): Promise<PostgresPair> => {
  const [first, second] = [placeFor(programs), placeFor(programs)]
  // A copy of what never ran is a base backup: the standby fetches all that came after.
  rmSync(dataOf(second), { recursive: true })
  cpSync(dataOf(first), dataOf(second), { recursive: true, preserveTimestamps: true })
  const primary = await startIn(first)
  const { hostname, password, port, username } = new URL(primary.url)
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`
  appendFileSync(join(dataOf(second), "postgresql.auto.conf"), `primary_conninfo = '${source}'\n`)
  writeFileSync(join(dataOf(second), "standby.signal"), "")
  handOver(second, dataOf(second))
  const standby = await startIn(second)
  await asked(primary.url, "alter system set synchronous_commit = 'remote_apply'")
  await asked(primary.url, "alter system set synchronous_standby_names = 'standby'")
  await asked(primary.url, "select pg_reload_conf()")
  return {
    primary,
    standby,
    promote: async () => void (await asked(standby.url, "select pg_promote()")),
    remove: async () => void (await Promise.all([standby.remove(), primary.remove()]))
  }
}

const dataOf = ({ folder }: PostgresPlace): string => join(folder, "data")

/** A folder with data that no server has opened yet. */
const placeFor = (programs: PostgresPrograms): PostgresPlace => {
  const place = postgresPlace(programs, mkdtempSync(join(tmpdir(), "camber-postgres-")))
  makeData(place, dataOf(place))
  return place
}

const startIn = async (place: PostgresPlace): Promise<PostgresServer> => {
  const port = await freePort()
  const start = () => runPostgres(place, dataOf(place), port)
  let server = await start()
  return {
    url: postgresUrl(port),
    crash: () => server.crash(),
    restart: async () => {
      server = await start()
    },
    remove: async () => {
      await server.stop()
      rmSync(place.folder, { recursive: true, force: true })
    }
  }
}
