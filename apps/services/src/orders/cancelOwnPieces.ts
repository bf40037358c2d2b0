import { type cancelPieces as cancelPiecesCall, getQuantitiesToCancel } from "@camber/domain/order"
import { canShip } from "@camber/domain/payment"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { cancelItems } from "./cancelItems.ts"
import { readOrderLines } from "./orderLines.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import { lockOrder } from "./lockOrder.ts"
import { selectClaimedOrder, readOrder } from "./readOrders.ts"

type Settings = Pick<OrderSettings, "brandName" | "publicOrigin">
type Request = (typeof cancelPiecesCall)["variables"]["Type"]
type Answer = (typeof cancelPiecesCall)["result"]["Encoded"]["cancelPieces"]

const ORDER_NOT_FOUND = "We couldn't find this order."
const ALREADY_PACKED = "Nothing was canceled. Some of these parts are already packed or on their way. You can return them once they arrive."
const NOT_PAID = "This order isn't paid yet. Pay for it first, or cancel the whole order."

/**
 * Creates the resolver that cancels unshipped items for the order's customer, or for a guest who opened it by the link in its mail. Cancels
 * either all requested items or none. A lock serializes this with packing by staff. Idempotent.
 */
export const createCancelItemsResolver =
  ({ database, imageUrls }: Pick<ResolverContext, "database" | "imageUrls">, settings: Settings) =>
  async (request: Request): Promise<Answer> => {
    const message = await database.transaction().execute((transaction) => cancel(transaction, settings, request))
    return { order: await readOrder(database, imageUrls, request.orderNumber, { webUserGuid: request.webUserGuid }), message }
  }

/** Returns null once the requested quantities are canceled, otherwise the reason. */
const cancel = async (
  transaction: Kysely<Tables>,
  settings: Settings,
  { lines, orderNumber, webUserGuid }: Request
): Promise<string | null> => {
  const own = await selectClaimedOrder(transaction, orderNumber, { webUserGuid }).select("order_number").forUpdate().executeTakeFirst()
  const order = own && (await lockOrder(transaction, orderNumber))
  if (order === undefined) return ORDER_NOT_FOUND
  if (order.status === "canceled") return null
  const picked = getQuantitiesToCancel(await readOrderLines(transaction, orderNumber), lines)
  if (picked === null) return ALREADY_PACKED
  if (picked.length === 0) return null
  if (!canShip(order.payment_state)) return NOT_PAID
  const problem = await cancelItems(transaction, settings, order, { picked, by: { actor: "customer", accountId: null } })
  if (problem !== null) return ALREADY_PACKED
  // Increases the revision, so that concurrent changes by staff who see the old state are rejected.
  await transaction
    .updateTable("customer_order")
    .set({ revision: sql`revision + 1` })
    .where("order_number", "=", orderNumber)
    .execute()
  return null
}
