import type { cancelOrder } from "@camber/domain/order"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { advanceLockedOrder } from "./advanceOrder.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import { selectClaimedOrder, readOrder } from "./readOrders.ts"

type Request = (typeof cancelOrder)["variables"]["Type"]
type Answer = (typeof cancelOrder)["result"]["Encoded"]["cancelOrder"]

const ORDER_NOT_FOUND = "We couldn't find this order."
const ALREADY_PACKED = "This order is already packed or on its way, so it can't be canceled. You can return it once it arrives."

/**
 * Creates the resolver that cancels an unshipped order for its customer, or for a guest who opened it by the link in
 * its mail.
 * Idempotent: a canceled order is returned unchanged.
 */
export const createCancelOrderResolver =
  ({ database, imageUrls }: Pick<ResolverContext, "database" | "imageUrls">, settings: Pick<OrderSettings, "brandName" | "publicOrigin">) =>
  async ({ orderNumber, webUserGuid }: Request): Promise<Answer> => {
    const message = await database.transaction().execute(async (transaction) => {
      const order = await selectClaimedOrder(transaction, orderNumber, { webUserGuid }).select("status").forUpdate().executeTakeFirst()
      if (order === undefined) return ORDER_NOT_FOUND
      if (order.status === "canceled") return null
      const moved = await advanceLockedOrder(transaction, settings, {
        orderNumber,
        to: "canceled",
        by: { actor: "customer", accountId: null }
      })
      return moved === "moved" ? null : ALREADY_PACKED
    })
    return message === null
      ? { order: await readOrder(database, imageUrls, orderNumber, { webUserGuid }), message }
      : { order: null, message }
  }
