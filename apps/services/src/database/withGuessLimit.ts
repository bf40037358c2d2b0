import { createHash } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Tables } from "./tables.ts"

/** Counter key, and the maximum number of wrong guesses per hour. */
export interface GuessLimit {
  readonly key: string
  readonly most: number
}

/** Limits the guesses of one client IP address per hour. The address is stored as a hash. */
export const clientLimit = (what: string, client: string, most: number): GuessLimit => ({
  key: `${what}:${createHash("sha256").update(client).digest("base64url")}`,
  most
})

const HOUR_MS = 3_600_000

/**
 * Looks up a value that the client may be guessing. Returns null once the limit is exceeded, even if the value is right.
 *
 * Counts each lookup as a wrong guess before it runs, and takes the count back if the value was right. So parallel guesses cannot exceed
 * the limit.
 */
export const withGuessLimit = async <A>(
  database: Kysely<Tables>,
  limits: ReadonlyArray<GuessLimit>,
  look: () => Promise<A>,
  isRight: (found: A) => boolean
): Promise<A | null> => {
  for (const { key, most } of limits) if ((await countLook(database, key)) > most) return null
  const found = await look()
  if (isRight(found)) for (const { key } of limits) await uncount(database, key)
  return found
}

/** Counts a lookup in one statement and returns the count within the hour. An expired count restarts at 1. */
const countLook = async (database: Kysely<Tables>, key: string): Promise<number> => {
  const now = Date.now()
  const { points } = await database
    .insertInto("rate_limit")
    .values({ key, points: 1, expire: now + HOUR_MS })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        points: sql`case when rate_limit.expire > ${now} then rate_limit.points + 1 else 1 end`,
        expire: sql`case when rate_limit.expire > ${now} then rate_limit.expire else ${now + HOUR_MS} end`
      })
    )
    .returning("points")
    .executeTakeFirstOrThrow()
  return points
}

const uncount = async (database: Kysely<Tables>, key: string): Promise<void> => {
  await database
    .updateTable("rate_limit")
    .set({ points: sql`greatest(0, points - 1)` })
    .where("key", "=", key)
    .execute()
}
