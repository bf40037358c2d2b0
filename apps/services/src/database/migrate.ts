import { Data, Effect, Schedule } from "effect"
import { type Kysely, sql } from "kysely"
import { type Migration as Step, Migrator } from "kysely/migration"
import { SchemaOutdated, SchemaNewer, MigrationEdited, MigrationFailed } from "./errors.ts"
import { withAdvisoryLock, type ConcurrentIndex, LOCK_NOT_AVAILABLE, createIndexConcurrently } from "./concurrentIndex.ts"
import { defaultDatabaseTimeouts } from "./DatabaseTimeouts.ts"
import { getErrorMessage, getSystemErrorCode } from "../foundation/errorDetails.ts"

/** One step of the schema. An applied migration must never be edited: add a new migration instead. */
export type Migration = MigrationFile & (TransactionalStep | { readonly index: ConcurrentIndex })

/** Runs in one transaction with adjacent migrations. */
interface TransactionalStep {
  readonly up: Step["up"]
}

interface MigrationFile {
  /** Whether a program without this migration still works with these tables. Required for rolling updates. */
  readonly keepsOlder?: boolean
  /** The file's SHA-256 in hexadecimal; undefined without a file. */
  readonly checksum?: string
}

/** Migrations by name, 'NNNN-name', in the order in which they run. There are no down migrations. */
export type Migrations = Readonly<Record<string, Migration>>

export type MigrationError = SchemaNewer | MigrationEdited | MigrationFailed

/** Attempts to get a lock on a table, with pauses in which waiting queries can run. */
const LOCK_RETRY = { times: 10, schedule: Schedule.spaced("2 seconds") }

/**
 * Migrates the tables to this version.
 *
 * Runs the missing migrations. Those between two index migrations share a transaction, and each index is built outside a transaction.
 * Concurrent starts wait for each other.
 *
 * Fails if a migration fails, if the file of an applied migration was changed, or if the data has an unknown migration that does not have
 * `keepsOlder`. A failed transaction changes nothing.
 *
 * @param lock - Lock timeout in milliseconds, which limits how long other queries wait behind a migration.
 * @returns The names of the migrations that ran.
 */
export const migrate = <Tables>(
  database: Kysely<Tables>,
  migrations: Migrations,
  lock: number = defaultDatabaseTimeouts.lock
): Effect.Effect<ReadonlyArray<string>, MigrationError> =>
  Effect.gen(function* () {
    const ran = yield* Effect.promise(() => listApplied(database))
    yield* expectCompatible(ran, migrations)
    const before = new Set(ran.map(({ name }) => name))
    const newer = ran.findLast(({ name }) => !Object.hasOwn(migrations, name))
    if (newer !== undefined) {
      // If the unknown migrations have `keepsOlder`, an older program may start once all of its own migrations ran. Kysely's migrator would
      // reject the unknown migrations.
      if (Object.keys(migrations).every((name) => before.has(name))) return []
      return yield* createSchemaNewer(newer, migrations)
    }
    const added = yield* runMissing(database, migrations, before, lock)
    if (added.length > 0 || ran.some(({ checksum, name }) => checksum === null && migrations[name]?.checksum !== undefined))
      yield* Effect.promise(() => saveChecksums(database, migrations, [...before, ...added]))
    return added
  })

/** Whether all of these migrations were applied. The database may have more migrations. */
export const isMigrated = async <Tables>(database: Kysely<Tables>, migrations: Migrations): Promise<boolean> => {
  const seen = new Set((await listApplied(database)).map(({ name }) => name))
  return Object.keys(migrations).every((name) => seen.has(name))
}

/** Fails if `migrate` would have to run a migration or would fail. Changes nothing. */
export const expectMigrated = <Tables>(
  database: Kysely<Tables>,
  migrations: Migrations
): Effect.Effect<void, SchemaOutdated | SchemaNewer | MigrationEdited> =>
  Effect.gen(function* () {
    const ran = yield* Effect.promise(() => listApplied(database))
    yield* expectCompatible(ran, migrations)
    const missing = Object.keys(migrations).find((name) => ran.every((migration) => migration.name !== name))
    if (missing !== undefined) return yield* new SchemaOutdated({ migration: missing })
  })

interface AppliedMigration {
  readonly name: string
  /** Null if the migration ran before checksums were stored. */
  readonly checksum: string | null
  readonly keepsOlder: boolean
}

const createSchemaNewer = ({ name }: AppliedMigration, migrations: Migrations): SchemaNewer =>
  new SchemaNewer({ found: `migration ${name}`, known: Object.keys(migrations).toSorted().at(-1) ?? "none" })

const expectCompatible = (
  ran: ReadonlyArray<AppliedMigration>,
  migrations: Migrations
): Effect.Effect<void, SchemaNewer | MigrationEdited> =>
  Effect.gen(function* () {
    const newer = ran.findLast(({ keepsOlder, name }) => !Object.hasOwn(migrations, name) && !keepsOlder)
    if (newer !== undefined) return yield* createSchemaNewer(newer, migrations)
    const edited = ran.find(({ checksum, name }) => {
      const now = migrations[name]?.checksum
      return checksum !== null && now !== undefined && now !== checksum
    })
    if (edited !== undefined) return yield* new MigrationEdited({ migration: edited.name })
  })

