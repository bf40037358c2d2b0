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

const noOrder = "We couldn't find this order."
const tooLate = "Nothing was canceled. Some of these parts are already packed or on their way. You can return them once they arrive."
const notPaid = "This order isn't paid yet. Pay for it first, or cancel the whole order."

/**
 * Cancels pieces of an order for its customer, or for who opened it by the link in its mail, that are not on their way: all that are asked for, or
 * none. Whoever packs the order meanwhile waits, or is waited for. What is canceled already stays so, and a repeated press does nothing.
 */
export const createCancelItemsResolver =
  ({ database, pictures }: Pick<ResolverContext, "database" | "pictures">, settings: Settings) =>
  async (request: Request): Promise<Answer> => {
    const message = await database.transaction().execute((transaction) => cancel(transaction, settings, request))
    return { order: await readOrder(database, pictures, request.orderNumber, { webUserGuid: request.webUserGuid }), message }
  }

/** null when as much is canceled as was asked for, otherwise why not. */
const cancel = async (
  transaction: Kysely<Tables>,
  settings: Settings,
  { lines, orderNumber, webUserGuid }: Request
): Promise<string | null> => {
  const own = await selectClaimedOrder(transaction, orderNumber, { webUserGuid }).select("order_number").forUpdate().executeTakeFirst()
  const order = own && (await lockOrder(transaction, orderNumber))
  if (order === undefined) return noOrder
  if (order.status === "canceled") return null
  const picked = getQuantitiesToCancel(await readOrderLines(transaction, orderNumber), lines)
  if (picked === null) return tooLate
  if (picked.length === 0) return null
  if (!canShip(order.payment_state)) return notPaid
  const problem = await cancelItems(transaction, settings, order, { picked, by: { actor: "customer", accountId: null } })
  if (problem !== null) return tooLate
  // Staff who look at the order as it was are told that it is another one.
  await transaction
    .updateTable("customer_order")
    .set({ revision: sql`revision + 1` })
    .where("order_number", "=", orderNumber)
    .execute()
  return null
}
