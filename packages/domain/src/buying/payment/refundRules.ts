import type { DueRefund } from "./applyPaymentEvent.ts"

/** Amounts of an order. Integer cents. */
export interface OrderMoney {
  readonly totalCents: number
  /** Part of the total that is credited for canceled pieces and returns. */
  readonly creditedCents: number
  /** All received payments. */
  readonly paidCents: number
  /** Part of the payments that was refunded. */
  readonly refundedCents: number
  /** Refunds that are due or sent. */
  readonly pendingCents: number
}

/**
 * Returns the cents that the shop still owes after failed refunds.
 *
 * These cents were received, exceed the order's cost and have no pending refund. Sending at most this amount never refunds twice, even
 * after manual refunds on the provider's pages.
 */
export const getOutstandingRefundCents = ({ creditedCents, paidCents, pendingCents, refundedCents, totalCents }: OrderMoney): number =>
  Math.max(0, paidCents - refundedCents - pendingCents - Math.max(0, totalCents - creditedCents))

/**
 * Number of attempts after which staff must check a refund: about half an hour without acceptance, or a week without confirmation.
 *
 * The database index `refund_trouble` contains the same numbers. Change index and constant together, with a migration; a test compares the
 * numbers.
 */
export const STUCK_REFUND_ATTEMPTS = { due: 5, sent: 30 } as const

/** Returns whether staff must check an unfinished refund. */
export const isStuckRefund = ({ state, tries }: { readonly state: DueRefund["state"]; readonly tries: number }): boolean =>
  (state === "due" || state === "sent") && tries >= STUCK_REFUND_ATTEMPTS[state]

/** Part of a refund that is taken from a payment. */
export interface RefundAllocation {
  readonly cents: number
  readonly state: DueRefund["state"]
  /** Payment to refund; null for the order's first payment. */
  readonly paymentReference: string | null
}

/** Refund amount of one payment; null for the order's first payment. */
export interface RefundShare {
  readonly paymentReference: string | null
  readonly cents: number
}

/**
 * Allocates a refund to payments, so that no payment refunds more than it received.
 *
 * `first` selects whether the order's own payment or its overpayments are used first. An overpayment was scheduled for a full refund when
 * it was received, so the amount of its largest refund is the amount of the overpayment. The sum never exceeds the received and not yet
 * refunded cents.
 */
export const allocateRefund = (
  paidCents: number,
  refunds: ReadonlyArray<RefundAllocation>,
  cents: number,
  first: "own" | "others"
): ReadonlyArray<RefundShare> => {
  const overpayments = new Map<string, number>()
  for (const { cents: sum, paymentReference } of refunds)
    if (paymentReference !== null) overpayments.set(paymentReference, Math.max(sum, overpayments.get(paymentReference) ?? 0))
  const others = [...overpayments].map(([paymentReference, sum]) => ({ paymentReference, took: sum }))
  const own = { paymentReference: null, took: paidCents - others.reduce((before, other) => before + other.took, 0) }
  const isBack = ({ state }: RefundAllocation): boolean => state !== "failed"
  let remaining = Math.min(cents, paidCents - refunds.filter(isBack).reduce((before, refund) => before + refund.cents, 0))
  return (first === "own" ? [own, ...others] : [...others, own]).flatMap(({ paymentReference, took: sum }) => {
    const existing = refunds.filter((refund) => isBack(refund) && refund.paymentReference === paymentReference)
    const share = Math.min(remaining, sum - existing.reduce((before, refund) => before + refund.cents, 0))
    if (share <= 0) return []
    remaining -= share
    return [{ paymentReference, cents: share }]
  })
}
