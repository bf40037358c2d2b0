import type { orderStatuses, returnStates } from "./rules.ts"

/** Assumed days from an order to its delivery in the shop's former software, which exports no delivery dates. */
export const OLD_DELIVERY_DAYS = 14
const DAY_MS = 24 * 3_600_000

interface SoldOrder {
  readonly status: (typeof orderStatuses)[number]
  /** UTC milliseconds. */
  readonly placedAt: number
}

/**
 * Returns the return deadline of an order of the former software, in UTC milliseconds; null if nothing was sent, so that nothing can be
 * returned.
 *
 * @param days - Days after delivery in which the shop accepts returns.
 */
export const getOldReturnDeadline = ({ placedAt, status }: SoldOrder, days: number): number | null =>
  status === "shipped" || status === "delivered" ? placedAt + (days + OLD_DELIVERY_DAYS) * DAY_MS : null

interface OldReturn {
  readonly state: (typeof returnStates)[number]
  /** Cents that staff recorded as refunded. */
  readonly credit: number
  readonly lines: ReadonlyArray<{ readonly ordinality: number; readonly quantity: number; readonly received: number | null }>
}

/** Returns how many pieces of a line can still be returned. A refused return, and pieces that did not arrive, do not count. */
export const getOldReturnable = (
  line: { readonly ordinality: number; readonly quantity: number },
  returns: ReadonlyArray<Pick<OldReturn, "lines" | "state">>
): number => {
  const back = returns.flatMap(({ lines, state }) => (state === "refused" ? [] : lines.filter((one) => one.ordinality === line.ordinality)))
  return Math.max(0, line.quantity - back.reduce((sum, { quantity, received }) => sum + (received ?? quantity), 0))
}

/** Returns the most that staff may refund for an order, in cents: what the order cost, minus earlier refunds. */
export const getOldRefundLimit = (
  { refunded, total }: { readonly total: number; readonly refunded: number },
  returns: ReadonlyArray<Pick<OldReturn, "credit">>
): number =>
  Math.max(
    0,
    returns.reduce((rest, { credit }) => rest - credit, total - refunded)
  )

/** Amounts of an order in cents. */
interface OldAmounts {
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly total: number
  readonly refunded: number
  readonly lines: ReadonlyArray<{ readonly unitPrice: number }>
}

/**
 * Suggests a refund in cents: the prices of the received pieces with their share of the discount and the tax, limited to
 * `getOldRefundLimit`.
 */
export const suggestOldRefund = (
  order: OldAmounts,
  received: ReadonlyArray<{ readonly ordinality: number; readonly received: number }>
): number => {
  const parts = received.reduce((sum, line) => sum + line.received * (order.lines[line.ordinality - 1]?.unitPrice ?? 0), 0)
  const factor = order.subtotal > 0 ? (order.subtotal - order.discount + order.tax) / order.subtotal : 1
  return Math.min(Math.max(0, Math.round(parts * factor)), Math.max(0, order.total - order.refunded))
}
