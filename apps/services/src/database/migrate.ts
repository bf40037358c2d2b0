import { Data, Effect, Schedule } from "effect"
import { type Kysely, sql } from "kysely"
import { type Migration as Step, Migrator } from "kysely/migration"
import { SchemaOutdated, SchemaNewer, MigrationEdited, MigrationFailed } from "./errors.ts"
import { withAdvisoryLock, type ConcurrentIndex, LOCK_NOT_AVAILABLE, createIndexConcurrently } from "./concurrentIndex.ts"
import { defaultDatabaseTimeouts } from "./DatabaseTimeouts.ts"
import { getErrorMessage, getSystemErrorCode } from "../foundation/errorDetails.ts"

/** One step of the tables, as it will always be: a change of what has run anywhere is a further migration. */
export type Migration = MigrationFile & (TransactionalStep | { readonly index: ConcurrentIndex })

/** Runs in one transaction with its neighbours. */
interface TransactionalStep {
  readonly up: Step["up"]
}

interface MigrationFile {
  /** Whether a program that does not know of it goes on working over these tables, so that both run side by side while one is replaced. */
  readonly keepsOlder?: boolean
  /** Of its file, in hexadecimal; left out where it has none. */
  readonly checksum?: string
}

/** Migrations by name, 'NNNN-name'; the names' order is the order in which they run. They only go forward. */
export type Migrations = Readonly<Record<string, Migration>>

export type MigrationError = SchemaNewer | MigrationEdited | MigrationFailed

/** Another transaction may hold a table for so many tries, with pauses between them for those that wait behind. */
const patience = { times: 10, schedule: Schedule.spaced("2 seconds") }

/**
 * Brings the tables up to this version: runs what has not run yet, in one transaction from one index that is made while others write to
 * the next. A lock is waited for `lock` milliseconds at a time, so that nobody else waits longer behind it. Starts at the same time wait for
 * each other. Answers the names of the migrations that ran. Fails where the data knows migrations that this program does not and that do
 * not keep older programs, or while it lacks some of this program's own, where one that has run was changed since, and, with nothing changed by its transaction, where one fails.
 */
export const migrate = <Tables>(
  database: Kysely<Tables>,
  migrations: Migrations,
  lock: number = defaultDatabaseTimeouts.lock
): Effect.Effect<ReadonlyArray<string>, MigrationError> =>
  Effect.gen(function* () {
    const ran = yield* Effect.promise(() => executed(database))
    yield* compared(ran, migrations)
    const before = new Set(ran.map(({ name }) => name))
    const newer = ran.findLast(({ name }) => !Object.hasOwn(migrations, name))
    if (newer !== undefined) {
      // A newer version that keeps older ones keeps those that have all of their own: the migrator refuses what it does not know.
      if (Object.keys(migrations).every((name) => before.has(name))) return []
      return yield* dataNewer(newer, migrations)
    }
    const added = yield* advanced(database, migrations, before, lock)
    if (added.length > 0 || ran.some(({ checksum, name }) => checksum === null && migrations[name]?.checksum !== undefined))
      yield* Effect.promise(() => remember(database, migrations, [...before, ...added]))
    return added
  })

/** Whether the database has seen all of these migrations, and perhaps more. */
export const isMigrated = async <Tables>(database: Kysely<Tables>, migrations: Migrations): Promise<boolean> => {
  const seen = new Set((await executed(database)).map(({ name }) => name))
  return Object.keys(migrations).every((name) => seen.has(name))
}

/** Changes nothing, and fails where `migrate` would have something to do or could not do it. */
export const expectMigrated = <Tables>(
  database: Kysely<Tables>,
  migrations: Migrations
): Effect.Effect<void, SchemaOutdated | SchemaNewer | MigrationEdited> =>
  Effect.gen(function* () {
    const ran = yield* Effect.promise(() => executed(database))
    yield* compared(ran, migrations)
    const missing = Object.keys(migrations).find((name) => ran.every((one) => one.name !== name))
    if (missing !== undefined) return yield* new SchemaOutdated({ migration: missing })
  })

interface Executed {
  readonly name: string
  /** Null where it ran before checksums were kept. */
  readonly checksum: string | null
  readonly keepsOlder: boolean
}

const dataNewer = ({ name }: Executed, migrations: Migrations): SchemaNewer =>
  new SchemaNewer({ found: `migration ${name}`, known: Object.keys(migrations).toSorted().at(-1) ?? "none" })

