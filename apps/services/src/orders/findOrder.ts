import type { findOrder } from "@camber/domain/order"
import { clientLimit, withGuessLimit } from "../database/withGuessLimit.ts"
import type { CallerContext } from "../http/CallerContext.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { readOrder } from "./readOrders.ts"

type Request = (typeof findOrder)["variables"]["Type"]
type Found = (typeof findOrder)["result"]["Encoded"]["findOrder"]

/** Wrong guesses of one client address within an hour. */
const MOST_OF_CLIENT = 20
/** Wrong guesses for one order within an hour. Ten clients together reach it, so that no single stranger locks the owner out. */
const MOST_OF_ORDER = 200

const notFound = "We couldn't find an order with this number and email address. Check both and try again."
const wait = "Too many failed lookups. Wait an hour, or call us."

/**
 * Looks an order up by number and email address. What is wrong is not told, and after too many wrong guesses nothing is answered, right or
 * wrong. The client's address counts: sessions are free, addresses are not.
 */
export const createFindOrderResolver =
  ({ database, pictures }: Pick<ResolverContext, "database" | "pictures">) =>
  async ({ email, orderNumber }: Omit<Request, "webUserGuid">, { client }: Pick<CallerContext, "client">): Promise<Found> => {
    const limits = [clientLimit("lookup", client, MOST_OF_CLIENT), { key: `lookup:order:${orderNumber}`, most: MOST_OF_ORDER }]
    const look = async () => ({ order: await readOrder(database, pictures, orderNumber, { email }) })
    const found = await withGuessLimit(database, limits, look, ({ order }) => order !== null)
    if (found === null) return { order: null, message: wait }
    return { ...found, message: found.order === null ? notFound : null }
  }
