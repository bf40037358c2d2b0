import { formatCents } from "../../foundation/money/rules.ts"

/** Amounts of an order that determine its refund summary. Integer cents. */
interface OrderSums {
  readonly status: "placed" | "shipped" | "delivered" | "canceled"
  readonly total: number
  /** Part of the total that is credited for canceled pieces and returns. */
  readonly credited: number
  /** Part of the total that was refunded. */
  readonly refunded: number
}

/**
 * Formats the refund of an order: `$40.00 refunded`, `all refunded`, or `$40.00 credited` for invoices and pending refunds.
 *
 * Returns null if nothing was credited, and for orders canceled before payment, whose status already shows it.
 */
export const formatRefundSummary = ({ credited, refunded, status, total }: OrderSums): string | null => {
  if (refunded > 0) return refunded >= total ? "all refunded" : `${formatCents(refunded)} refunded`
  return credited > 0 && status !== "canceled" ? `${formatCents(credited)} credited` : null
}

/** Returns the refunded part of the order's total in integer cents. Refunds count toward overpayments first. */
export const getRefundedOfTotal = ({
  paid,
  refunded,
  total
}: {
  readonly paid: number
  readonly refunded: number
  readonly total: number
}): number => Math.max(0, Math.min(total, refunded - Math.max(0, paid - total)))
