import { type Kysely, sql } from "kysely"
import type { ChangeTopic, Tables } from "../database/tables.ts"

/** What was changed of all that processes keep in memory. */
export interface Change {
  readonly topic: ChangeTopic
  /** null: it may be of any product, or is of none. */
  readonly productIds: ReadonlyArray<number> | null
}

/** What tells a process of changes that others, or it itself, have committed. */
export interface ChangeLog {
  /** Whether it is time to look again. */
  readonly isDue: () => boolean
  /**
   * Looks which changes were committed since the last look, and has all listeners hear of them before it answers with the catalogue's
   * version, empty where there is none. What cannot be asked is told at the next look.
   */
  readonly look: () => Promise<string>
  /** Called with every change from now on, those of one look together. */
  readonly listen: (hear: (changes: ReadonlyArray<Change>) => void) => void
  /** Has the next question look, because something was changed just now. */
  readonly hurry: () => void
  /** UTC milliseconds by the database's clock, which is all processes' one; by this machine's until the first look. */
  readonly now: () => number
}

/** How long a change may go unnoticed where nobody is told of it, in milliseconds. */
const LOOKS_EVERY = 3_000
/** However many changes there are, so many milliseconds lie between two looks. */
const PAUSE = 200
/** More than these since the last look may be anything. */
const MOST_CHANGES = 1_000
/** Changes are kept for a day: after these hours without a look nobody knows for sure what there was. */
const KEPT_HOURS = 12

const topics = [
  "article",
  "banner",
  "price",
  "product",
  "rating",
  "reference",
  "report",
  "stock"
] as const satisfies ReadonlyArray<ChangeTopic>
const anything: ReadonlyArray<Change> = topics.map((topic) => ({ topic, productIds: null }))

interface Look {
  readonly at: string
  /** When the server began: another one may have taken its place, and lost what that one had seen. */
  readonly begun: string
  /** The same as `at` in UTC milliseconds. */
  readonly millis: number
  /** Which transactions could be seen, as PostgreSQL writes it. */
  readonly snapshot: string
  readonly version: string
}

/** Looks into the database's table of changes. `now` is monotonic, in milliseconds. */
export const createChangeLog = (
  database: Kysely<Tables>,
  now: () => number = () => performance.now(),
  keptHours = KEPT_HOURS
): ChangeLog => {
  const listeners: Array<(changes: ReadonlyArray<Change>) => void> = []
  let [lookedAt, dueAt] = [-Infinity, -Infinity]
  let last: Look | undefined
  let looking: Promise<string> | undefined
  let ahead = Date.now() - now()

  const look = async (): Promise<string> => {
    const { changes, isLate, ...seen } = await readChanges(database, last, keptHours)
    const told = isLate || changes.length > MOST_CHANGES ? anything : changes
    last = seen
    ahead = seen.millis - now()
    if (told.length > 0) for (const hear of listeners) hear(told)
    return seen.version
  }

  return {
    isDue: () => now() >= dueAt,
    look: () => {
      // What one is told of meanwhile it may not have seen: that stays due.
      if (looking !== undefined) return looking
      lookedAt = now()
      dueAt = lookedAt + LOOKS_EVERY
      looking = look().finally(() => (looking = undefined))
      return looking
    },
    listen: (hear) => void listeners.push(hear),
    hurry: () => {
      dueAt = Math.min(dueAt, lookedAt + PAUSE)
    },
    now: () => Math.round(now() + ahead)
  }
}

interface Read extends Look {
  readonly changes: ReadonlyArray<Change>
  /** What there was since the last look is not known any more: it was too long ago, or the server has begun anew or gone back to an earlier state. */
  readonly isLate: boolean
}

const readChanges = async (database: Kysely<Tables>, last: Look | undefined, keptHours: number): Promise<Read> => {
  const { rows } = await sql<Read>`
    select now()::text as at, coalesce(pg_postmaster_start_time()::text, '') as begun, extract(epoch from now())::float8 * 1000 as millis, pg_current_snapshot()::text as snapshot, coalesce((select version from catalogue), '') as version,
      ${
        last === undefined
          ? sql`'[]'::json as changes, false as "isLate"`
          : sql`
            coalesce((select json_agg(json_build_object('topic', topic, 'productIds', product_ids)) from (
              select topic, product_ids from change
              where made_in >= pg_snapshot_xmin(${last.snapshot}::pg_snapshot) and not pg_visible_in_snapshot(made_in, ${last.snapshot}::pg_snapshot)
              limit ${MOST_CHANGES + 1}) as unseen), '[]') as changes,
            now() >= ${last.at}::timestamptz + make_interval(hours => ${keptHours})
              or coalesce(pg_postmaster_start_time()::text, '') <> ${last.begun}
              or pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${last.snapshot}::pg_snapshot) as "isLate"`
      }`.execute(database)
  return rows[0]!
}
