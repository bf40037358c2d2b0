import { createHash } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Tables } from "./tables.ts"

/** Whose wrong guesses, or at what, are counted, and how many there may be within an hour. */
export interface GuessLimit {
  readonly key: string
  readonly most: number
}

/** Limits what one client address may guess within an hour. The address is stored as a hash. */
export const clientLimit = (what: string, client: string, most: number): GuessLimit => ({
  key: `${what}:${createHash("sha256").update(client).digest("base64url")}`,
  most
})

const HOUR_MILLIS = 3_600_000

/**
 * Looks up what somebody may be guessing; null after too many wrong guesses, right or wrong. Each look counts as a wrong guess until it was
 * right: of many at once only as many are answered as there may be.
 */
export const withGuessLimit = async <A>(
  database: Kysely<Tables>,
  limits: ReadonlyArray<GuessLimit>,
  look: () => Promise<A>,
  isRight: (found: A) => boolean
): Promise<A | null> => {
  for (const { key, most } of limits) if ((await countLook(database, key)) > most) return null
  const found = await look()
  if (isRight(found)) for (const { key } of limits) await takeBack(database, key)
  return found
}

/** Counts a look, in one statement, and answers how many there were within the hour; a count that is over begins anew. */
const countLook = async (database: Kysely<Tables>, key: string): Promise<number> => {
  const now = Date.now()
  const { points } = await database
    .insertInto("rate_limit")
    .values({ key, points: 1, expire: now + HOUR_MILLIS })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        points: sql`case when rate_limit.expire > ${now} then rate_limit.points + 1 else 1 end`,
        expire: sql`case when rate_limit.expire > ${now} then rate_limit.expire else ${now + HOUR_MILLIS} end`
      })
    )
    .returning("points")
    .executeTakeFirstOrThrow()
  return points
}

const takeBack = async (database: Kysely<Tables>, key: string): Promise<void> => {
  await database
    .updateTable("rate_limit")
    .set({ points: sql`greatest(0, points - 1)` })
    .where("key", "=", key)
    .execute()
}
