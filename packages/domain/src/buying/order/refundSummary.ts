import { formatCents } from "../../foundation/money/rules.ts"

/** The sums of an order as far as a list tells what became of them. Integer cents. */
interface OrderSums {
  readonly status: "placed" | "shipped" | "delivered" | "canceled"
  readonly total: number
  /** What of the total is charged no more, or goes back. */
  readonly credited: number
  /** What of the total has gone back to who paid. */
  readonly refunded: number
}

/**
 * What went back of an order's sum, in words that fit behind it: `$40.00 refunded`, `all refunded`; by invoice, or while the money is on its
 * way, `$40.00 credited`. Null where nothing did, and of an order that was canceled before anything was paid: it says that itself.
 */
export const formatRefundSummary = ({ credited, refunded, status, total }: OrderSums): string | null => {
  if (refunded > 0) return refunded >= total ? "all refunded" : `${formatCents(refunded)} refunded`
  return credited > 0 && status !== "canceled" ? `${formatCents(credited)} credited` : null
}

/** Of what has gone back, that which was paid for the order: what came in on top of its total went back first. Integer cents, 0 or more. */
export const getRefundedOfTotal = ({
  paid,
  refunded,
  total
}: {
  readonly paid: number
  readonly refunded: number
  readonly total: number
}): number => Math.max(0, Math.min(total, refunded - Math.max(0, paid - total)))
