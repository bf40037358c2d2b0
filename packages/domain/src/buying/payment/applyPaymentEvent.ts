import { CURRENCY, type paymentStates, type refundStates } from "./rules.ts"

/** Payment state of an order. Integer cents. */
export interface Payment {
  readonly state: (typeof paymentStates)[number]
  readonly totalCents: number
  /** All received payments. */
  readonly paidCents: number
  /** Part of the payments that was refunded. */
  readonly refundedCents: number
  readonly isCanceled: boolean
  /** Starts at 1. */
  readonly attempt: number
  /** Provider references of the received payments. */
  readonly references: ReadonlyArray<string>
  readonly refunds: ReadonlyArray<DueRefund>
}

/** A pending or completed refund. */
export interface DueRefund {
  readonly refundId: string
  readonly cents: number
  readonly state: (typeof refundStates)[number]
  /** Provider reference; null until known. */
  readonly reference: string | null
}

/** A provider's report about a payment. `reference` is the provider's reference of the payment or refund. */
export type PaymentUpdate =
  | { readonly _tag: "Paid"; readonly cents: number; readonly currency: string; readonly reference: string }
  | { readonly _tag: "Authorised"; readonly cents: number; readonly currency: string; readonly reference: string }
  | { readonly _tag: "Declined" }
  /** The attempt ended without payment. */
  | { readonly _tag: "Lapsed" }
  /** `refundId` is null for a refund created on the provider's own pages. */
  | { readonly _tag: "Refunded"; readonly refundId: string | null; readonly cents: number; readonly reference: string }
  | { readonly _tag: "RefundRefused"; readonly refundId: string | null; readonly cents: number; readonly reference: string }
  /** The customer disputed the payment with their bank. Staff must respond. */
  | { readonly _tag: "Disputed"; readonly cents: number }

/** An event of a provider. Repeated deliveries have the same id. */
export interface PaymentEvent {
  readonly eventId: string
  /** null if the order must be found by the payment reference. */
  readonly orderNumber: string | null
  readonly paymentReference: string | null
  /** null if the event does not belong to an attempt. */
  readonly attempt: number | null
  /** Time of the first report, in UTC milliseconds, if the provider sends this time. */
  readonly at?: number
  readonly news: PaymentUpdate
}

/** Effects that a transition requests. */
export type PaymentEffect =
  | { readonly _tag: "Confirm" }
  | { readonly _tag: "TellDeclined" }
  /** Captures the authorized payment. */
  | { readonly _tag: "Capture"; readonly reference: string }
  /** Voids the authorization. */
  | { readonly _tag: "Release"; readonly reference: string }
  | {
      readonly _tag: "OweRefund"
      readonly refundId: string
      readonly cents: number
      readonly paymentReference: string
      readonly why: "canceled" | "paidTwice"
    }
  | { readonly _tag: "RefundSettled"; readonly refundId: string; readonly state: "done" | "failed"; readonly reference: string }
  | {
      readonly _tag: "RefundFound"
      readonly refundId: string
      readonly cents: number
      readonly state: "done" | "failed"
      readonly reference: string
    }
  | { readonly _tag: "Expire" }
  | { readonly _tag: "TellStaff"; readonly cents: number }

/** Reason for rejecting an event. Staff must check the event. */
export type PaymentProblem = "amountDiffers" | "currencyDiffers" | "noSuchRefund" | "refundedTooMuch"

/** Result of applying an event. */
export type PaymentTransition =
  | { readonly _tag: "Settled"; readonly payment: Payment; readonly then: ReadonlyArray<PaymentEffect> }
  /** The event is a repetition or outdated. */
  | { readonly _tag: "Ignored" }
  | { readonly _tag: "Problem"; readonly problem: PaymentProblem }

const ignored: PaymentTransition = { _tag: "Ignored" }
const problem = (problem: PaymentProblem): PaymentTransition => ({ _tag: "Problem", problem })
const settle = (payment: Payment, ...then: ReadonlyArray<PaymentEffect>): PaymentTransition => ({
  _tag: "Settled",
  payment: { ...payment, state: deriveState(payment) },
  then
})

/**
 * Applies an event to a payment.
 *
 * Accepts events in any order. A payment counts once by its reference. A payment for a canceled or already paid order is refunded in full.
 * A wrong amount or currency changes nothing.
 *
 * @param newId - Id of the refund that the event may create.
 */
export const applyPaymentEvent = (payment: Payment, { attempt, news }: PaymentEvent, newId: string): PaymentTransition => {
  switch (news._tag) {
    case "Paid":
      return applyPaid(payment, news, newId)
    case "Authorised":
      return applyAuthorized(payment, news)
    case "Declined":
      return isOpen(payment) && isCurrentAttempt(payment, attempt) && payment.state !== "failed"
        ? settle({ ...payment, state: "failed" }, { _tag: "TellDeclined" })
        : ignored
    case "Lapsed":
      return isOpen(payment) && isCurrentAttempt(payment, attempt) && !payment.isCanceled
        ? settle({ ...payment, state: "failed", isCanceled: true }, { _tag: "Expire" })
        : ignored
    case "Refunded":
      return news.refundId === null
        ? applyManualRefund(payment, news, newId)
        : applyRefundResult(payment, news.refundId, "done", news.reference)
    case "RefundRefused":
      return news.refundId === null
        ? applyManualRefundFailure(payment, news, newId)
        : applyRefundResult(payment, news.refundId, "failed", news.reference)
    case "Disputed":
      return settle(payment, { _tag: "TellStaff", cents: news.cents })
  }
}

