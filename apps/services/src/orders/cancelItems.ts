import { formatCents } from "@camber/domain/money"
import { getOpenQuantity, orderHref, validatePick, type PickedQuantity, deriveOrderStatus } from "@camber/domain/order"
import { canShip } from "@camber/domain/payment"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { queueCustomerMail } from "../mail/queueMail.ts"
import { createNotification } from "../notifications/createNotification.ts"
import { creditPoints } from "../rewards/adjustPoints.ts"
import { finishOrder } from "./advanceOrder.ts"
import { creditReturnedItems, type CreditResult, computeRemainingPoints } from "./creditReturnedItems.ts"
import { recordOrderEvent } from "./recordOrderEvent.ts"
import { createOrderLink } from "./createOrderLink.ts"
import { readOrderLines, type OrderLineRow } from "./orderLines.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import type { OrderActorRef, LockedOrder } from "./lockOrder.ts"
import { restockVariants } from "./restockVariants.ts"
import { readShipments } from "./createShipment.ts"
import { computeSurplus } from "./restockItems.ts"

type Settings = Pick<OrderSettings, "brandName" | "publicOrigin">

/**
 * Cancels unpacked items of a locked order and notifies the customer.
 *
 * Restocks the items, reduces the order's total and refunds what was paid for them. As a result, the whole order may become canceled,
 * shipped or delivered.
 *
 * @returns Null, or the reason for staff why nothing was canceled.
 */
export const cancelItems = async (
  transaction: Kysely<Tables>,
  settings: Settings,
  order: LockedOrder,
  { by, picked }: { readonly picked: ReadonlyArray<PickedQuantity>; readonly by: OrderActorRef }
): Promise<string | null> => {
  const { order_number: orderNumber, status } = order
  if (status !== "placed") return "No items are left to cancel."
  if (!canShip(order.payment_state)) return "This order isn't paid yet. Cancel the whole order, or wait for the payment."
  const before = await readOrderLines(transaction, orderNumber)
  const problem = validatePick(before, picked)
  if (problem !== null) return problem
  for (const { ordinality, quantity } of picked) {
    await transaction
      .updateTable("order_line")
      .set({ canceled: sql`canceled + ${quantity}::int` })
      .where("order_number", "=", orderNumber)
      .where("ordinality", "=", ordinality)
      .execute()
  }
  const after = await readOrderLines(transaction, orderNumber)
  if (after.every(({ canceled, quantity }) => canceled === quantity)) {
    await finishOrder(transaction, settings, order, { to: "canceled", by })
    return null
  }
  const { back, kept } = computeSurplus(order.taken, after)
  await restockVariants(transaction, back)
  const isAllSent = after.every((line) => getOpenQuantity(line) === 0)
  await transaction
    .updateTable("customer_order")
    .set({ taken: JSON.stringify(kept), ...(isAllSent && { status: "shipped", shipped_at: sql`now()` }) })
    .where("order_number", "=", orderNumber)
    .execute()
  const credited = await creditReturnedItems(transaction, order, { before, after, by, reason: "Items were canceled" })
  const detail = { lines: picked, cents: credited.cents, before: order.total_cents - order.credited_cents }
  await recordOrderEvent(transaction, {
    ...by,
    orderNumber,
    what: "piecesCanceled",
    detail: { ...detail, after: detail.before - credited.cents }
  })
  if (isAllSent) {
    const points = computeRemainingPoints(order, after)
    await creditPoints(transaction, { webUserGuid: order.web_user_guid, points, reason: "order", orderNumber })
  }
  await notifyCanceled(transaction, settings, order, { picked, lines: after, credited })
  const parcels = (await readShipments(transaction, orderNumber)).map(({ delivered_at }) => ({ deliveredAt: delivered_at }))
  // All shipments are already delivered, so no later delivery would finish the order.
  if (isAllSent && deriveOrderStatus(after, parcels) === "delivered")
    await finishOrder(transaction, settings, order, { to: "delivered", by })
  return null
}

const notifyCanceled = async (
  transaction: Kysely<Tables>,
  { brandName, publicOrigin }: Settings,
  { email, order_number: orderNumber, revision, web_user_guid: webUserGuid }: LockedOrder,
  {
    credited,
    lines,
    picked
  }: {
    readonly picked: ReadonlyArray<PickedQuantity>
    readonly lines: ReadonlyArray<OrderLineRow>
    readonly credited: CreditResult
  }
): Promise<void> => {
  if (email === "") return
  const title = `Part of order ${orderNumber} was canceled`
  const money = formatRefundNotice(credited)
  const goods = picked.map(
    ({ ordinality, quantity }) => `${quantity} x ${lines.find((line) => line.ordinality === ordinality)?.title ?? ""}`
  )
  await createNotification(transaction, webUserGuid, {
    topic: "order",
    title,
    text: money,
    href: orderHref(orderNumber),
    occasion: `order:${orderNumber}:pieces:${revision}`,
    collapseKey: `order:${orderNumber}`
  })
  await queueCustomerMail(
    transaction,
    { brandName },
    {
      recipient: email,
      title,
      paragraphs: [
        `we canceled these parts of your order ${orderNumber}:`,
        goods.join("\n"),
        money,
        `See the order:\n${await createOrderLink(transaction, { orderNumber, publicOrigin })}`
      ]
    }
  )
}

/** Formats the text for the customer about the money of canceled items. */
export const formatRefundNotice = ({ cents, refunded }: Pick<CreditResult, "cents" | "refunded">): string => {
  if (refunded > 0) return `We'll refund ${formatCents(refunded)} to your original payment method.`
  return cents > 0 ? `Your order total is ${formatCents(cents)} lower.` : "Your order total stays the same."
}
