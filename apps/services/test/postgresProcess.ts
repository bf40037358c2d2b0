import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chownSync, cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { join, relative } from "node:path"
import { Client, type QueryResultRow } from "pg"
import type { PostgresPrograms } from "./postgresPrograms.ts"

/** A folder for servers of the tests' own, the user they run as, and the programs as that user reaches them. */
export interface PostgresDataFolder {
  readonly folder: string
  readonly owner: Owner | undefined
  readonly programs: PostgresPrograms
}

interface Owner {
  readonly uid: number
  readonly gid: number
}

/** A server that takes connections, on a port of this machine. */
export interface PostgresProcess {
  /** Ends it as a crash would: every one of its processes at once, with nothing written any more. */
  readonly crash: () => Promise<void>
  /** Breaks its connections and stops it in order; nothing where it has ended already. */
  readonly stop: () => Promise<void>
  /** Lets it read its settings again. */
  readonly reload: () => void
}

export const createDataFolder = (programs: PostgresPrograms, folder: string): PostgresDataFolder => {
  const owner = unprivileged()
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  return { folder, owner, programs: reachableBy(owner, programs, folder) }
}

/** Where a server on this port is reached by its administrator. */
export const postgresUrl = (port: number, database = "postgres"): string => `postgres://postgres:camber@127.0.0.1:${port}/${database}`

/** Makes the data folder of a new server. */
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

/** The rows of one statement, on a connection of its own. */
export const queryOnce = async <Row extends QueryResultRow>(url: string, statement: string): Promise<ReadonlyArray<Row>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Starts a server on its data folder, without fsync, with options such as `jit=off`, and waits until it takes connections. */
export const runPostgres = async (
  { folder, owner, programs }: PostgresDataFolder,
  data: string,
  port: number,
  options: ReadonlyArray<string> = []
): Promise<PostgresProcess> => {
  const place = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder]
  const server = spawn(programs.postgres, [...place, "-F", ...options.flatMap((option) => ["-c", option])], {
    cwd: folder,
    stdio: "ignore",
    ...owner,
    detached: true
  })
  const ended = once(server, "exit")
  const url = postgresUrl(port)
  await accepts(url, server)
  return {
    crash: async () => {
      // Each backend leads a process group of its own, and would serve on until it noticed that the server has gone.
      const backends = await backendsOf(url)
      server.kill("SIGKILL")
      for (const pid of backends) killIfThere(pid)
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
  if (typeof address !== "object" || address === null) throw new Error("A listening server has an address")
  return address.port
}

/**
 * Copies the programs into the place where their owner cannot reach the package, for instance below /root. A copy of an earlier start
 * remains: links cannot be copied over links.
 */
const reachableBy = (owner: Owner | undefined, programs: PostgresPrograms, place: string): PostgresPrograms => {
  const { folder, initdb, postgres } = programs
  if (folder === undefined || owner === undefined || spawnSync(postgres, ["--version"], { ...owner, cwd: "/" }).status === 0)
    return programs
  const copy = join(place, "programs")
  if (!existsSync(copy)) {
    const draft = `${copy}.draft`
    rmSync(draft, { recursive: true, force: true })
    cpSync(folder, draft, { recursive: true, verbatimSymlinks: true })
    renameSync(draft, copy)
  }
  return { initdb: join(copy, relative(folder, initdb)), postgres: join(copy, relative(folder, postgres)) }
}

/** PostgreSQL refuses to run as root; then it runs as the user of an installed one, or as nobody. */
const unprivileged = (): Owner | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody")
  return user === undefined ? undefined : { uid: Number(user[2]), gid: Number(user[3]) }
}

const backendsOf = async (url: string): Promise<ReadonlyArray<number>> => {
  const rows = await queryOnce<{ readonly pid: number }>(url, "select pid from pg_stat_activity where pid <> pg_backend_pid()")
  return rows.map(({ pid }) => pid)
}

const killIfThere = (pid: number): void => {
  try {
    process.kill(pid, "SIGKILL")
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error
  }
}

/** Resolves with the first connection that the server takes. */
const accepts = async (url: string, server: ChildProcess): Promise<void> => {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The PostgreSQL of the tests ended with ${server.exitCode} while it started`)
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
