import { type Kysely, sql } from "kysely"

/** An index that is built while other transactions write to the table. */
export interface ConcurrentIndex {
  readonly name: string
  /** The SQL after `on`, such as `customer_order (placed_at)`. */
  readonly on: string
  readonly isUnique?: boolean
}

/** SQLSTATE of a lock timeout. */
export const LOCK_NOT_AVAILABLE = "55P03"
/** Milliseconds between attempts to get the advisory lock. */
const POLL_INTERVAL_MS = 250

/**
 * Creates an index outside a transaction. First drops an invalid index that an interrupted run left behind.
 *
 * @param lock - Lock timeout in milliseconds.
 */
export const createIndexConcurrently = async <Tables>(
  connection: Kysely<Tables>,
  { isUnique = false, name, on }: ConcurrentIndex,
  lock: number
): Promise<void> => {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(quote_ident(${name}))`.execute(connection)
  if (rows[0]?.valid === true) return
  await sql.raw(`set lock_timeout = ${Math.trunc(lock)}`).execute(connection)
  try {
    const drop = () => sql`drop index concurrently if exists ${sql.id(name)}`.execute(connection)
    await drop()
    const kind = sql.raw(isUnique ? "unique index" : "index")
    try {
      await sql`create ${kind} concurrently ${sql.id(name)} on ${sql.raw(on)}`.execute(connection)
    } catch (error) {
      // An invalid index slows down every write and still rejects duplicates.
      await drop().catch(() => undefined)
      throw error
    }
  } finally {
    await sql`reset lock_timeout`.execute(connection)
  }
}

/** Runs `act` in only one process at a time. Waits outside a transaction. */
export const withAdvisoryLock = async <Tables, A>(connection: Kysely<Tables>, act: () => Promise<A>): Promise<A> => {
  while (!(await isAlone(connection))) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  try {
    return await act()
  } finally {
    await sql`select pg_advisory_unlock(hashtext('concurrent index'))`.execute(connection)
  }
}

const isAlone = async <Tables>(connection: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ alone: boolean }>`select pg_try_advisory_lock(hashtext('concurrent index')) as alone`.execute(connection)
  return rows[0]?.alone === true
}
