import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { appendFileSync, chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { Client, type QueryResultRow } from "pg"
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
  rmSync(second.data, { recursive: true })
  cpSync(first.data, second.data, { recursive: true, preserveTimestamps: true })
  const primary = await startIn(first)
  const { hostname, password, port, username } = new URL(primary.url)
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`
  appendFileSync(join(second.data, "postgresql.auto.conf"), `primary_conninfo = '${source}'\n`)
  writeFileSync(join(second.data, "standby.signal"), "")
  handOver(second)
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

/** A folder with data that no server has opened yet. */
interface Place {
  readonly folder: string
  readonly data: string
  readonly owner: Owner | undefined
  readonly programs: PostgresPrograms
}

const placeFor = (given: PostgresPrograms): Place => {
  const folder = mkdtempSync(join(tmpdir(), "camber-postgres-"))
  const owner = unprivileged()
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const programs = reachableBy(owner, given, folder)
  const data = join(folder, "data")
  const passwordFile = join(folder, "password")
  writeFileSync(passwordFile, "camber")
  const account = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`]
  execFileSync(programs.initdb, ["-D", data, ...account, "-E", "UTF8", "--lc-collate=C", "--lc-ctype=C.UTF-8", "-N"], {
    cwd: folder,
    ...owner,
    stdio: ["ignore", "ignore", "pipe"]
  })
  return { folder, data, owner, programs }
}

/** What this process has put there belongs to the server's user from now on. */
const handOver = ({ data, owner }: Place): void => {
  // PostgreSQL refuses a folder that others may read.
  chmodSync(data, 0o700)
  if (owner === undefined) return
  for (const entry of ["", ...readdirSync(data, { recursive: true, encoding: "utf8" })]) chownSync(join(data, entry), owner.uid, owner.gid)
}

const startIn = async ({ data, folder, owner, programs: { postgres } }: Place): Promise<PostgresServer> => {
  const options = { cwd: folder, stdio: "ignore" as const, ...owner }
  const port = await freePort()
  const url = `postgres://postgres:camber@127.0.0.1:${port}/postgres`
  const start = async () => {
    const server = spawn(postgres, ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-F"], { ...options, detached: true })
    await accepts(url, server)
    return server
  }
  let server = await start()
  return {
    url,
    crash: async () => {
      const ended = once(server, "exit")
      // Each backend leads a process group of its own, and would serve on until it noticed that the server has gone.
      const backends = await backendsOf(url)
      server.kill("SIGKILL")
      for (const pid of backends) process.kill(pid, "SIGKILL")
      await ended
    },
    restart: async () => {
      server = await start()
    },
    remove: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill("SIGINT")
        await once(server, "exit")
      }
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

interface Owner {
  readonly uid: number
  readonly gid: number
}

/** What a package carries may lie in a folder that is root's alone, such as /root; then its owner gets a copy. */
const reachableBy = (owner: Owner | undefined, programs: PostgresPrograms, place: string): PostgresPrograms => {
  const { folder, initdb, postgres } = programs
  if (folder === undefined || owner === undefined || spawnSync(postgres, ["--version"], { ...owner, cwd: "/" }).status === 0)
    return programs
  const copy = join(place, "programs")
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
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

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1")
  await once(probe, "listening")
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  if (typeof address !== "object" || address === null) throw new Error("A listening server has an address")
  return address.port
}

const backendsOf = async (url: string): Promise<ReadonlyArray<number>> => {
  const rows = await asked<{ readonly pid: number }>(url, "select pid from pg_stat_activity where pid <> pg_backend_pid()")
  return rows.map(({ pid }) => pid)
}

/** The rows of one statement, on a connection of its own. */
const asked = async <Row extends QueryResultRow>(url: string, statement: string): Promise<ReadonlyArray<Row>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
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
