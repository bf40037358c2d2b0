import { canBecome, type OrderStatus } from "@camber/domain/order"
import { type Kysely, sql, type Transaction } from "kysely"
import type { Tables } from "../database/tables.ts"
import { giveUseBack } from "../promotions/promoCodeFor.ts"
import { creditPoints } from "../rewards/creditPoints.ts"
import { eraseContact } from "./eraseOrders.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import { putBackStock } from "./putBackStock.ts"
import { notifyMove } from "./notifyMove.ts"

/** Where staff move an order. */
export interface OrderMove {
  readonly orderNumber: string
  readonly to: Exclude<OrderStatus, "placed">
  /** With the carrier; only for one that is shipped. */
  readonly trackingNumber?: string
}

/** What became of it. */
export type Moved = "moved" | "noSuchOrder" | "notFromThere"

/**
 * Moves an order on, by staff alone, and tells the customer. One that is shipped earns its points. A canceled one gives back what it took: its
 * pieces, the use of its code, and the points that were spent on it.
 */
export const advanceOrder = (
  database: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  move: OrderMove
): Promise<Moved> => database.transaction().execute((transaction) => moveOrder(transaction, settings, move))

/** The same as a part of something larger. */
export const moveOrder = async (
  transaction: Transaction<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  move: OrderMove
): Promise<Moved> => {
  const { orderNumber, to, trackingNumber } = move
  const order = await orderToMove(transaction, orderNumber)
  if (order === undefined) return "noSuchOrder"
  if (!canBecome(order.status, to)) return "notFromThere"
  await transaction
    .updateTable("customer_order")
    .set({ status: to, [`${to}_at`]: sql`now()`, ...(trackingNumber !== undefined && { tracking_number: trackingNumber }) })
    .where("order_number", "=", orderNumber)
    .execute()
  await settle(transaction, order, move)
  await notifyMove(transaction, settings, { ...move, webUserGuid: order.web_user_guid, email: order.email })
  if (to !== "shipped") await eraseContact(transaction, orderNumber)
  return "moved"
}

const orderToMove = (transaction: Kysely<Tables>, orderNumber: string) =>
  transaction
    .selectFrom("customer_order")
    .select(["web_user_guid", "status", "email", "promo_code", "points_redeemed", "points_earned", "taken"])
    .where("order_number", "=", orderNumber)
    .forUpdate()
    .executeTakeFirst()

type OrderToMove = NonNullable<Awaited<ReturnType<typeof orderToMove>>>

const settle = async (transaction: Kysely<Tables>, order: OrderToMove, { orderNumber, to }: OrderMove): Promise<void> => {
  const { points_earned, points_redeemed, promo_code, taken, web_user_guid: webUserGuid } = order
  if (to === "shipped") await creditPoints(transaction, { webUserGuid, points: points_earned, reason: "order", orderNumber })
  if (to !== "canceled") return
  await putBackStock(transaction, taken)
  if (promo_code !== null) await giveUseBack(transaction, promo_code)
  await creditPoints(transaction, { webUserGuid, points: points_redeemed, reason: "canceled", orderNumber })
}
