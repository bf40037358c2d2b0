import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chownSync, cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { join, relative } from "node:path"
import { Client, type QueryResultRow } from "pg"
import type { PostgresPrograms } from "./postgresPrograms.ts"

/** A folder of test servers, the user that runs them, and the programs that this user can execute. */
export interface PostgresDataFolder {
  readonly folder: string
  readonly owner: Owner | undefined
  readonly programs: PostgresPrograms
}

interface Owner {
  readonly uid: number
  readonly gid: number
}

/** A server that accepts connections on a local port. */
export interface PostgresProcess {
  /** Kills all processes of the server at once, as a crash would. */
  readonly crash: () => Promise<void>
  /** Closes the server's connections and shuts it down. Does nothing if it has already ended. */
  readonly stop: () => Promise<void>
  /** Makes the server reload its settings. */
  readonly reload: () => void
}

export const createDataFolder = (programs: PostgresPrograms, folder: string): PostgresDataFolder => {
  const owner = findServerUser()
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  return { folder, owner, programs: makeExecutable(owner, programs, folder) }
}

/** Returns the administrator's URL of a database on a local port. */
export const postgresUrl = (port: number, database = "postgres"): string => `postgres://postgres:camber@127.0.0.1:${port}/${database}`

/** Creates the data folder of a new server. */
export const makeData = ({ folder, owner, programs }: PostgresDataFolder, data: string): void => {
  const passwordFile = join(folder, "password")
  writeFileSync(passwordFile, "camber")
  const account = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`]
  execFileSync(programs.initdb, ["-D", data, ...account, "-E", "UTF8", "--lc-collate=C", "--lc-ctype=C.UTF-8", "-N"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    ...owner
  })
}

/** Runs a statement on its own connection and returns the rows. */
export const queryOnce = async <Row extends QueryResultRow>(url: string, statement: string): Promise<ReadonlyArray<Row>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/**
 * Starts a server on its data folder with options such as `jit=off`, without fsync. Waits until it accepts connections.
 */
export const runPostgres = async (
  { folder, owner, programs }: PostgresDataFolder,
  data: string,
  port: number,
  options: ReadonlyArray<string> = []
): Promise<PostgresProcess> => {
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder]
  const server = spawn(programs.postgres, [...args, "-F", ...options.flatMap((option) => ["-c", option])], {
    cwd: folder,
    stdio: "ignore",
    ...owner,
    detached: true
  })
  const ended = once(server, "exit")
  const url = postgresUrl(port)
  await waitUntilReady(url, server)
  return {
    crash: async () => {
      // Kills the backends too: each is in its own process group and would keep running until it notices that the server has ended.
      const backends = await readBackendPids(url)
      server.kill("SIGKILL")
      for (const pid of backends) killIfRunning(pid)
      await ended
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) server.kill("SIGINT")
      await ended
    },
    reload: () => void server.kill("SIGHUP")
  }
}

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1")
  await once(probe, "listening")
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  if (typeof address !== "object" || address === null) throw new Error("The server has no address")
  return address.port
}

/**
 * Copies the programs if the user who runs them cannot access the package folder, for example below /root.
 *
 * If a copy exists, it is reused, because links cannot be copied over links.
 */
const makeExecutable = (owner: Owner | undefined, programs: PostgresPrograms, destination: string): PostgresPrograms => {
  const { folder, initdb, postgres } = programs
  if (folder === undefined || owner === undefined || spawnSync(postgres, ["--version"], { ...owner, cwd: "/" }).status === 0)
    return programs
  const copy = join(destination, "programs")
  if (!existsSync(copy)) {
    const draft = `${copy}.draft`
    rmSync(draft, { recursive: true, force: true })
    cpSync(folder, draft, { recursive: true, verbatimSymlinks: true })
    renameSync(draft, copy)
  }
  return { initdb: join(copy, relative(folder, initdb)), postgres: join(copy, relative(folder, postgres)) }
}

/** PostgreSQL refuses to run as root, so if the tests run as root, the server runs as the system user `postgres` or `nobody`. */
const findServerUser = (): Owner | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody")
  return user === undefined ? undefined : { uid: Number(user[2]), gid: Number(user[3]) }
}

const readBackendPids = async (url: string): Promise<ReadonlyArray<number>> => {
  const rows = await queryOnce<{ readonly pid: number }>(url, "select pid from pg_stat_activity where pid <> pg_backend_pid()")
  return rows.map(({ pid }) => pid)
}

const killIfRunning = (pid: number): void => {
  try {
    process.kill(pid, "SIGKILL")
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error
  }
}

/** Resolves when the server accepts a connection. */
const waitUntilReady = async (url: string, server: ChildProcess): Promise<void> => {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL exited with code ${server.exitCode} during startup`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
