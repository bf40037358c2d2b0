import { randomUUID } from "node:crypto"
import { tmpdir } from "node:os"
import { Client } from "pg"
import { inject } from "vitest"
import { restorableRows } from "./restorableRows.ts"
import type { TemporaryDatabase, TemporaryDatabaseSettings } from "./allDatabases.ts"

/** Creates a database without tables on the PostgreSQL server of the tests. */
export const createPostgresPlace = async (): Promise<TemporaryDatabase> => {
  const name = await createCopy("template0")
  return { settings: settingsOf(name), remove: () => dropDatabase(name) }
}

/** Databases of this worker that no file uses, by the name of their template. Their rows are restored before the next use. */
const idle = new Map<string, Array<string>>()

/**
 * Finds an idle database with the rows of a template, or copies the template.
 *
 * @param prepare - Fills a new template: migrates it and inserts rows. The first worker that needs it does that for all workers.
 */
export const takePostgresPlace = async (
  template: string,
  prepare: (settings: TemporaryDatabaseSettings) => Promise<void>
): Promise<TemporaryDatabase> => {
  const free = idle.get(template) ?? []
  idle.set(template, free)
  const name = (await takeRestored(free)) ?? (await createCopy(await findTemplate(template, prepare)))
  return { settings: settingsOf(name), remove: async () => void free.push(name) }
}

const takeRestored = async (free: Array<string>): Promise<string | undefined> => {
  for (let name = free.pop(); name !== undefined; name = free.pop()) {
    if (await restoreRows(name)) return name
    await dropDatabase(name)
  }
  return undefined
}

/** Returns false where a file changed more than rows, or where a transaction that it left open holds a table. */
const restoreRows = async (name: string): Promise<boolean> => {
  const { rows } = await query<{ restored: boolean }>(settingsOf(name).url.href, "select fixture.restore() as restored").catch(
    (error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE) return { rows: [] }
      throw error
    }
  )
  return rows[0]?.restored === true
}

const LOCK_NOT_AVAILABLE = "55P03"

const findTemplate = async (template: string, prepare: (settings: TemporaryDatabaseSettings) => Promise<void>): Promise<string> => {
  const name = `${inject("databasePrefix")}${template}`
  await withClient(postgresServer(), async (client) => {
    // Held until the connection ends, so that one worker prepares and the others wait.
    await client.query("select pg_advisory_lock(hashtext($1))", [name])
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name])
    if (rowCount === 1) return
    const draft = await createCopy("template0")
    await prepare(settingsOf(draft))
    await query(settingsOf(draft).url.href, restorableRows)
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

const createCopy = async (template: string): Promise<string> => {
  const name = `${inject("databasePrefix")}${randomUUID().replaceAll("-", "")}`
  // A copy of files takes half the time of a copy through the log.
  await query(postgresServer(), `create database ${name} template ${template} strategy file_copy`)
  return name
}

const dropDatabase = async (name: string): Promise<void> => void (await query(postgresServer(), `drop database ${name} with (force)`))

const settingsOf = (name: string): TemporaryDatabaseSettings & { readonly url: URL } => {
  const url = new URL(postgresServer())
  url.pathname = `/${name}`
  return { dataDir: tmpdir(), url }
}

const postgresServer = (): string => {
  const server = inject("postgresUrl")
  if (server !== undefined) return server
  throw new Error(
    "These tests need PostgreSQL 15 or newer, and the one that a package carries does not start here: install one (on Debian: apt-get install postgresql) or set TEST_DATABASE_URL."
  )
}

const query = <Row extends object>(url: string, statement: string) => withClient(url, (client) => client.query<Row>(statement))

const withClient = async <Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
