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

const noOrder = "We couldn't find this order."
const words: Readonly<Record<NoPaymentPageReason, string>> = {
  NothingOwed: "There is nothing to pay for this order. Load its page again to see why.",
  TooManyAttempts: "This order was tried to be paid too often. Please call us.",
  Away: "We cannot reach our payment provider. Nothing was charged. Try again in a few minutes."
}

/** Leads to the page where an order is paid that waits for it. */
export const createPayOrderResolver =
  (store: Pick<ResolverContext, "database" | "pictures">, payments: Payments) =>
  async ({ email, orderNumber, webUserGuid }: Request, caller: Pick<CallerContext, "client">): Promise<Answer> => {
    if (email !== null) {
      // By somebody else's email address one gets no further than by looking the order up.
      const { message, order } = await createFindOrderResolver(store)({ orderNumber, email }, caller)
      if (order === null) return { url: null, message }
    } else {
      const own = await selectClaimedOrder(store.database, orderNumber, { webUserGuid }).select("order_number").executeTakeFirst()
      if (own === undefined) return { url: null, message: noOrder }
    }
    const page = await Effect.runPromise(restartPayment(store.database, payments, orderNumber))
    return page._tag === "Page" ? { url: page.url, message: null } : { url: null, message: words[page._tag] }
  }
