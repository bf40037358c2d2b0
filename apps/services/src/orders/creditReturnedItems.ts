import { hadFitGuarantee } from "@camber/domain/fitment"
import { type Credit, subtractCredit, sumCreditCents, computeCredit } from "@camber/domain/order"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { refundPoints } from "../rewards/adjustPoints.ts"
import type { OrderLineRow } from "./orderLines.ts"
import type { OrderActorRef, LockedOrder } from "./lockOrder.ts"
import { createRefund, sumPendingRefunds } from "./createRefund.ts"

/** Credit for returned or canceled items. */
export interface CreditResult {
  readonly credit: Credit
  readonly cents: number
  /** The part of the credit that is refunded. For invoice orders it is 0, because a credit only reduces the amount due. */
  readonly refunded: number
}

/**
 * Credits an order for canceled or returned items, which it determines by comparing the order lines before and after. Reduces the total and
 * refunds points and payments. Runs in the transaction that cancels the items or receives the return.
 */
export const creditReturnedItems = async (
  transaction: Kysely<Tables>,
  order: LockedOrder,
  {
    after,
    before,
    by,
    reason
  }: {
    readonly before: ReadonlyArray<OrderLineRow>
    readonly after: ReadonlyArray<OrderLineRow>
    readonly by: OrderActorRef
    readonly reason: string
  }
): Promise<CreditResult> => {
  const { order_number: orderNumber, web_user_guid: webUserGuid } = order
  const credit = subtractCredit(computeCredit(creditOrder(order, before)), computeCredit(creditOrder(order, after)))
  const cents = sumCreditCents(credit)
  await transaction
    .updateTable("customer_order")
    .set({
      credited_cents: sql`credited_cents + ${cents}::bigint`,
      points_returned: sql`points_returned + ${credit.points}::int`
    })
    .where("order_number", "=", orderNumber)
    .execute()
  await refundPoints(transaction, { webUserGuid, points: credit.points, orderNumber })
  const most = order.paid_cents - order.refunded_cents - (await sumPendingRefunds(transaction, orderNumber))
  const refunded = Math.max(0, Math.min(cents, most))
  if (refunded > 0) await createRefund(transaction, { orderNumber, cents: refunded, reason, requestedBy: by.accountId })
  return { credit, cents, refunded }
}

/** Computes the points that an order earns with its remaining items. */
export const computeRemainingPoints = (order: CreditedRow, lines: ReadonlyArray<OrderLineRow>): number =>
  order.points_earned - computeCredit(creditOrder(order, lines)).unearned

type CreditedRow = Pick<
  LockedOrder,
  "shipping_cents" | "tax_cents" | "taxes_shipping" | "taxes_cores" | "points_redeemed" | "points_earned"
>

const creditOrder = (order: CreditedRow, lines: ReadonlyArray<OrderLineRow>) => ({
  lines: lines.map((line) => ({
    quantity: line.quantity,
    paid: line.paid_cents,
    total: line.paid_cents + line.discount_cents,
    core: line.core_cents * line.quantity,
    back: line.canceled + line.received,
    coresBack: line.cores_received,
    misfits: hadFitGuarantee(line.added_for) ? line.misfits : 0
  })),
  shipping: order.shipping_cents,
  tax: order.tax_cents,
  taxes: { shipping: order.taxes_shipping, cores: order.taxes_cores },
  points: order.points_redeemed,
  pointsEarned: order.points_earned,
  isUnsent: lines.every(({ shipped }) => shipped === 0)
})
