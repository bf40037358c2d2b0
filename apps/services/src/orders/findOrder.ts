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

const notFound = "There is no order with this number and e-mail address. Please check both."
const wait = "Too many look-ups went wrong. Please wait an hour, or call us."

/**
 * Looks an order up by number and e-mail address. What is wrong is not told, and after too many wrong guesses nothing is answered, right or
 * wrong, so that nobody tries addresses on a number.
 */
export const findingOrder =
  ({ database, pictures }: Pick<Store, "database" | "pictures">) =>
  async ({ email, orderNumber, webUserGuid }: Request): Promise<Found> => {
    const [ofVisitor, ofOrder] = [`lookup:visitor:${webUserGuid}`, `lookup:order:${orderNumber}`]
    if ((await failures(database, ofVisitor)) >= MOST_OF_VISITOR || (await failures(database, ofOrder)) >= MOST_OF_ORDER)
      return { order: null, message: wait }
    const order = await readOrder(database, pictures, orderNumber, { email })
    if (order !== null) return { order, message: null }
    for (const key of [ofVisitor, ofOrder]) await countFailure(database, key)
    return { order: null, message: notFound }
  }

const failures = async (database: Kysely<Tables>, key: string): Promise<number> => {
  const row = await database
    .selectFrom("rate_limit")
    .select("points")
    .where("key", "=", key)
    .where("expire", ">", Date.now())
    .executeTakeFirst()
  return row?.points ?? 0
}

/** One that is over begins anew. */
const countFailure = async (database: Kysely<Tables>, key: string): Promise<void> => {
  const now = Date.now()
  await database
    .insertInto("rate_limit")
    .values({ key, points: 1, expire: now + HOUR_MILLIS })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        points: sql`case when rate_limit.expire > ${now} then rate_limit.points + 1 else 1 end`,
        expire: sql`case when rate_limit.expire > ${now} then rate_limit.expire else ${now + HOUR_MILLIS} end`
      })
    )
    .execute()
}
