import { allocateRefund, applyPaymentEvent, getOutstandingRefundCents } from "@camber/domain/payment"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { recordOrderEvent } from "../orders/recordOrderEvent.ts"
import type { OrderActorRef, LockedOrder } from "../orders/lockOrder.ts"
import { readRefundAllocations } from "../orders/createRefund.ts"
import { readOrderMoney } from "../orders/retryRefunds.ts"
import { lockPayment } from "./lockPayment.ts"
import { notifyManualRefund } from "./notifyPayment.ts"
import type { PaymentEventSettings } from "./processPaymentEvent.ts"

const another = "Meanwhile another sum is to go back. The order is shown as it is now: please look again."
const underWay = "It is still being sent. Settled otherwise it could go twice: wait until it went through or failed."
const nothing = "Nothing waits to be settled."

/** Money of an order that went back in another way. */
interface Settled {
  /** That were seen to have failed. */
  readonly cents: number
  /** How it went back, for staff. */
  readonly note: string
  readonly by: OrderActorRef
}

/**
 * Takes down that money which was to go back of an order that is being changed, and failed, went back in another way: by check or at the counter.
 * It counts as refunded from then on, so that nobody sends it again. What is still being sent is left alone, because it may go through. The
 * customer is told. Answers in the words of the desk why nothing was settled, or null.
 */
export const recordManualRefund = async (
  transaction: Kysely<Tables>,
  settings: PaymentEventSettings,
  order: LockedOrder,
  { by, cents, note }: Settled
): Promise<string | null> => {
  const { email, order_number: orderNumber, web_user_guid: webUserGuid } = order
  const money = await readOrderMoney(transaction, order)
  const failed = getOutstandingRefundCents(money)
  if (failed === 0) return money.pendingCents > 0 ? underWay : nothing
  if (cents !== failed) return another
  const payment = (await lockPayment(transaction, orderNumber))?.payment
  if (payment === undefined) return nothing
  let now = payment
  for (const share of allocateRefund(order.paid_cents, await readRefundAllocations(transaction, orderNumber), failed, "others")) {
    const refundId = crypto.randomUUID()
    const reference = `otherwise-${refundId}`
    const news = { _tag: "Refunded", refundId: null, cents: share.cents, reference } as const
    const settlement = applyPaymentEvent(now, { eventId: reference, orderNumber, paymentReference: null, attempt: null, news }, refundId)
    if (settlement._tag !== "Settled") return another
    now = settlement.payment
    await transaction
      .insertInto("refund")
      .values({
        refund_id: refundId,
        order_number: orderNumber,
        cents: share.cents,
        reason: `Settled otherwise: ${note}`,
        state: "done",
        payment_reference: share.paymentReference,
        requested_by: by.accountId,
        reference,
        settled_at: sql<Date>`now()`
      })
      .execute()
  }
  await transaction
    .updateTable("customer_order")
    .set({ payment_state: now.state, refunded_cents: now.refundedCents })
    .where("order_number", "=", orderNumber)
    .execute()
  const sums = { before: payment.refundedCents, after: now.refundedCents }
  await recordOrderEvent(transaction, { ...by, orderNumber, what: "refundSettled", detail: { cents, ...sums, why: note } })
  await notifyManualRefund(transaction, settings, { orderNumber, email, webUserGuid }, cents)
  return null
}
