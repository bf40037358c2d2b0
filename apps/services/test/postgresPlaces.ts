import { randomUUID } from "node:crypto"
import { tmpdir } from "node:os"
import { Client } from "pg"
import { inject } from "vitest"
import { restorableRows } from "./restorableRows.ts"
import type { TemporaryDatabase, TemporaryDatabaseSettings } from "./allDatabases.ts"

/** Creates a database without tables on the PostgreSQL test server. */
export const createPostgresPlace = async (): Promise<TemporaryDatabase> => {
  const name = await createCopy("template0")
  return { settings: getSettings(name), remove: () => dropDatabase(name) }
}

/** Unused databases of this worker by template. Their rows are restored before the next use. */
const idle = new Map<string, Array<string>>()

/**
 * Takes an unused database with the rows of a template, or copies the template.
 *
 * @param prepare - fills a new template with tables and rows. Only the first worker that needs the template calls it.
 */
export const takePostgresPlace = async (
  template: string,
  prepare: (settings: TemporaryDatabaseSettings) => Promise<void>
): Promise<TemporaryDatabase> => {
  const idleNames = idle.get(template) ?? []
  idle.set(template, idleNames)
  const name = (await takeRestored(idleNames)) ?? (await createCopy(await findTemplate(template, prepare)))
  return { settings: getSettings(name), remove: async () => void idleNames.push(name) }
}

const takeRestored = async (idleNames: Array<string>): Promise<string | undefined> => {
  for (let name = idleNames.pop(); name !== undefined; name = idleNames.pop()) {
    if (await restoreRows(name)) return name
    await dropDatabase(name)
  }
  return undefined
}

/** Restores the rows of a database. Returns false if a test file changed more than rows, or left open a transaction that locks a table. */
const restoreRows = async (name: string): Promise<boolean> => {
  const { rows } = await query<{ restored: boolean }>(getSettings(name).url.href, "select fixture.restore() as restored").catch(
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
    // The lock is held until the connection ends, so one worker prepares the template and the others wait.
    await client.query("select pg_advisory_lock(hashtext($1))", [name])
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name])
    if (rowCount === 1) return
    const draft = await createCopy("template0")
    await prepare(getSettings(draft))
    await query(getSettings(draft).url.href, restorableRows)
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

const createCopy = async (template: string): Promise<string> => {
  const name = `${inject("databasePrefix")}${randomUUID().replaceAll("-", "")}`
  // Uses the strategy that copies files, because copying through the log takes twice as long.
  await query(postgresServer(), `create database ${name} template ${template} strategy file_copy`)
  return name
}

const dropDatabase = async (name: string): Promise<void> => void (await query(postgresServer(), `drop database ${name} with (force)`))

const getSettings = (name: string): TemporaryDatabaseSettings & { readonly url: URL } => {
  const url = new URL(postgresServer())
  url.pathname = `/${name}`
  return { dataDir: tmpdir(), url }
}

const postgresServer = (): string => {
  const server = inject("postgresUrl")
  if (server !== undefined) return server
  throw new Error(
    "These tests need PostgreSQL 15 or newer, and the bundled one does not start on this machine. Install one (on Debian: apt-get install postgresql) or set TEST_DATABASE_URL."
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
