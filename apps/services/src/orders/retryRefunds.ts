import { type OrderMoney, STUCK_REFUND_ATTEMPTS, getOutstandingRefundCents } from "@camber/domain/payment"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { recordOrderEvent } from "./recordOrderEvent.ts"
import type { OrderActorRef, LockedOrder } from "./lockOrder.ts"
import { createRefund, sumPendingRefunds } from "./createRefund.ts"

const AMOUNT_CHANGED = "The refund amount changed. Review the updated order and try again."
const NOTHING_TO_RETRY = "No refunds to retry."

/**
 * Retries refunds of a locked order: failed refunds with new ids, because providers remember the old ids, and stuck refunds immediately
 * with the same id.
 *
 * @param cents - The failed amount that staff saw. The refund never exceeds what is owed.
 * @returns Null, or the reason for staff why nothing was retried.
 */
export const retryRefunds = async (
  transaction: Kysely<Tables>,
  order: LockedOrder,
  { by, cents }: { readonly cents: number; readonly by: OrderActorRef }
): Promise<string | null> => {
  const { order_number: orderNumber } = order
  const failed = getOutstandingRefundCents(await readOrderMoney(transaction, order))
  if (cents !== failed) return AMOUNT_CHANGED
  const rescheduled = await rescheduleStuck(transaction, orderNumber)
  if (failed === 0 && rescheduled === 0) return NOTHING_TO_RETRY
  await recordOrderEvent(transaction, { ...by, orderNumber, what: "refundRepeated", detail: { cents: failed + rescheduled } })
  if (failed > 0)
    await createRefund(transaction, { orderNumber, cents: failed, reason: "Sent again", requestedBy: by.accountId, first: "others" })
  return null
}

/** Reads the payment totals of an order. */
export const readOrderMoney = async (
  database: Kysely<Tables>,
  order: Pick<LockedOrder, "order_number" | "total_cents" | "credited_cents" | "paid_cents" | "refunded_cents">
): Promise<OrderMoney> => ({
  totalCents: order.total_cents,
  creditedCents: order.credited_cents,
  paidCents: order.paid_cents,
  refundedCents: order.refunded_cents,
  pendingCents: await sumPendingRefunds(database, order.order_number)
})

/** Makes stuck refunds due now and returns their sum. This is safe even while a refund is being sent, because the id stays the same. */
const rescheduleStuck = async (transaction: Kysely<Tables>, orderNumber: string): Promise<number> => {
  const rescheduled = await transaction
    .updateTable("refund")
    .set({ next_try_at: sql<Date>`now()` })
    .where("order_number", "=", orderNumber)
    .where((refund) =>
      refund.or([
        refund.and([refund("state", "=", "due"), refund("tries", ">=", STUCK_REFUND_ATTEMPTS.due)]),
        refund.and([refund("state", "=", "sent"), refund("tries", ">=", STUCK_REFUND_ATTEMPTS.sent)])
      ])
    )
    .returning("cents")
    .execute()
  return rescheduled.reduce((sum, refund) => sum + refund.cents, 0)
}
