import { Effect } from "effect"
import { createHash, randomUUID } from "node:crypto"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { inject } from "vitest"
import { type Database, type DatabaseSettings, migrate, migrations, openDatabase } from "../src/database/index.ts"

/** A database of one test file's own. */
export interface TestDatabase extends Database {
  /** To open the same database a second time. */
  readonly settings: PlaceSettings
  /** Closes it and removes its data. */
  readonly drop: () => Promise<void>
}

/** On PostgreSQL one server's address. */
export interface PlaceSettings extends DatabaseSettings {
  readonly url?: URL | undefined
}

/** A place for a new, empty database, and how to get rid of it. */
export interface DatabasePlace {
  readonly settings: PlaceSettings
  readonly remove: () => Promise<void>
}

/**
 * Both kinds of database, for tests that must hold on each:
 * `describe.each(testDatabases)("products on $kind", ({ open }) => ...)`. `open` makes a fresh one with all tables.
 */
export const testDatabases = [
  { kind: "embedded", place: () => embeddedPlace(empty), open: () => openIn(() => embeddedPlace(migrated)) },
  { kind: "postgres", place: () => postgresPlace("template0"), open: () => openIn(async () => postgresPlace(await migratedTemplate())) }
] as const

/**
 * PostgreSQL alone, for tests that any of the two would pass or fail alike: what asks and answers, without races, locks or a database's own
 * ways. `ALL_DATABASES=1` runs them on both, as `.ci/run long` does; the journeys walk the whole shop over the embedded one.
 */
export const eitherDatabase = process.env.ALL_DATABASES === "1" ? testDatabases : testDatabases.slice(1)

const openIn = async (makePlace: () => Promise<DatabasePlace>): Promise<TestDatabase> => {
  const { settings, remove } = await makePlace()
  const database = await Effect.runPromise(openDatabase(settings))
  await Effect.runPromise(migrate(database.kysely, migrations))
  const drop = async () => {
    await database.close()
    await remove()
  }
  return { ...database, settings, drop }
}

const embeddedPlace = async (model: Model): Promise<DatabasePlace> => {
  const dataDir = mkdtempSync(join(tmpdir(), "camber-data-"))
  cpSync(await kept(model), join(dataDir, "database"), { recursive: true })
  return { settings: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** An embedded database to copy. */
interface Model {
  readonly name: string
  readonly prepare: (database: Database) => Promise<unknown>
}

const empty: Model = { name: "empty", prepare: async () => {} }
const sources = join(import.meta.dirname, "../src/database/migrations")
const migrated: Model = {
  name: `migrated-${readdirSync(sources)
    .toSorted()
    .reduce((hash, file) => hash.update(readFileSync(join(sources, file))), createHash("sha256"))
    .digest("hex")
    .slice(0, 12)}`,
  prepare: (database) => Effect.runPromise(migrate(database.kysely, migrations))
}

/** Making one takes seconds, so it is kept beside the installed packages: one a version of the database, and of the migrations. */
const kept = async ({ name, prepare }: Model): Promise<string> => {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(packageFile, "utf8"))
  const folder = join(import.meta.dirname, "../node_modules/.cache", `${name}-database-${version}`)
  if (!existsSync(folder)) {
    const draft = `${folder}.${randomUUID()}`
    mkdirSync(draft, { recursive: true })
    const database = await Effect.runPromise(openDatabase({ dataDir: draft }))
    await prepare(database)
    await database.close()
    try {
      renameSync(join(draft, "database"), folder)
    } catch (error) {
      // Another test file was faster.
      if (!existsSync(folder)) throw error
    }
    rmSync(draft, { recursive: true })
  }
  return folder
}

const packageFile = join(import.meta.dirname, "../node_modules/@electric-sql/pglite/package.json")

const postgresServer = (): string => {
  const server = inject("postgresUrl")
  if (server !== undefined) return server
  throw new Error(
    "These tests need PostgreSQL 15 or newer, and the one that a package carries does not start here: install one (on Debian: apt-get install postgresql) or set TEST_DATABASE_URL."
  )
}

const postgresPlace = async (template: string): Promise<DatabasePlace> => {
  const server = postgresServer()
  const name = `camber_test_${randomUUID().replaceAll("-", "")}`
  // Twice as fast as by the log, which has to hold nothing of these.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    settings: { dataDir: tmpdir(), url },
    remove: async () => void (await onServer(server, `drop database ${name} with (force)`))
  }
}

/**
 * The name of a database with all tables to copy, which takes a fraction of the time of migrating. Whoever comes first makes it; one a
 * version of the migrations stays on a server that outlives the tests.
 */
const migratedTemplate = async (): Promise<string> => {
  const server = postgresServer()
  const name = `camber_test_${migrated.name.replace("-", "_")}`
  const isThere = (await onServer(server, `select from pg_database where datname = '${name}'`)) > 0
  if (isThere) return name
  const { remove, settings } = await postgresPlace("template0")
  const database = await Effect.runPromise(openDatabase(settings))
  await migrated.prepare(database)
  await database.close()
  await onServer(server, `alter database ${settings.url!.pathname.slice(1)} rename to ${name}`).catch(async (error: unknown) => {
    await remove()
    // Another test file was faster.
    if (!(error instanceof Error && "code" in error && error.code === "42P04")) throw error
  })
  return name
}

/** Answers how many rows there are. */
const onServer = async (url: string, statement: string): Promise<number> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
export type { DatabaseSettings } from "../src/database/index.ts"
