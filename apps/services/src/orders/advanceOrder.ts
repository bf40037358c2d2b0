import { canTransitionOrder, type OrderStatus } from "@camber/domain/order"
import { formatCents } from "@camber/domain/money"
import { canShip } from "@camber/domain/payment"
import { type Kysely, sql, type Transaction } from "kysely"
import type { Tables } from "../database/tables.ts"
import { releasePromoCode } from "../promotions/readPromoCode.ts"
import { refundPoints } from "../rewards/adjustPoints.ts"
import { eraseContact } from "./eraseOrders.ts"
import { recordOrderEvent } from "./recordOrderEvent.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import { createRefund, sumPendingRefunds } from "./createRefund.ts"
import { restockVariants } from "./restockVariants.ts"
import { notifyStatusChange } from "./notifyStatusChange.ts"
import { type OrderActorRef, lockOrder, type LockedOrder } from "./lockOrder.ts"
import { readShipments } from "./readShipments.ts"
import { createShipment } from "./createShipment.ts"

/** Where an order is moved. */
export interface OrderMove {
  readonly orderNumber: string
  readonly to: Exclude<OrderStatus, "placed">
  /** With the carrier; only for one that is shipped. */
  readonly trackingNumber?: string
  /** Nobody paid it in time: the customer is told so. */
  readonly isUnpaid?: boolean
  /** Who moves it; staff without a name by default. */
  readonly by?: OrderActorRef
}

/** What became of it. */
export type AdvanceResult = "moved" | "noSuchOrder" | "notFromThere" | "notPaid"

/**
 * Moves an order on and tells the customer. One that is shipped, which only a paid one or one by invoice can be, earns its points. A canceled
 * one gives back what it took: its pieces, the use of its code, the points that were spent on it, and what was paid.
 */
export const advanceOrder = (
  database: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  move: OrderMove
): Promise<AdvanceResult> => database.transaction().execute((transaction) => advanceLockedOrder(transaction, settings, move))

/** The same as a part of something larger. */
export const advanceLockedOrder = async (
  transaction: Transaction<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  move: OrderMove
): Promise<AdvanceResult> => {
  const { by = { actor: "staff", accountId: null }, isUnpaid = false, orderNumber, to, trackingNumber = null } = move
  const order = await lockOrder(transaction, orderNumber)
  if (order === undefined) return "noSuchOrder"
  if (!canTransitionOrder(order.status, to)) return "notFromThere"
  if (to === "shipped") {
    if (!canShip(order.payment_state)) return "notPaid"
    const problem = await createShipment(transaction, settings, order, { carrier: "other", trackingNumber, lines: "rest", by })
    return problem === null ? "moved" : "notFromThere"
  }
  if (to === "canceled") return (await cancelLockedOrder(transaction, settings, order, by, isUnpaid)) === null ? "moved" : "notFromThere"
  await finishOrder(transaction, settings, order, { to, by })
  return "moved"
}

/** Cancels all of an order that is being changed, of which nothing has left. Answers in the words of the desk why not, or null. */
export const cancelLockedOrder = async (
  transaction: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  order: LockedOrder,
  by: OrderActorRef,
  isUnpaid = false
): Promise<string | null> => {
  if (!canTransitionOrder(order.status, "canceled")) return `An order that is ${order.status} cannot be canceled.`
  if ((await readShipments(transaction, order.order_number)).length > 0) return "A part of it has left: cancel the pieces that have not."
  await finishOrder(transaction, settings, order, { to: "canceled", by, isUnpaid })
  return null
}

/** Brings an order that is being changed to its end, all of it: the customer is told, and what a canceled one took goes back. */
export const finishOrder = async (
  transaction: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  order: LockedOrder,
  { by, isUnpaid = false, to }: { readonly to: "delivered" | "canceled"; readonly by: OrderActorRef; readonly isUnpaid?: boolean }
): Promise<void> => {
  const { email, order_number: orderNumber, status, web_user_guid: webUserGuid } = order
  await transaction
    .updateTable("customer_order")
    .set({ status: to, [`${to}_at`]: sql`now()`, ...(to === "canceled" && { credited_cents: sql`total_cents` }) })
    .where("order_number", "=", orderNumber)
    .execute()
  await transaction
    .updateTable("shipment")
    .set({ delivered_at: sql`now()` })
    .where("order_number", "=", orderNumber)
    .where("delivered_at", "is", null)
    .execute()
  await recordOrderEvent(transaction, { ...by, orderNumber, what: to, detail: { before: status, after: to } })
  const refunded = to === "canceled" ? await giveAllBack(transaction, order, by) : 0
  const money = to === "canceled" ? canceledMoney(order, refunded, isUnpaid) : undefined
  await notifyStatusChange(transaction, settings, { orderNumber, to, webUserGuid, email, ...(money !== undefined && { money }) })
  await eraseContact(transaction, orderNumber)
}

/** What becomes of the money of a canceled order, for its customer. */
const canceledMoney = ({ paid_cents }: LockedOrder, refunded: number, isUnpaid: boolean): string | undefined => {
  if (isUnpaid) return "We didn't receive your payment in time. Nothing was charged."
  if (refunded > 0) return `We'll refund ${formatCents(refunded)} to your original payment method.`
  return paid_cents === 0 ? "You don't owe anything for it." : undefined
}

/** Answers the cents that go back to who paid. */
const giveAllBack = async (transaction: Kysely<Tables>, order: LockedOrder, by: OrderActorRef): Promise<number> => {
  const { order_number: orderNumber, points_redeemed, points_returned, promo_code, taken, web_user_guid: webUserGuid } = order
  await restockVariants(transaction, taken)
  if (promo_code !== null) await releasePromoCode(transaction, promo_code)
  await refundPoints(transaction, { webUserGuid, points: points_redeemed - points_returned, orderNumber })
  const cents = order.paid_cents - order.refunded_cents - (await sumPendingRefunds(transaction, orderNumber))
  if (cents <= 0) return 0
  const reason = "The order was canceled"
  await createRefund(transaction, { orderNumber, cents, reason, requestedBy: by.accountId, first: "others" })
  return cents
}
