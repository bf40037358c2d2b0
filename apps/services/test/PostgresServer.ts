import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort, makeData, createDataFolder, type PostgresDataFolder, postgresUrl, runPostgres } from "./postgresProcess.ts"
import type { PostgresPrograms } from "./postgresPrograms.ts"

/** A PostgreSQL test server on a free local port, in a temporary folder, without fsync. */
export interface PostgresServer {
  readonly url: string
  /** Kills all processes of the server at once, as a crash would. */
  readonly crash: () => Promise<void>
  /** Restarts the server after a crash and waits until it accepts connections. */
  readonly restart: () => Promise<void>
  /** Stops the server and removes its folder. */
  readonly remove: () => Promise<void>
}

/** Starts a server with options such as `jit=off`. */
export const startPostgres = async (programs: PostgresPrograms, options?: ReadonlyArray<string>): Promise<PostgresServer> =>
  startServer(createServerFolder(programs), options)

const getDataPath = ({ folder }: PostgresDataFolder): string => join(folder, "data")

/** Creates a folder with the data of a new server. */
const createServerFolder = (programs: PostgresPrograms): PostgresDataFolder => {
  const dataFolder = createDataFolder(programs, mkdtempSync(join(tmpdir(), "camber-postgres-")))
  makeData(dataFolder, getDataPath(dataFolder))
  return dataFolder
}

const startServer = async (dataFolder: PostgresDataFolder, options?: ReadonlyArray<string>): Promise<PostgresServer> => {
  const port = await freePort()
  const start = () => runPostgres(dataFolder, getDataPath(dataFolder), port, options)
  let server = await start()
  return {
    url: postgresUrl(port),
    crash: () => server.crash(),
    restart: async () => {
      server = await start()
    },
    remove: async () => {
      await server.stop()
      rmSync(dataFolder.folder, { recursive: true, force: true })
    }
  }
}
