import { Effect } from "effect"
import type { Kysely } from "kysely"
import { type Database, type DatabaseSettings, migrate, migrations, openDatabase, type Tables } from "../src/database/openDatabase.ts"
import { emptyEmbeddedPlace, migratedEmbeddedPlace } from "./embeddedPlaces.ts"
import { createPostgresPlace, takePostgresPlace } from "./postgresPlaces.ts"

/** Whether the full suite is running (`pnpm test:full`). It runs each test on both databases, and each property test with more examples. */
export const isFullSuite = process.env.TEST_SUITE === "full"

/** Returns the number of runs of a slow property: `full` in the full suite, 50 in the core suite. */
export const getRunCount = (full: number): number => (isFullSuite ? full : 50)

/** A database that belongs to one test file. */
export interface TestDatabase extends Database {
  /** Settings to open the same database a second time. */
  readonly settings: TemporaryDatabaseSettings
  /** Closes and releases the database. */
  readonly drop: () => Promise<void>
}

/** Settings of a test database. If `url` is set, it is on PostgreSQL. */
export interface TemporaryDatabaseSettings extends DatabaseSettings {
  readonly url?: URL | undefined
}

/** A new database that was not opened yet. */
export interface TemporaryDatabase {
  readonly settings: TemporaryDatabaseSettings
  readonly remove: () => Promise<void>
}

/** Initial rows in addition to those that migrations insert. */
export interface Fixture {
  /** Name of lowercase letters and underscores. A fixture with the same name must always have the same rows. */
  readonly name: string
  readonly insert: (database: Kysely<Tables>) => Promise<void>
}

/** A kind of database on which tests run. */
export interface DatabaseKind {
  readonly kind: "embedded" | "postgres"
  /** Creates a database without tables, for tests of migrations, the clock, connections and crashes. */
  readonly place: () => Promise<TemporaryDatabase>
  /**
   * Opens a database with all tables and the rows of the fixture.
   *
   * On PostgreSQL, the test files of a worker use the same database one after another, and its rows are restored in between. If a file
   * changed tables, triggers or settings, the database is replaced, so files need not undo such changes. A file that opens two databases at
   * the same time gets two different databases.
   */
  readonly open: (fixture?: Fixture) => Promise<TestDatabase>
}

const noRows: Fixture = { name: "no_rows", insert: async () => {} }

/** The embedded database, for tests of PGlite itself. */
export const embeddedDatabase: DatabaseKind = {
  kind: "embedded",
  place: emptyEmbeddedPlace,
  open: async ({ insert } = noRows) => {
    const database = await openTestDatabase(await migratedEmbeddedPlace())
    await insert(database.kysely)
    return database
  }
}

/** PostgreSQL, for tests of features that the embedded database lacks: several processes, standbys, notifications. */
export const postgresDatabase: DatabaseKind = {
  kind: "postgres",
  place: createPostgresPlace,
  open: async (fixture = noRows) =>
    openTestDatabase(
      await takePostgresPlace(fixture.name, async (settings) => {
        const database = await Effect.runPromise(openDatabase(settings))
        await Effect.runPromise(migrate(database.kysely, migrations))
        await fixture.insert(database.kysely)
        await database.close()
      })
    )
}

/**
 * PostgreSQL, and in the full suite also the embedded database.
 *
 * Usage: `describe.each(allDatabases)("products on $kind", ({ open }) => ...)`.
 * The end-to-end tests cover the embedded database in the core suite.
 */
export const allDatabases: ReadonlyArray<DatabaseKind> = isFullSuite ? [embeddedDatabase, postgresDatabase] : [postgresDatabase]

const openTestDatabase = async ({ remove, settings }: TemporaryDatabase): Promise<TestDatabase> => {
  const database = await Effect.runPromise(openDatabase(settings))
  const drop = async () => {
    await database.close()
    await remove()
  }
  return { ...database, settings, drop }
}
