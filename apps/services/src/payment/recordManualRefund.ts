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

const AMOUNT_CHANGED = "The refund amount changed. Review the updated order and try again."
const STILL_PENDING = "This refund is still pending. Wait until it succeeds or fails, so that it isn't paid twice."
const NOTHING_TO_RECORD = "No failed refunds to record."

/** A refund that staff paid without the provider. */
interface ManualRefund {
  /** The failed amount that staff saw. */
  readonly cents: number
  /** Refund method, for staff. */
  readonly note: string
  readonly by: OrderActorRef
}

/**
 * Records that staff paid a failed refund of a locked order without the provider, for instance by check or at the counter.
 *
 * The amount counts as refunded, so that it is not sent again. Pending refunds cannot be recorded this way, because they may still succeed.
 * Notifies the customer.
 *
 * @returns Null, or the reason for staff why nothing was recorded.
 */
export const recordManualRefund = async (
  transaction: Kysely<Tables>,
  settings: PaymentEventSettings,
  order: LockedOrder,
  { by, cents, note }: ManualRefund
): Promise<string | null> => {
  const { email, order_number: orderNumber, web_user_guid: webUserGuid } = order
  const money = await readOrderMoney(transaction, order)
  const failed = getOutstandingRefundCents(money)
  if (failed === 0) return money.pendingCents > 0 ? STILL_PENDING : NOTHING_TO_RECORD
  if (cents !== failed) return AMOUNT_CHANGED
  const payment = (await lockPayment(transaction, orderNumber))?.payment
  if (payment === undefined) return NOTHING_TO_RECORD
  let now = payment
  for (const share of allocateRefund(order.paid_cents, await readRefundAllocations(transaction, orderNumber), failed, "others")) {
    const refundId = crypto.randomUUID()
    const reference = `otherwise-${refundId}`
    const news = { _tag: "Refunded", refundId: null, cents: share.cents, reference } as const
    const settlement = applyPaymentEvent(now, { eventId: reference, orderNumber, paymentReference: null, attempt: null, news }, refundId)
    if (settlement._tag !== "Settled") return AMOUNT_CHANGED
    now = settlement.payment
    await transaction
      .insertInto("refund")
      .values({
        refund_id: refundId,
        order_number: orderNumber,
        cents: share.cents,
        reason: `Refunded manually: ${note}`,
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