type Money = Extract<PaymentUpdate, { readonly currency: string }>

const applyPaid = (payment: Payment, { cents, currency, reference }: Money, newId: string): PaymentTransition => {
  if (payment.references.includes(reference)) return ignored
  const mismatch = findMismatch(payment, cents, currency)
  if (mismatch !== null) return problem(mismatch)
  const received = { ...payment, paidCents: payment.paidCents + cents, references: [...payment.references, reference] }
  if (!payment.isCanceled && payment.paidCents === 0) return settle(received, { _tag: "Confirm" })
  const refund = { refundId: newId, cents, state: "due", reference: null } as const
  const why = payment.isCanceled ? "canceled" : "paidTwice"
  return settle(
    { ...received, refunds: [...payment.refunds, refund] },
    { _tag: "OweRefund", refundId: newId, cents, paymentReference: reference, why }
  )
}

const applyAuthorized = (payment: Payment, { cents, currency, reference }: Money): PaymentTransition => {
  if (payment.references.includes(reference)) return ignored
  const mismatch = findMismatch(payment, cents, currency)
  if (mismatch !== null) return problem(mismatch)
  if (payment.isCanceled || payment.paidCents > 0) return settle(payment, { _tag: "Release", reference })
  return isOpen(payment) ? settle({ ...payment, state: "authorised" }, { _tag: "Capture", reference }) : ignored
}

const findMismatch = ({ totalCents }: Payment, cents: number, currency: string): PaymentProblem | null => {
  if (currency.toUpperCase() !== CURRENCY) return "currencyDiffers"
  return cents === totalCents ? null : "amountDiffers"
}

const applyRefundResult = (payment: Payment, refundId: string, state: "done" | "failed", reference: string): PaymentTransition => {
  const refund = payment.refunds.find((candidate) => candidate.refundId === refundId)
  if (refund === undefined) return problem("noSuchRefund")
  // A completed refund can bounce days later. Then the shop holds the money again.
  if (refund.state === state) return ignored
  // A late event of a failed attempt. A new attempt has another reference.
  if (refund.state === "failed" && refund.reference === reference) return ignored
  const change = state === "done" ? refund.cents : refund.state === "done" ? -refund.cents : 0
  if (payment.refundedCents + change > payment.paidCents) return problem("refundedTooMuch")
  const refunds = payment.refunds.map((other) => (other === refund ? { ...refund, state, reference } : other))
  return settle(
    { ...payment, refunds, refundedCents: payment.refundedCents + change },
    { _tag: "RefundSettled", refundId, state, reference }
  )
}

const applyManualRefund = (
  payment: Payment,
  { cents, reference }: Extract<PaymentUpdate, { _tag: "Refunded" }>,
  newId: string
): PaymentTransition => {
  if (payment.refunds.some((refund) => refund.reference === reference)) return ignored
  if (payment.refundedCents + cents > payment.paidCents) return problem("refundedTooMuch")
  const refund = { refundId: newId, cents, state: "done", reference } as const
  return settle(
    { ...payment, refundedCents: payment.refundedCents + cents, refunds: [...payment.refunds, refund] },
    { _tag: "RefundFound", refundId: newId, cents, state: "done", reference }
  )
}

/** Records an unknown failed refund too, because providers may report the failure before the refund. */
const applyManualRefundFailure = (
  payment: Payment,
  { cents, reference }: Extract<PaymentUpdate, { _tag: "RefundRefused" }>,
  newId: string
): PaymentTransition => {
  const known = payment.refunds.find((refund) => refund.reference === reference)
  if (known !== undefined) return applyRefundResult(payment, known.refundId, "failed", reference)
  const refund = { refundId: newId, cents, state: "failed", reference } as const
  return settle(
    { ...payment, refunds: [...payment.refunds, refund] },
    { _tag: "RefundFound", refundId: newId, cents, state: "failed", reference }
  )
}

/** Returns whether an event belongs to the current attempt or to no attempt. */
const isCurrentAttempt = (payment: Payment, attempt: number | null): boolean => attempt === null || attempt === payment.attempt

/** Returns whether a payment is expected but was not received. */
const isOpen = ({ paidCents, state }: Payment): boolean => paidCents === 0 && state !== "none"

/** Derives the state from the amounts, once a payment was received. Refunded overpayments make no difference. */
const deriveState = ({ paidCents, refundedCents, state, totalCents }: Payment): Payment["state"] => {
  if (paidCents === 0) return state
  if (refundedCents === paidCents) return "refunded"
  return paidCents - refundedCents >= totalCents ? "paid" : "partlyRefunded"
}
