import type { Payment, PaymentMethod } from "@camber/domain/payment"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** The payment of an order that is locked until the end of the transaction. */
export interface LockedPayment {
  readonly orderNumber: string
  readonly method: PaymentMethod
  /** The provider's id of the payment; before payment, of the payment attempt. */
  readonly reference: string | null
  readonly email: string
  readonly webUserGuid: string
  readonly payBy: Date | null
  readonly payment: Payment
}

/** Locks an order and reads its payment; undefined if the order does not exist. */
export const lockPayment = async (transaction: Kysely<Tables>, orderNumber: string): Promise<LockedPayment | undefined> => {
  const order = await transaction
    .selectFrom("customer_order")
    .select(["web_user_guid", "email", "status", "payment", "payment_state", "total_cents", "paid_cents", "refunded_cents"])
    .select(["pay_by", "payment_attempt"])
    .where("order_number", "=", orderNumber)
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined) return undefined
  const refunds = await transaction
    .selectFrom("refund")
    .select(["refund_id", "cents", "state", "payment_reference", "reference"])
    .where("order_number", "=", orderNumber)
    .orderBy("requested_at")
    .execute()
  const { method, reference } = order.payment
  // The additional payments are found by their refunds, because each was refunded when it arrived.
  const others = refunds.flatMap(({ payment_reference }) => (payment_reference === null ? [] : [payment_reference]))
  return {
    orderNumber,
    method,
    reference,
    email: order.email,
    webUserGuid: order.web_user_guid,
    payBy: order.pay_by,
    payment: {
      state: order.payment_state,
      totalCents: order.total_cents,
      paidCents: order.paid_cents,
      refundedCents: order.refunded_cents,
      isCanceled: order.status === "canceled",
      attempt: order.payment_attempt,
      references: [...(order.paid_cents > 0 && reference !== null ? [reference] : []), ...others],
      refunds: refunds.map(({ cents, reference, refund_id, state }) => ({ refundId: refund_id, cents, state, reference }))
    }
  }
}
