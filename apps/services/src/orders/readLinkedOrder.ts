import type { Order } from "@camber/domain/order"
import { WebUserGuid } from "@camber/domain/visitor"
import { clientLimit, withGuessLimit } from "../database/withGuessLimit.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { isOrderKey } from "./createOrderLink.ts"
import { MAX_WRONG_KEYS, ORDER_KEY_LIMIT } from "./openOrder.ts"
import { readOrder } from "./readOrders.ts"

/**
 * Reads the order to which a mailed link leads, without the delivery address. Null if the key is wrong or expired, or after too many wrong
 * keys from the client IP address.
 *
 * Unlike opening the link, this gives the caller no access to the order.
 */
export const readLinkedOrder = async (
  { database, imageUrls }: Pick<ResolverContext, "database" | "imageUrls">,
  { client, key, orderNumber }: { readonly client: string; readonly key: string; readonly orderNumber: string }
): Promise<typeof Order.Encoded | null> => {
  const isRight = await withGuessLimit(
    database,
    [clientLimit(ORDER_KEY_LIMIT, client, MAX_WRONG_KEYS)],
    () => isOrderKey(database, orderNumber, key),
    (found) => found
  )
  if (isRight !== true) return null
  const owner = await database
    .selectFrom("customer_order")
    .select("web_user_guid")
    .where("order_number", "=", orderNumber)
    .executeTakeFirst()
  const order = owner && (await readOrder(database, imageUrls, orderNumber, { webUserGuid: WebUserGuid.make(owner.web_user_guid) }))
  return order ? { ...order, contact: null } : null
}
