import type { findOrder } from "@camber/domain/order"
import { guessed } from "../database/guessed.ts"
import type { Store } from "../schema/Store.ts"
import { readOrder } from "./readOrders.ts"

type Request = (typeof findOrder)["variables"]["Type"]
type Found = (typeof findOrder)["result"]["Encoded"]["findOrder"]

/** Wrong guesses within an hour: of one visitor, and for one order by whomever. */
const MOST_OF_VISITOR = 20
const MOST_OF_ORDER = 10

const notFound = "We couldn't find an order with this number and email address. Check both and try again."
const wait = "Too many failed lookups. Please wait an hour, or call us."

/**
 * Looks an order up by number and email address. What is wrong is not told, and after too many wrong guesses nothing is answered, right or
 * wrong, so that nobody tries addresses on a number.
 */
export const findingOrder =
  ({ database, pictures }: Pick<Store, "database" | "pictures">) =>
  async ({ email, orderNumber, webUserGuid }: Request): Promise<Found> => {
    const limits = [
      { key: `lookup:visitor:${webUserGuid}`, most: MOST_OF_VISITOR },
      { key: `lookup:order:${orderNumber}`, most: MOST_OF_ORDER }
    ]
    const look = async () => ({ order: await readOrder(database, pictures, orderNumber, { email }) })
    const found = await guessed(database, limits, look, ({ order }) => order !== null)
    if (found === null) return { order: null, message: wait }
    return { ...found, message: found.order === null ? notFound : null }
  }
