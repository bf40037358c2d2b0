import type { findOrder } from "@camber/domain/order"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Store } from "../schema/Store.ts"
import { readOrder } from "./readOrders.ts"

type Request = (typeof findOrder)["variables"]["Type"]
type Found = (typeof findOrder)["result"]["Encoded"]["findOrder"]

/** Wrong guesses within an hour: of one visitor, and for one order by whomever. */
const MOST_OF_VISITOR = 20
const MOST_OF_ORDER = 10
const HOUR_MILLIS = 3_600_000

const notFound = "There is no order with this number and email address. Please check both."
const wait = "Too many failed lookups. Please wait an hour, or call us."

/**
 * Looks an order up by number and email address. What is wrong is not told, and after too many wrong guesses nothing is answered, right or
 * wrong, so that nobody tries addresses on a number. Each look counts as a wrong guess until it was right: of many at once only as many
 * are answered as there may be.
 */
export const findingOrder =
  ({ database, pictures }: Pick<Store, "database" | "pictures">) =>
  async ({ email, orderNumber, webUserGuid }: Request): Promise<Found> => {
    const limits = [
      { key: `lookup:visitor:${webUserGuid}`, most: MOST_OF_VISITOR },
      { key: `lookup:order:${orderNumber}`, most: MOST_OF_ORDER }
    ]
    for (const { key, most } of limits) if ((await countLook(database, key)) > most) return { order: null, message: wait }
    const order = await readOrder(database, pictures, orderNumber, { email })
    if (order === null) return { order, message: notFound }
    for (const { key } of limits) await takeBack(database, key)
    return { order, message: null }
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
