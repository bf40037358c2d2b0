import type { payOrder } from "@camber/domain/order"
import type { Payments } from "@camber/domain/payment"
import { Effect } from "effect"
import type { CallerContext } from "../http/CallerContext.ts"
import { selectClaimedOrder } from "../orders/readOrders.ts"
import { createFindOrderResolver } from "../orders/findOrder.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { type NoPaymentPageReason, restartPayment } from "./startPayment.ts"

type Request = (typeof payOrder)["variables"]["Type"]
type Answer = (typeof payOrder)["result"]["Encoded"]["payOrder"]

const ORDER_NOT_FOUND = "We couldn't find this order."
const MESSAGES: Readonly<Record<NoPaymentPageReason, string>> = {
  NothingOwed: "Nothing is due for this order. Reload the page to see why.",
  TooManyAttempts: "Too many payment attempts for this order. Call us to pay.",
  Away: "We can't reach our payment provider. Nothing was charged. Try again in a few minutes."
}

/** Creates the resolver that returns the payment page of an unpaid order. */
export const createPayOrderResolver =
  (store: Pick<ResolverContext, "database" | "imageUrls">, payments: Payments) =>
  async ({ email, orderNumber, webUserGuid }: Request, caller: Pick<CallerContext, "client">): Promise<Answer> => {
    if (email !== null) {
      // If the claim is an email address, the guess limit of the order lookup applies.
      const { message, order } = await createFindOrderResolver(store)({ orderNumber, email }, caller)
      if (order === null) return { url: null, message }
    } else {
      const own = await selectClaimedOrder(store.database, orderNumber, { webUserGuid }).select("order_number").executeTakeFirst()
      if (own === undefined) return { url: null, message: ORDER_NOT_FOUND }
    }
    const page = await Effect.runPromise(restartPayment(store.database, payments, orderNumber))
    return page._tag === "Page" ? { url: page.url, message: null } : { url: null, message: MESSAGES[page._tag] }
  }
