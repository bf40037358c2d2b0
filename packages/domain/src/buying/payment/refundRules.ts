import type { DueRefund } from "./applyPaymentEvent.ts"

/** The money of an order. Integer cents. */
export interface OrderMoney {
  readonly totalCents: number
  /** What of the total is charged no more: of canceled pieces and of returns. */
  readonly creditedCents: number
  /** All that came in. */
  readonly paidCents: number
  /** Of it, what has gone back. */
  readonly refundedCents: number
  /** What is about to: refunds that are due or on their way. */
  readonly pendingCents: number
}

/**
 * Cents that came in, are not what the order costs, and are not on their way back either: what is left of refunds that failed. Whoever sends no
 * more than this again never sends money twice, also where some of it went back by the provider's own pages meanwhile.
 */
export const getOutstandingRefundCents = ({ creditedCents, paidCents, pendingCents, refundedCents, totalCents }: OrderMoney): number =>
  Math.max(0, paidCents - refundedCents - pendingCents - Math.max(0, totalCents - creditedCents))

/**
 * Tries after which a refund that nobody took is for staff to look at: half an hour; and one on its way of which nobody tells: a week. The index
 * `refund_trouble` of the database has both figures as well: whoever changes them gives it others by a migration, and a test compares them.
 */
export const STUCK_REFUND_ATTEMPTS = { due: 5, sent: 30 } as const

/** Whether staff have to look at a refund that is not through yet. */
export const isStuckRefund = ({ state, tries }: { readonly state: DueRefund["state"]; readonly tries: number }): boolean =>
  (state === "due" || state === "sent") && tries >= STUCK_REFUND_ATTEMPTS[state]

/** A refund as far as it takes of a payment. */
export interface RefundAllocation {
  readonly cents: number
  readonly state: DueRefund["state"]
  /** The payment that it is taken of; null for the order's own. */
  readonly paymentReference: string | null
}

/** What goes back of one payment; null: the order's own. */
export interface RefundShare {
  readonly paymentReference: string | null
  /** Above 0. */
  readonly cents: number
}

/**
 * Of which payments a sum goes back, so that none gives back more than it took: the order's own first, or those that came on top of it. A
 * payment on top was owed back whole when it came, so that the largest refund of it is what it took. Never more in all than came in and did
 * not go back yet.
 */
export const allocateRefund = (
  paidCents: number,
  refunds: ReadonlyArray<RefundAllocation>,
  cents: number,
  first: "own" | "others"
): ReadonlyArray<RefundShare> => {
  const took = new Map<string, number>()
  for (const { cents: sum, paymentReference } of refunds)
    if (paymentReference !== null) took.set(paymentReference, Math.max(sum, took.get(paymentReference) ?? 0))
  const others = [...took].map(([paymentReference, sum]) => ({ paymentReference, took: sum }))
  const own = { paymentReference: null, took: paidCents - others.reduce((before, other) => before + other.took, 0) }
  const isBack = ({ state }: RefundAllocation): boolean => state !== "failed"
  let left = Math.min(cents, paidCents - refunds.filter(isBack).reduce((before, refund) => before + refund.cents, 0))
  return (first === "own" ? [own, ...others] : [...others, own]).flatMap(({ paymentReference, took: sum }) => {
    const given = refunds.filter((refund) => isBack(refund) && refund.paymentReference === paymentReference)
    const share = Math.min(left, sum - given.reduce((before, refund) => before + refund.cents, 0))
    if (share <= 0) return []
    left -= share
    return [{ paymentReference, cents: share }]
  })
}
