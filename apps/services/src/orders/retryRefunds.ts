import { type OrderMoney, STUCK_REFUND_ATTEMPTS, getOutstandingRefundCents } from "@camber/domain/payment"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { recordOrderEvent } from "./recordOrderEvent.ts"
import type { OrderActorRef, LockedOrder } from "./lockOrder.ts"
import { createRefund, sumPendingRefunds } from "./createRefund.ts"

const another = "Meanwhile another sum is to go back. The order is shown as it is now: please look again."
const nothing = "Nothing waits to be sent again."

/**
 * Sends money again that was to go back of an order that is being changed: what failed is owed anew, under ids of its own since a provider
 * remembers the former, and what nobody took for long is tried at once, under the id that it has. `cents` are those that were seen to have
 * failed: never more goes than what came in, less what the order costs, what has gone back and what is about to. Answers in the words of the
 * desk why nothing was sent, or null.
 */
export const retryRefunds = async (
  transaction: Kysely<Tables>,
  order: LockedOrder,
  { by, cents }: { readonly cents: number; readonly by: OrderActorRef }
): Promise<string | null> => {
  const { order_number: orderNumber } = order
  const failed = getOutstandingRefundCents(await readOrderMoney(transaction, order))
  if (cents !== failed) return another
  const hurried = await hurryStuck(transaction, orderNumber)
  if (failed === 0 && hurried === 0) return nothing
  await recordOrderEvent(transaction, { ...by, orderNumber, what: "refundRepeated", detail: { cents: failed + hurried } })
  if (failed > 0)
    await createRefund(transaction, { orderNumber, cents: failed, reason: "Sent again", requestedBy: by.accountId, first: "others" })
  return null
}

/** The money of an order as it is. */
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

/** Answers what they come to. Somebody who is sending one meanwhile sends the same. */
const hurryStuck = async (transaction: Kysely<Tables>, orderNumber: string): Promise<number> => {
  const hurried = await transaction
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
  return hurried.reduce((sum, refund) => sum + refund.cents, 0)
}
