import { canBecome, type OrderStatus } from "@camber/domain/order"
import { formatCents } from "@camber/domain/money"
import { mayShip } from "@camber/domain/payment"
import { type Kysely, sql, type Transaction } from "kysely"
import type { Tables } from "../database/tables.ts"
import { giveUseBack } from "../promotions/promoCodeFor.ts"
import { giveBackPoints } from "../rewards/adjustPoints.ts"
import { eraseContact } from "./eraseOrders.ts"
import { noteOrderEvent } from "./noteOrderEvent.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import { oweRefund, pendingRefunds } from "./oweRefund.ts"
import { putBackStock } from "./putBackStock.ts"
import { notifyMove } from "./notifyMove.ts"
import { type ChangedBy, orderToChange, type OrderToChange } from "./orderToChange.ts"
import { parcelsOf } from "./parcelsOf.ts"
import { sendPieces } from "./sendPieces.ts"

/** Where an order is moved. */
export interface OrderMove {
  readonly orderNumber: string
  readonly to: Exclude<OrderStatus, "placed">
  /** With the carrier; only for one that is shipped. */
  readonly trackingNumber?: string
  /** Nobody paid it in time: the customer is told so. */
  readonly isUnpaid?: boolean
  /** Who moves it; staff without a name by default. */
  readonly by?: ChangedBy
}

/** What became of it. */
export type Moved = "moved" | "noSuchOrder" | "notFromThere" | "notPaid"

/**
 * Moves an order on and tells the customer. One that is shipped, which only a paid one or one by invoice can be, earns its points. A canceled
 * one gives back what it took: its pieces, the use of its code, the points that were spent on it, and what was paid.
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
  const { by = { actor: "staff", accountId: null }, isUnpaid = false, orderNumber, to, trackingNumber = null } = move
  const order = await orderToChange(transaction, orderNumber)
  if (order === undefined) return "noSuchOrder"
  if (!canBecome(order.status, to)) return "notFromThere"
  if (to === "shipped") {
    if (!mayShip(order.payment_state)) return "notPaid"
    const problem = await sendPieces(transaction, settings, order, { carrier: "other", trackingNumber, lines: "rest", by })
    return problem === null ? "moved" : "notFromThere"
  }
  if (to === "canceled") return (await cancelWhole(transaction, settings, order, by, isUnpaid)) === null ? "moved" : "notFromThere"
  await endOrder(transaction, settings, order, { to, by })
  return "moved"
}

/** Cancels all of an order that is being changed, of which nothing has left. Answers in the words of the desk why not, or null. */
export const cancelWhole = async (
  transaction: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  order: OrderToChange,
  by: ChangedBy,
  isUnpaid = false
): Promise<string | null> => {
  if (!canBecome(order.status, "canceled")) return `An order that is ${order.status} cannot be canceled.`
  if ((await parcelsOf(transaction, order.order_number)).length > 0) return "A part of it has left: cancel the pieces that have not."
  await endOrder(transaction, settings, order, { to: "canceled", by, isUnpaid })
  return null
}

/** Brings an order that is being changed to its end, all of it: the customer is told, and what a canceled one took goes back. */
export const endOrder = async (
  transaction: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  order: OrderToChange,
  { by, isUnpaid = false, to }: { readonly to: "delivered" | "canceled"; readonly by: ChangedBy; readonly isUnpaid?: boolean }
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
  await noteOrderEvent(transaction, { ...by, orderNumber, what: to, detail: { before: status, after: to } })
  const refunded = to === "canceled" ? await giveAllBack(transaction, order, by) : 0
  const money = to === "canceled" ? canceledMoney(order, refunded, isUnpaid) : undefined
  await notifyMove(transaction, settings, { orderNumber, to, webUserGuid, email, ...(money !== undefined && { money }) })
  await eraseContact(transaction, orderNumber)
}

/** What becomes of the money of a canceled order, for its customer. */
const canceledMoney = ({ paid_cents }: OrderToChange, refunded: number, isUnpaid: boolean): string | undefined => {
  if (isUnpaid) return "We didn't receive your payment in time. Nothing was charged."
  if (refunded > 0) return `We'll refund ${formatCents(refunded)} to your original payment method.`
  return paid_cents === 0 ? "You don't owe anything for it." : undefined
}

/** Answers the cents that go back to who paid. */
const giveAllBack = async (transaction: Kysely<Tables>, order: OrderToChange, by: ChangedBy): Promise<number> => {
  const { order_number: orderNumber, points_redeemed, points_returned, promo_code, taken, web_user_guid: webUserGuid } = order
  await putBackStock(transaction, taken)
  if (promo_code !== null) await giveUseBack(transaction, promo_code)
  await giveBackPoints(transaction, { webUserGuid, points: points_redeemed - points_returned, orderNumber })
  const cents = order.paid_cents - order.refunded_cents - (await pendingRefunds(transaction, orderNumber))
  if (cents <= 0) return 0
  const reason = "The order was canceled"
  await oweRefund(transaction, { orderNumber, cents, reason, requestedBy: by.accountId, first: "others" })
  return cents
}
