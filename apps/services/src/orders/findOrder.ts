import type { findOrder } from "@camber/domain/order"
import { clientLimit, withGuessLimit } from "../database/withGuessLimit.ts"
import type { CallerContext } from "../http/CallerContext.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { readOrder } from "./readOrders.ts"

type Request = (typeof findOrder)["variables"]["Type"]
type Found = (typeof findOrder)["result"]["Encoded"]["findOrder"]

/** Maximum wrong guesses per client IP address and hour. */
const MAX_GUESSES_PER_CLIENT = 20
/** Maximum wrong guesses per order and hour. Only ten clients together can reach it, so that no single attacker can lock the owner out. */
const MAX_GUESSES_PER_ORDER = 200

const NOT_FOUND = "We couldn't find an order with this number and email address. Check both and try again."
const TOO_MANY_GUESSES = "Too many failed lookups. Wait an hour, or call us."

/**
 * Creates the resolver that looks up an order by number and email address. The response does not reveal whether the number or the email
 * address is wrong. After too many wrong guesses, even a correct request fails. Guesses are counted per client IP address, because a client
 * can easily start new sessions.
 */
export const createFindOrderResolver =
  ({ database, imageUrls }: Pick<ResolverContext, "database" | "imageUrls">) =>
  async ({ email, orderNumber }: Omit<Request, "webUserGuid">, { client }: Pick<CallerContext, "client">): Promise<Found> => {
    const limits = [
      clientLimit("lookup", client, MAX_GUESSES_PER_CLIENT),
      { key: `lookup:order:${orderNumber}`, most: MAX_GUESSES_PER_ORDER }
    ]
    const look = async () => ({ order: await readOrder(database, imageUrls, orderNumber, { email }) })
    const found = await withGuessLimit(database, limits, look, ({ order }) => order !== null)
    if (found === null) return { order: null, message: TOO_MANY_GUESSES }
    return { ...found, message: found.order === null ? NOT_FOUND : null }
  }
