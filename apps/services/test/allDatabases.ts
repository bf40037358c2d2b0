import { Effect } from "effect"
import type { Kysely } from "kysely"
import { type Database, type DatabaseSettings, migrate, migrations, openDatabase, type Tables } from "../src/database/index.ts"
import { emptyEmbeddedPlace, migratedEmbeddedPlace } from "./embeddedPlaces.ts"
import { createPostgresPlace, takePostgresPlace } from "./postgresPlaces.ts"
import { isFullSuite } from "./suite.ts"

/** A database of one test file's own. */
export interface TestDatabase extends Database {
  /** To open the same database a second time. */
  readonly settings: TemporaryDatabaseSettings
  /** Closes the database and gives it up. */
  readonly drop: () => Promise<void>
}

/** On PostgreSQL, the address of one server. */
export interface TemporaryDatabaseSettings extends DatabaseSettings {
  readonly url?: URL | undefined
}

/** The address of a database that nothing has opened yet. */
export interface TemporaryDatabase {
  readonly settings: TemporaryDatabaseSettings
  readonly remove: () => Promise<void>
}

/** Rows that a database begins with, beside those that migrations insert. */
export interface Fixture {
  /** Lower-case letters and underscores. One name always means the same rows. */
  readonly name: string
  readonly insert: (database: Kysely<Tables>) => Promise<void>
}

/** One kind of database. */
export interface DatabaseKind {
  readonly kind: "embedded" | "postgres"
  /** Creates a database without tables, for tests of migrations, of the clock, of connections and of crashes. */
  readonly place: () => Promise<TemporaryDatabase>
  /**
   * Opens a database with all tables and the rows of the fixture.
   *
   * On PostgreSQL the files of a worker take turns with one database, whose rows are restored in between. A database whose tables, triggers
   * or settings a file changed is replaced, so files need not undo such changes. Two databases at a time are two.
   */
  readonly open: (fixture?: Fixture) => Promise<TestDatabase>
}

const noRows: Fixture = { name: "no_rows", insert: async () => {} }

/** The embedded database, for tests of PGlite itself. */
export const embeddedDatabase: DatabaseKind = {
  kind: "embedded",
  place: emptyEmbeddedPlace,
  open: async ({ insert } = noRows) => {
    const database = await openIn(await migratedEmbeddedPlace())
    await insert(database.kysely)
    return database
  }
}

/** PostgreSQL, for tests of what the embedded database does not have: several processes, standbys, notifications. */
export const postgresDatabase: DatabaseKind = {
  kind: "postgres",
  place: createPostgresPlace,
  open: async (fixture = noRows) =>
    openIn(
      await takePostgresPlace(fixture.name, async (settings) => {
        const database = await Effect.runPromise(openDatabase(settings))
        await Effect.runPromise(migrate(database.kysely, migrations))
        await fixture.insert(database.kysely)
        await database.close()
      })
    )
}

/**
 * PostgreSQL, and in the full suite the embedded database too: `describe.each(allDatabases)("products on $kind", ({ open }) => ...)`.
 *
 * The end-to-end tests cover the embedded database in the core suite.
 */
export const allDatabases: ReadonlyArray<DatabaseKind> = isFullSuite ? [embeddedDatabase, postgresDatabase] : [postgresDatabase]

const openIn = async ({ remove, settings }: TemporaryDatabase): Promise<TestDatabase> => {
  const database = await Effect.runPromise(openDatabase(settings))
  const drop = async () => {
    await database.close()
    await remove()
  }
  return { ...database, settings, drop }
}
