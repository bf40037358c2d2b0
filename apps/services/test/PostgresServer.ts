import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort, makeData, createDataFolder, type PostgresDataFolder, postgresUrl, runPostgres } from "./postgresProcess.ts"
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

/** Starts a server with options such as `jit=off`. */
export const startPostgres = async (programs: PostgresPrograms, options?: ReadonlyArray<string>): Promise<PostgresServer> =>
  startIn(placeFor(programs), options)

const dataOf = ({ folder }: PostgresDataFolder): string => join(folder, "data")

/** A folder with data that no server has opened yet. */
const placeFor = (programs: PostgresPrograms): PostgresDataFolder => {
  const place = createDataFolder(programs, mkdtempSync(join(tmpdir(), "camber-postgres-")))
  makeData(place, dataOf(place))
  return place
}

const startIn = async (place: PostgresDataFolder, options?: ReadonlyArray<string>): Promise<PostgresServer> => {
  const port = await freePort()
  const start = () => runPostgres(place, dataOf(place), port, options)
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