const compared = (ran: ReadonlyArray<Executed>, migrations: Migrations): Effect.Effect<void, SchemaNewer | MigrationEdited> =>
  Effect.gen(function* () {
    const newer = ran.findLast(({ keepsOlder, name }) => !Object.hasOwn(migrations, name) && !keepsOlder)
    if (newer !== undefined) return yield* dataNewer(newer, migrations)
    const edited = ran.find(({ checksum, name }) => {
      const now = migrations[name]?.checksum
      return checksum !== null && now !== undefined && now !== checksum
    })
    if (edited !== undefined) return yield* new MigrationEdited({ migration: edited.name })
  })

const advanced = <Tables>(
  database: Kysely<Tables>,
  migrations: Migrations,
  before: ReadonlySet<string>,
  lock: number
): Effect.Effect<ReadonlyArray<string>, MigrationFailed> => {
  const isIndexMissing = Object.entries(migrations).some(([name, migration]) => "index" in migration && !before.has(name))
  if (!isIndexMissing) return throughAll(database, migrations, lock)
  // One process at a time, and those that wait do so without a transaction: an index would wait for that to end.
  const alone = (connection: Kysely<Tables>) =>
    withAdvisoryLock(connection, () => Effect.runPromiseExit(throughIndexes(connection, migrations, lock)))
  return Effect.flatten(Effect.promise(() => database.connection().execute(alone)))
}

/** What is missing runs up to each index, then the index is made, and so on to the end. */
const throughIndexes = <Tables>(
  connection: Kysely<Tables>,
  migrations: Migrations,
  lock: number
): Effect.Effect<ReadonlyArray<string>, MigrationFailed> =>
  Effect.gen(function* () {
    const seen = new Set((yield* Effect.promise(() => executed(connection))).map(({ name }) => name))
    const upTo = (end: string) => Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= end))
    const ran: Array<string> = []
    let last: string | undefined
    for (const [name, migration] of Object.entries(migrations).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      if ("index" in migration && !seen.has(name)) {
        if (last !== undefined && !seen.has(last)) ran.push(...(yield* throughAll(connection, upTo(last), lock)))
        yield* retried(name, () => createIndexConcurrently(connection, migration.index, lock))
        ran.push(...(yield* throughAll(connection, upTo(name), lock)))
        seen.add(name)
      }
      last = name
    }
    return [...ran, ...(yield* throughAll(connection, migrations, lock))]
  })

/** In one transaction. */
const throughAll = <Tables>(
  database: Kysely<Tables>,
  migrations: Migrations,
  lock: number
): Effect.Effect<ReadonlyArray<string>, MigrationFailed> => {
  const steps = Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, stepOf(migration, lock)]))
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => steps } })
  const newest = Object.keys(migrations).toSorted().at(-1) ?? "none"
  return retried(newest, async () => {
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error === undefined) return results.map(({ migrationName }) => migrationName)
    throw new StepFailed({ cause: error, migration: results.find(({ status }) => status === "Error")?.migrationName ?? newest })
  })
}

/** An index is noted as made once it is. */
const stepOf = (migration: Migration, lock: number): Step => ({
  up: async (transaction) => {
    if ("index" in migration) return
    await sql.raw(`set local lock_timeout = ${Math.trunc(lock)}`).execute(transaction)
    await migration.up(transaction)
  }
})

/** Which of several failed. */
class StepFailed extends Data.TaggedError("StepFailed")<{ readonly cause: unknown; readonly migration: string }> {}

/** Again where a lock was waited for in vain. */
const retried = <A>(name: string, run: () => Promise<A>): Effect.Effect<A, MigrationFailed> =>
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
    Effect.retry({ ...patience, while: ({ isLocked }) => isLocked }),
    Effect.mapError(({ failure }) => failure)
  )

/** What the database has seen, oldest first. */
const executed = async <Tables>(database: Kysely<Tables>): Promise<ReadonlyArray<Executed>> => {
  const { rows: tables } = await sql<{ names: string | null; checksums: string | null }>`
    select to_regclass('kysely_migration')::text as names, to_regclass('migration_checksum')::text as checksums`.execute(database)
  if (tables[0]?.names == null) return []
  const seen = tables[0].checksums === null ? sql`(select '' as name, null as checksum, false as keeps_older)` : sql`migration_checksum`
  const { rows } = await sql<{ name: string; checksum: string | null; keeps_older: boolean | null }>`
    select ran.name, seen.checksum, seen.keeps_older
    from kysely_migration as ran left join ${seen} as seen on seen.name = ran.name order by ran.name`.execute(database)
  return rows.map(({ checksum, keeps_older: keepsOlder, name }) => ({ name, checksum, keepsOlder: keepsOlder ?? false }))
}

/** What ran before checksums were kept is taken as it is now. */
const remember = <Tables>(database: Kysely<Tables>, migrations: Migrations, names: ReadonlyArray<string>): Promise<void> =>
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
