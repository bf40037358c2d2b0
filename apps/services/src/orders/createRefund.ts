import { allocateRefund, type RefundAllocation } from "@camber/domain/payment"
import { type Kysely, sql } from "kysely"
import type { OrderActor } from "../database/orderTables.ts"
import type { Tables } from "../database/tables.ts"
import { recordOrderEvent } from "./recordOrderEvent.ts"

/** A requested refund of an order. */
export interface RefundRequest {
  readonly orderNumber: string
  /** Amount in cents, a positive integer. */
  readonly cents: number
  /** Short text for the order's history. */
  readonly reason: string
  /** Account of the staff member who requested the refund; null if the shop refunds automatically. */
  readonly requestedBy: string | null
  /** Which payment to refund first; by default the order's own payment. */
  readonly first?: "own" | "others"
}

/** Result of a refund request. `TooMuch` contains the maximum amount. */
export type RefundResult =
  | { readonly _tag: "Owed" }
  | { readonly _tag: "NothingPaid" }
  | { readonly _tag: "TooMuch"; readonly most: number }
  | { readonly _tag: "NoSuchOrder" }

/**
 * Stores a due refund in the current transaction; `processDueRefunds` sends it. The amount may not exceed the payments minus refunded and
 * pending amounts. Invoice orders were not paid through the shop, so they get no refund.
 */
export const createRefund = async (transaction: Kysely<Tables>, request: RefundRequest): Promise<RefundResult> => {
  const { cents, first = "own", orderNumber } = request
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`Refund amount must be a positive integer, got ${cents}`)
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

/** Reads how much of each payment the refunds of an order have already used. */
export const readRefundAllocations = (transaction: Kysely<Tables>, orderNumber: string): Promise<ReadonlyArray<RefundAllocation>> =>
  transaction
    .selectFrom("refund")
    .select(["cents", "state", "payment_reference as paymentReference"])
    .where("order_number", "=", orderNumber)
    .orderBy("requested_at")
    .execute()

/** A refund of a single payment. */
interface NewRefund extends Omit<RefundRequest, "first"> {
  readonly refundId: string
  /** The refunded payment if it is not the order's own. */
  readonly paymentReference?: string | null
}

/** Inserts a due refund and records it in the order's history. The caller has checked the amount. */
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

/** Sums up refunds that are due or sent but not confirmed. */
export const sumPendingRefunds = async (database: Kysely<Tables>, orderNumber: string): Promise<number> => {
  const { pending } = await database
    .selectFrom("refund")
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as("pending"))
    .where("order_number", "=", orderNumber)
    .where("state", "in", ["due", "sent"])
    .executeTakeFirstOrThrow()
  return pending
}
