import { type Kysely, sql } from "kysely"
import { Effect, Schedule } from "effect"
import type { Pool } from "pg"
import type { ChangeTopic, Tables } from "../database/tables.ts"
import { assertOutsideTransaction } from "../database/transactionScope.ts"

/** A committed change of data that processes cache. */
export interface Change {
  readonly topic: ChangeTopic
  /** Ids of the changed products; null if the change is not about particular products. */
  readonly productIds: ReadonlyArray<number> | null
}

/** Reports changes committed by this and other processes. */
export interface ChangeLog {
  /** Returns whether the next poll is due. */
  readonly isDue: () => boolean
  /**
   * Polls for changes committed since the last poll. Notifies all listeners, then returns the catalog's version (empty
   * without a catalog). If the database is unavailable, the next poll reports the changes.
   */
  readonly poll: () => Promise<string>
  /** Registers a listener that receives the changes of each poll in one call. */
  readonly listen: (listener: (changes: ReadonlyArray<Change>) => void) => void
  /** Makes the next request poll, because data has just changed. */
  readonly requestPoll: () => void
  /** Returns UTC milliseconds by the database's clock, which all processes share. Uses this machine's clock until the first poll. */
  readonly now: () => number
}

/** Milliseconds between two polls if there are no notifications. No change stays unnoticed for longer. */
const LOOKS_EVERY = 3_000
/** Minimum milliseconds between two polls, even if many changes are notified. */
const PAUSE = 200
/** Above this number of changes since the last poll, everything is treated as changed. */
const MOST_CHANGES = 1_000
/** Change rows are kept for a day. After this many hours without a poll, some may be missing. */
const RETENTION_HOURS = 12

const topics = [
  "article",
  "banner",
  "fitment",
  "price",
  "product",
  "rating",
  "reference",
  "report",
  "settings",
  "stock"
] as const satisfies ReadonlyArray<ChangeTopic>
const anything: ReadonlyArray<Change> = topics.map((topic) => ({ topic, productIds: null }))

interface Look {
  readonly at: string
  /**
   * Start time of the server. A different value means a restart or failover, after which changes that this process has seen may be lost.
   */
  readonly begun: string
  /** Time of `at` in UTC milliseconds. */
  readonly millis: number
  /** Visible transactions, in PostgreSQL's snapshot format. */
  readonly snapshot: string
  readonly version: string
}

/** Polls the database's change table. `now` is monotonic, in milliseconds. */
export const createChangeLog = (
  database: Kysely<Tables>,
  now: () => number = () => performance.now(),
  retentionHours = RETENTION_HOURS
): ChangeLog => {
  const listeners: Array<(changes: ReadonlyArray<Change>) => void> = []
  let [lookedAt, dueAt] = [-Infinity, -Infinity]
  let last: Look | undefined
  let looking: Promise<string> | undefined
  let ahead = Date.now() - now()

  const look = async (): Promise<string> => {
    const { changes, isStale, ...seen } = await readChanges(database, last, retentionHours)
    const reported = isStale || changes.length > MOST_CHANGES ? anything : changes
    last = seen
    ahead = seen.millis - now()
    if (reported.length > 0) for (const listener of listeners) listener(reported)
    return seen.version
  }

  return {
    isDue: () => now() >= dueAt,
    poll: () => {
      assertOutsideTransaction("The change log")
      // A running poll may miss a change notified after its start, so that change stays due.
      if (looking !== undefined) return looking
      lookedAt = now()
      dueAt = lookedAt + LOOKS_EVERY
      looking = look().finally(() => (looking = undefined))
      return looking
    },
    listen: (listener) => void listeners.push(listener),
    requestPoll: () => {
      dueAt = Math.min(dueAt, lookedAt + PAUSE)
    },
    now: () => Math.round(now() + ahead)
  }
}

interface Read extends Look {
  readonly changes: ReadonlyArray<Change>
  /** Whether the changes since the last poll are unknown: it was too long ago, or the server restarted or lost state. */
  readonly isStale: boolean
}

const readChanges = async (database: Kysely<Tables>, last: Look | undefined, retentionHours: number): Promise<Read> => {
  const { rows } = await sql<Read>`
    select now()::text as at, coalesce(pg_postmaster_start_time()::text, '') as begun, extract(epoch from now())::float8 * 1000 as millis, pg_current_snapshot()::text as snapshot, coalesce((select version from catalogue), '') as version,
      ${
        last === undefined
          ? sql`'[]'::json as changes, false as "isStale"`
          : sql`
            coalesce((select json_agg(json_build_object('topic', topic, 'productIds', product_ids)) from (
              select topic, product_ids from change
              where made_in >= pg_snapshot_xmin(${last.snapshot}::pg_snapshot) and not pg_visible_in_snapshot(made_in, ${last.snapshot}::pg_snapshot)
              limit ${MOST_CHANGES + 1}) as unseen), '[]') as changes,
            now() >= ${last.at}::timestamptz + make_interval(hours => ${retentionHours})
              or coalesce(pg_postmaster_start_time()::text, '') <> ${last.begun}
              or pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${last.snapshot}::pg_snapshot) as "isStale"`
      }`.execute(database)
  return rows[0]!
}

/** Ids of the products that have changed since a value was read; null if any product may have changed. */
export type ChangedIds = ReadonlySet<number> | null

export const NO_CHANGES: ChangedIds = new Set()

/** Above this number of ids, all products count as changed, so that an unused entry does not grow without limit. */
const MOST_IDS = 1_000

/** Adds the products of new changes to the products that had already changed. */
export const mergeChangedIds = (before: ChangedIds, changes: ReadonlyArray<Change>, topics: ReadonlySet<ChangeTopic>): ChangedIds =>
  changes.reduce<ChangedIds>((ids, { productIds, topic }) => {
    if (!topics.has(topic)) return ids
    const all = ids && productIds && new Set([...ids, ...productIds])
    return all !== null && all.size > MOST_IDS ? null : all
  }, before)

/**
 * Calls `hurry` at each commit that changed cached data, over one PostgreSQL connection of the pool. Reconnects one
 * second after a lost connection, then polls for missed changes.
 */
export const listenForChanges = (pool: Pool, hurry: () => void): Effect.Effect<never> =>
  Effect.acquireUseRelease(
    Effect.tryPromise(() => pool.connect()),
    (client) =>
      Effect.callback<never, Error>((resume) => {
        const lose = () => resume(Effect.fail(new Error("The connection that listens for changes was lost")))
        client.on("notification", hurry)
        client.once("error", lose)
        client.once("end", lose)
        client.query("listen camber_changes").then(hurry, lose)
      }),
    (client) => Effect.sync(() => client.release(true))
  ).pipe(Effect.retry(Schedule.spaced("1 second")), Effect.orDie)