const runMissing = <Tables>(
  database: Kysely<Tables>,
  migrations: Migrations,
  before: ReadonlySet<string>,
  lock: number
): Effect.Effect<ReadonlyArray<string>, MigrationFailed> => {
  const isIndexMissing = Object.entries(migrations).some(([name, migration]) => "index" in migration && !before.has(name))
  if (!isIndexMissing) return runInTransaction(database, migrations, lock)
  // Lets only one process migrate at a time. The others must wait outside a transaction, because building an index waits for open
  // transactions.
  const runAlone = (connection: Kysely<Tables>) =>
    withAdvisoryLock(connection, () => Effect.runPromiseExit(runWithIndexes(connection, migrations, lock)))
  return Effect.flatten(Effect.promise(() => database.connection().execute(runAlone)))
}

/** Runs the missing migrations up to each index, builds the index, and continues. */
const runWithIndexes = <Tables>(
  connection: Kysely<Tables>,
  migrations: Migrations,
  lock: number
): Effect.Effect<ReadonlyArray<string>, MigrationFailed> =>
  Effect.gen(function* () {
    const seen = new Set((yield* Effect.promise(() => listApplied(connection))).map(({ name }) => name))
    const upTo = (end: string) => Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= end))
    const ran: Array<string> = []
    let last: string | undefined
    for (const [name, migration] of Object.entries(migrations).toSorted(([left], [right]) => (left < right ? -1 : 1))) {
      if ("index" in migration && !seen.has(name)) {
        if (last !== undefined && !seen.has(last)) ran.push(...(yield* runInTransaction(connection, upTo(last), lock)))
        yield* retryOnLock(name, () => createIndexConcurrently(connection, migration.index, lock))
        ran.push(...(yield* runInTransaction(connection, upTo(name), lock)))
        seen.add(name)
      }
      last = name
    }
    return [...ran, ...(yield* runInTransaction(connection, migrations, lock))]
  })

const runInTransaction = <Tables>(
  database: Kysely<Tables>,
  migrations: Migrations,
  lock: number
): Effect.Effect<ReadonlyArray<string>, MigrationFailed> => {
  const steps = Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, toStep(migration, lock)]))
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => steps } })
  const newest = Object.keys(migrations).toSorted().at(-1) ?? "none"
  return retryOnLock(newest, async () => {
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error === undefined) return results.map(({ migrationName }) => migrationName)
    throw new StepFailed({ cause: error, migration: results.find(({ status }) => status === "Error")?.migrationName ?? newest })
  })
}

/** The step of an index does nothing. It only makes Kysely record the migration, because the index was built before. */
const toStep = (migration: Migration, lock: number): Step => ({
  up: async (transaction) => {
    if ("index" in migration) return
    await sql.raw(`set local lock_timeout = ${Math.trunc(lock)}`).execute(transaction)
    await migration.up(transaction)
  }
})

/** A migration of a run failed. Names the migration. */
class StepFailed extends Data.TaggedError("StepFailed")<{ readonly cause: unknown; readonly migration: string }> {}

/** Retries after a lock timeout. */
const retryOnLock = <A>(name: string, run: () => Promise<A>): Effect.Effect<A, MigrationFailed> =>
  Effect.tryPromise({
    try: run,
    catch: (thrown) => {
      const { cause, migration } = thrown instanceof StepFailed ? thrown : { cause: thrown, migration: name }
      return {
        isLocked: getSystemErrorCode(cause) === LOCK_NOT_AVAILABLE,
        failure: new MigrationFailed({ migration, cause: getErrorMessage(cause) })
      }
    }
  }).pipe(
    Effect.retry({ ...LOCK_RETRY, while: ({ isLocked }) => isLocked }),
    Effect.mapError(({ failure }) => failure)
  )

/** Lists the applied migrations, oldest first. */
const listApplied = async <Tables>(database: Kysely<Tables>): Promise<ReadonlyArray<AppliedMigration>> => {
  const { rows: tables } = await sql<{ names: string | null; checksums: string | null }>`
    select to_regclass('kysely_migration')::text as names, to_regclass('migration_checksum')::text as checksums`.execute(database)
  if (tables[0]?.names == null) return []
  const seen = tables[0].checksums === null ? sql`(select '' as name, null as checksum, false as keeps_older)` : sql`migration_checksum`
  const { rows } = await sql<{ name: string; checksum: string | null; keeps_older: boolean | null }>`
    select ran.name, seen.checksum, seen.keeps_older
    from kysely_migration as ran left join ${seen} as seen on seen.name = ran.name order by ran.name`.execute(database)
  return rows.map(({ checksum, keeps_older: keepsOlder, name }) => ({ name, checksum, keepsOlder: keepsOlder ?? false }))
}

/** Stores the checksums. A migration that ran before checksums existed gets the present checksum of its file. */
const saveChecksums = <Tables>(database: Kysely<Tables>, migrations: Migrations, names: ReadonlyArray<string>): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('migration_checksum'))`.execute(transaction)
    await sql`create table if not exists migration_checksum (name text primary key, checksum text, keeps_older boolean not null)`.execute(
      transaction
    )
    const rows = names.map((name) => {
      const { checksum = null, keepsOlder = false } = migrations[name] ?? {}
      return { name, checksum, keeps_older: keepsOlder }
    })
    await sql`
      insert into migration_checksum
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (name text, checksum text, keeps_older boolean)
      on conflict (name) do update set checksum = excluded.checksum where migration_checksum.checksum is null`.execute(transaction)
  })
