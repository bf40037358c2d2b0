import { Data, Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { mkdir, rm } from "node:fs/promises"
import path from "node:path"
import type { Database } from "../database/Database.ts"
import { migrate } from "../database/migrate.ts"
import { migrations } from "../database/migrations.ts"
import { type DatabaseSettings, openDatabase } from "../database/openDatabase.ts"
import type { PostgresUrl } from "../database/PostgresUrl.ts"
import type { Tables } from "../database/tables.ts"
import { getSystemErrorCode } from "../foundation/errorDetails.ts"

/** Location of the shop's data. The practice database is created next to it. */
interface PracticeLocation {
  readonly dataDir: string
  readonly url: PostgresUrl | undefined
}

/** A practice database cannot be created. The message names the next step. */
export class PracticeRefused extends Data.TaggedError("PracticeRefused")<{ readonly message: string }> {}

interface PracticePlace {
  readonly settings: DatabaseSettings
  readonly remove: () => Promise<unknown>
}

/** Tables that a move reads. */
const copiedTables: ReadonlyArray<keyof Tables> = [
  "brand",
  "category",
  "product",
  "variant",
  "own_product",
  "redirect",
  "account",
  "signup",
  "customer_review",
  "staff_action",
  "moved_record",
  "moved_customer",
  "old_password",
  "old_order"
]

const ROWS_PER_BATCH = 500
/** SQLSTATE of a database that still has connections. The second code is that of a missing privilege. */
const OBJECT_IN_USE = "55006"
const INSUFFICIENT_PRIVILEGE = "42501"

const inProgress = "Another practice run is in progress. Wait until it has ended."
let isRunning = false

/**
 * Creates a second database with the shop's accounts, parts and redirects, and removes it after use. SIGINT and SIGTERM remove it too. If
 * the process is killed, the next practice run removes the database.
 */
export const withPracticeDatabase = async <Result>(
  shop: Pick<Database, "background">,
  location: PracticeLocation,
  use: (practice: Database) => Promise<Result>
): Promise<Result> => {
  if (isRunning) throw new PracticeRefused({ message: inProgress })
  isRunning = true
  const opened = open(shop, location)
  let removed: Promise<void> | undefined
  const remove = (): Promise<void> =>
    (removed ??= opened.then(async ({ practice, place }) => {
      await practice.close()
      await place.remove()
    }))
  const run = async (): Promise<Result> => {
    const { practice } = await opened
    await Effect.runPromise(migrate(practice.background, migrations))
    await copyTables(shop.background, practice.background)
    return use(practice)
  }
  const { hasSignal, interrupted, release } = removeOnSignal(remove)
  try {
    // After an interruption, does not wait for `run`, because queries of a closed embedded database never end.
    return await Promise.race([run(), interrupted])
  } catch (error) {
    if (hasSignal()) return await interrupted
    throw error
  } finally {
    await remove().finally(() => {
      release()
      isRunning = false
    })
  }
}

const open = async (
  shop: Pick<Database, "background">,
  { dataDir, url }: PracticeLocation
): Promise<{ readonly practice: Database; readonly place: PracticePlace }> => {
  const place = url === undefined ? await createFolder(dataDir) : await createDatabase(shop.background, { dataDir, url })
  try {
    return { practice: await Effect.runPromise(openDatabase(place.settings)), place }
  } catch (error) {
    await place.remove()
    throw error
  }
}

const createFolder = async (dataDir: string): Promise<PracticePlace> => {
  const folder = path.join(dataDir, "practice")
  const remove = () => rm(folder, { recursive: true, force: true })
  await remove()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return { settings: { dataDir: folder }, remove }
}

const createDatabase = async (
  shop: Kysely<Tables>,
  { dataDir, url }: { readonly dataDir: string; readonly url: PostgresUrl }
): Promise<PracticePlace> => {
  const { rows } = await sql<{ name: string }>`select left(current_database(), 50) || '_practice' as name`.execute(shop)
  const name = rows[0]?.name ?? "practice"
  try {
    await sql`drop database if exists ${sql.id(name)}`.execute(shop)
    await sql`create database ${sql.id(name)}`.execute(shop)
  } catch (error) {
    const code = getSystemErrorCode(error)
    if (code === OBJECT_IN_USE) throw new PracticeRefused({ message: inProgress })
    if (code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new PracticeRefused({
      message: 'The user in DATABASE_URL may not create databases. Run "alter role USER createdb" as an administrator, or use --check.'
    })
  }
  const toPractice = (server: URL): URL => {
    const own = new URL(server)
    own.pathname = `/${encodeURIComponent(name)}`
    return own
  }
  const [first, ...others] = url.servers
  return {
    settings: { dataDir, url: { ...url, servers: [toPractice(first), ...others.map(toPractice)] } },
    remove: () => sql`drop database if exists ${sql.id(name)} with (force)`.execute(shop)
  }
}

interface Interruption {
  /** Rejects after the practice database was removed. */
  readonly interrupted: Promise<never>
  readonly hasSignal: () => boolean
  readonly release: () => void
}

/**
 * Removes the practice database on a signal and then ends the process. If the process has other signal handlers, as a running shop does,
 * rejects `interrupted` instead.
 */
const removeOnSignal = (remove: () => Promise<void>): Interruption => {
  const { promise: interrupted, reject } = Promise.withResolvers<never>()
  let hasSignal = false
  const releases = (["SIGINT", "SIGTERM"] as const).map((signal) => {
    const isAlone = process.listenerCount(signal) === 0
    const onSignal = (): void => {
      hasSignal = true
      void remove()
        .catch(() => undefined)
        .then(() => (isAlone ? process.exit(130) : reject(new PracticeRefused({ message: "The practice run was interrupted." }))))
    }
    process.once(signal, onSignal)
    return () => void process.off(signal, onSignal)
  })
  return { hasSignal: () => hasSignal, interrupted, release: () => releases.forEach((release) => release()) }
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Copies rows in batches, so that a running shop does not wait for long. Orders and parts may change during the copy, so foreign keys apply
 * to later rows only.
 */
const copyTables = async (shop: Kysely<Tables>, practice: Kysely<Tables>): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(practice)
  const { rows: keys } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name, replace(pg_get_constraintdef(oid), ' NOT VALID', '') as definition
    from pg_constraint where contype = 'f' and conrelid = any(${copiedTables}::regclass[])`.execute(practice)
  for (const { name, table } of keys) await run(`alter table ${table} drop constraint "${name}"`)
  await run(`truncate ${copiedTables.join(", ")} cascade`)
  for (const table of copiedTables) {
    await run(`alter table ${table} disable trigger user`)
    await copyTable(shop, practice, table)
    await run(`alter table ${table} enable trigger user`)
  }
  for (const { definition, name, table } of keys) await run(`alter table ${table} add constraint "${name}" ${definition} not valid`)
}

const copyTable = async (shop: Kysely<Tables>, practice: Kysely<Tables>, table: keyof Tables): Promise<void> => {
  const { rows: columns } = await sql<{ name: string; sequence: string | null }>`
    select attname as name, pg_get_serial_sequence(${table}, attname) as sequence from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(practice)
  const names = sql.join(columns.map(({ name }) => sql.id(name)))
  for (let after = "(0,0)"; ;) {
    const page = await readPage(shop, table, after)
    if (page === null) return setSequences(practice, table, columns)
    after = page.last
    await sql`
      insert into ${sql.id(table)} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${sql.id(table)}, ${page.records}::json)`.execute(practice)
  }
}

interface TablePage {
  readonly last: string
  /** The records as JSON. */
  readonly records: string
}

/** Reads the rows that follow `after` in the table; null at the end of the table. */
const readPage = async (shop: Kysely<Tables>, table: keyof Tables, after: string): Promise<TablePage | null> => {
  const { rows } = await sql<TablePage>`
    select max(at)::text as last, json_agg(record)::text as records from (
      select ctid as at, to_json(source) as record from ${sql.id(table)} as source
      where ctid > ${after}::tid order by ctid limit ${ROWS_PER_BATCH}) as page
    having count(*) > 0`.execute(shop)
  return rows[0] ?? null
}

/** Sets the id sequences, so that new rows get ids after those of the copied rows. */
const setSequences = async (
  practice: Kysely<Tables>,
  table: keyof Tables,
  columns: ReadonlyArray<{ readonly name: string; readonly sequence: string | null }>
): Promise<void> => {
  for (const { name, sequence } of columns)
    if (sequence !== null)
      await sql`select setval(${sequence}, coalesce(max(${sql.id(name)}), 0) + 1, false) from ${sql.id(table)}`.execute(practice)
}
