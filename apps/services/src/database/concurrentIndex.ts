import { type Kysely, sql } from "kysely"

/** An index of a table that others write to meanwhile, however long it takes. */
export interface ConcurrentIndex {
  readonly name: string
  /** What stands behind `on`, such as `customer_order (placed_at)`. */
  readonly on: string
  readonly isUnique?: boolean
}

/** SQLSTATE of a lock that was waited for too long. */
export const LOCK_NOT_AVAILABLE = "55P03"
/** Milliseconds between two tries to be the one who makes indexes. */
const EVERY = 250

/**
 * Makes an index outside of a transaction. One that was begun and not finished, which PostgreSQL leaves behind as invalid, is made anew. A
 * lock is waited for `lock` milliseconds.
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
      // Unfinished as it is, it costs each write its time, and refuses what is not unique.
      await drop().catch(() => undefined)
      throw error
    }
  } finally {
    await sql`reset lock_timeout`.execute(connection)
  }
}

/** Acts while no other process does, on a connection that is in no transaction while it waits. */
export const withAdvisoryLock = async <Tables, A>(connection: Kysely<Tables>, act: () => Promise<A>): Promise<A> => {
  while (!(await isAlone(connection))) await new Promise((resolve) => setTimeout(resolve, EVERY))
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
