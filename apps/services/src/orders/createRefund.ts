import { allocateRefund, type RefundAllocation } from "@camber/domain/payment"
import { type Kysely, sql } from "kysely"
import type { OrderActor } from "../database/orderTables.ts"
import type { Tables } from "../database/tables.ts"
import { recordOrderEvent } from "./recordOrderEvent.ts"

/** Money that is to go back to who paid an order. */
export interface RefundRequest {
  readonly orderNumber: string
  /** Above 0. */
  readonly cents: number
  /** For the order's history, in a few words. */
  readonly reason: string
  /** The account of the member of staff who asks for it; null: the shop does by itself. */
  readonly requestedBy: string | null
  /** Of which payment it is taken first; of the order's own by default. */
  readonly first?: "own" | "others"
}

/** What became of it. `TooMuch` tells how many cents can still go back. */
export type RefundResult =
  | { readonly _tag: "Owed" }
  | { readonly _tag: "NothingPaid" }
  | { readonly _tag: "TooMuch"; readonly most: number }
  | { readonly _tag: "NoSuchOrder" }

/**
 * Keeps that money is to go back, within the transaction that decides so: after it whoever carries out refunds takes it up. No more than what
 * was paid, less what has gone back and what is about to. An order by invoice has paid nothing here: there is nothing to send back.
 */
export const createRefund = async (transaction: Kysely<Tables>, request: RefundRequest): Promise<RefundResult> => {
  const { cents, first = "own", orderNumber } = request
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`a refund of ${cents} cents is none`)
  const order = await transaction
    .selectFrom("customer_order")
    .select(["paid_cents", "refunded_cents"])
    .where("order_number", "=", orderNumber)
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined) return { _tag: "NoSuchOrder" }
  if (order.paid_cents === 0) return { _tag: "NothingPaid" }
  const most = order.paid_cents - order.refunded_cents - (await sumPendingRefunds(transaction, orderNumber))
  if (cents > most) return { _tag: "TooMuch", most }
  const shares = allocateRefund(order.paid_cents, await readRefundAllocations(transaction, orderNumber), cents, first)
  for (const share of shares) await insertRefund(transaction, { ...request, ...share, refundId: crypto.randomUUID() })
  return { _tag: "Owed" }
}

/** The refunds of an order as far as they take of its payments. */
export const readRefundAllocations = (transaction: Kysely<Tables>, orderNumber: string): Promise<ReadonlyArray<RefundAllocation>> =>
  transaction
    .selectFrom("refund")
    .select(["cents", "state", "payment_reference as paymentReference"])
    .where("order_number", "=", orderNumber)
    .orderBy("requested_at")
    .execute()

/** A refund of one payment. */
interface NewRefund extends Omit<RefundRequest, "first"> {
  readonly refundId: string
  /** The payment that it is taken of, where that is not the order's own. */
  readonly paymentReference?: string | null
}

/** Writes a refund that is due, and into the order's history that it is. Whoever calls it knows that there is so much to go back. */
export const insertRefund = async (
  transaction: Kysely<Tables>,
  { cents, orderNumber, paymentReference = null, reason, refundId, requestedBy }: NewRefund
): Promise<void> => {
  await transaction
    .insertInto("refund")
    .values({
      refund_id: refundId,
      order_number: orderNumber,
      cents,
      reason,
      payment_reference: paymentReference,
      requested_by: requestedBy,
      reference: null,
      settled_at: null
    })
    .execute()
  const actor: OrderActor = requestedBy === null ? "shop" : "staff"
  await recordOrderEvent(transaction, {
    orderNumber,
    actor,
    accountId: requestedBy,
    what: "refundOwed",
    detail: { cents, reason, refundId }
  })
}

/** Cents that are about to go back to who paid an order. */
export const sumPendingRefunds = async (database: Kysely<Tables>, orderNumber: string): Promise<number> => {
  const { pending } = await database
    .selectFrom("refund")
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as("pending"))
    .where("order_number", "=", orderNumber)
    .where("state", "in", ["due", "sent"])
    .executeTakeFirstOrThrow()
  return pending
}
