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
import { readShipments, createShipment } from "./createShipment.ts"

export { readWarehouses } from "../shop-settings/readWarehouses.ts"
export { quoteTestOrder, type TestOrder } from "./quoteTestOrder.ts"

/** A requested status change of an order. */
export interface OrderMove {
  readonly orderNumber: string
  readonly to: Exclude<OrderStatus, "placed">
  /** The carrier's tracking number. Only shipments have one. */
  readonly trackingNumber?: string
  /** Whether the order is canceled because it was not paid in time. The customer's notification states this. */
  readonly isUnpaid?: boolean
  /** Origin of the change; by default, staff without a name. */
  readonly by?: OrderActorRef
}

export type AdvanceResult = "moved" | "noSuchOrder" | "notFromThere" | "notPaid"

/**
 * Changes the status of an order and notifies the customer.
 *
 * An order can be shipped only if it is paid or by invoice. Shipping credits the earned points. Canceling restocks the items, restores the
 * promo code use, and refunds points and payments.
 */
export const advanceOrder = (
  database: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  move: OrderMove
): Promise<AdvanceResult> => database.transaction().execute((transaction) => advanceLockedOrder(transaction, settings, move))

/** Like `advanceOrder`, within an open transaction. */
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

/**
 * Cancels a locked order that has no shipped items. Returns null, or the reason for staff why it cannot be canceled.
 */
export const cancelLockedOrder = async (
  transaction: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  order: LockedOrder,
  by: OrderActorRef,
  isUnpaid = false
): Promise<string | null> => {
  if (!canTransitionOrder(order.status, "canceled")) return `This order is ${order.status} and can't be canceled.`
  if ((await readShipments(transaction, order.order_number)).length > 0)
    return "Part of this order already shipped. Cancel the remaining items."
  await finishOrder(transaction, settings, order, { to: "canceled", by, isUnpaid })
  return null
}

/** Sets a locked order to its final status and notifies the customer. A canceled order is reversed completely. */
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
  const refunded = to === "canceled" ? await reverseOrder(transaction, order, by) : 0
  const money = to === "canceled" ? formatCancelMessage(order, refunded, isUnpaid) : undefined
  await notifyStatusChange(transaction, settings, { orderNumber, to, webUserGuid, email, ...(money !== undefined && { money }) })
  await eraseContact(transaction, orderNumber)
}

/** Formats the payment message of a canceled order for the customer. */
const formatCancelMessage = ({ paid_cents }: LockedOrder, refunded: number, isUnpaid: boolean): string | undefined => {
  if (isUnpaid) return "We didn't receive your payment in time. Nothing was charged."
  if (refunded > 0) return `We'll refund ${formatCents(refunded)} to your original payment method.`
  return paid_cents === 0 ? "You don't owe anything for it." : undefined
}

/** Reverses stock, promo code, points and payment. Returns the cents to refund. */
const reverseOrder = async (transaction: Kysely<Tables>, order: LockedOrder, by: OrderActorRef): Promise<number> => {
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
