import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { type Migration, Migrator } from "kysely/migration"
import { DataNewer, MigrationFailed } from "./errors.ts"
import { messageOf } from "./thrown.ts"

/** Migrations by name, 'NNNN-name'; the names' order is the order in which they run. They only go forward. */
export type Migrations = Readonly<Record<string, Pick<Migration, "up">>>

/**
 * Brings the tables up to this version: runs what has not run yet, in one transaction. Starts at the same time wait for each other.
 * Answers the names of the migrations that ran.
 */
export const migrate = <Tables>(
  database: Kysely<Tables>,
  migrations: Migrations
): Effect.Effect<ReadonlyArray<string>, DataNewer | MigrationFailed> =>
  Effect.gen(function* () {
    const known = Object.keys(migrations).sort()
    const newest = known.at(-1) ?? "none"
    const unknown = (yield* Effect.promise(() => executed(database))).filter((name) => !known.includes(name))
    if (unknown.length > 0) return yield* new DataNewer({ found: `migration ${unknown.at(-1)}`, known: newest })

    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error, results = [] } = yield* Effect.promise(() => migrator.migrateToLatest())
    if (error !== undefined) {
      const failed = results.find(({ status }) => status === "Error")?.migrationName ?? newest
      return yield* new MigrationFailed({ migration: failed, cause: messageOf(error) })
    }
    return results.map(({ migrationName }) => migrationName)
  })

/** Whether the database has seen all of these migrations, and perhaps more. */
export const isMigrated = async <Tables>(database: Kysely<Tables>, migrations: Migrations): Promise<boolean> => {
  const seen = new Set(await executed(database))
  return Object.keys(migrations).every((name) => seen.has(name))
}

/** Names of the migrations that the database has seen, oldest first. */
const executed = async <Tables>(database: Kysely<Tables>): Promise<ReadonlyArray<string>> => {
  const table = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(database)
  if (table.rows[0]?.name == null) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}
