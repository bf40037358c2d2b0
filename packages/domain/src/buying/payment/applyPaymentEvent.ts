import { CURRENCY, type paymentStates, type refundStates } from "./rules.ts"

/** The payment of an order. Integer cents. */
export interface Payment {
  readonly state: (typeof paymentStates)[number]
  readonly totalCents: number
  /** All that came in. */
  readonly paidCents: number
  /** Of it, what has gone back. */
  readonly refundedCents: number
  readonly isCanceled: boolean
  /** Attempts begin at 1. */
  readonly attempt: number
  /** The payments that came in, by their names with the provider. */
  readonly references: ReadonlyArray<string>
  readonly refunds: ReadonlyArray<DueRefund>
}

/** Money that is to go back, or has. */
export interface DueRefund {
  readonly refundId: string
  readonly cents: number
  readonly state: (typeof refundStates)[number]
  /** Its name with the provider; null until that is known. */
  readonly reference: string | null
}

/** What a provider says of a payment. `reference` names the payment, or the refund, with it. */
export type PaymentUpdate =
  | { readonly _tag: "Paid"; readonly cents: number; readonly currency: string; readonly reference: string }
  | { readonly _tag: "Authorised"; readonly cents: number; readonly currency: string; readonly reference: string }
  | { readonly _tag: "Declined" }
  /** The attempt is over, and nobody paid. */
  | { readonly _tag: "Lapsed" }
  /** `refundId` null: somebody made it with the provider itself. */
  | { readonly _tag: "Refunded"; readonly refundId: string | null; readonly cents: number; readonly reference: string }
  | { readonly _tag: "RefundRefused"; readonly refundId: string | null; readonly cents: number; readonly reference: string }
  /** The customer's bank wants it back: for staff to answer. */
  | { readonly _tag: "Disputed"; readonly cents: number }

/** Something that a provider tells once; told again it has the same id. */
export interface PaymentEvent {
  readonly eventId: string
  /** null: the order is the one with this payment. */
  readonly orderNumber: string | null
  readonly paymentReference: string | null
  /** null where the event is not of one attempt. */
  readonly attempt: number | null
  /** UTC milliseconds at which the provider first told of it; left out where it does not say. */
  readonly at?: number
  readonly news: PaymentUpdate
}

/** What is to be done besides. */
export type PaymentEffect =
  | { readonly _tag: "Confirm" }
  | { readonly _tag: "TellDeclined" }
  /** Takes the money that is held. */
  | { readonly _tag: "Capture"; readonly reference: string }
  /** Lets go of it. */
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

/** Why an event is not believed. Staff have to look. */
export type PaymentProblem = "amountDiffers" | "currencyDiffers" | "noSuchRefund" | "refundedTooMuch"

/** What becomes of a payment. */
export type PaymentTransition =
  | { readonly _tag: "Settled"; readonly payment: Payment; readonly then: ReadonlyArray<PaymentEffect> }
  /** It was known, or is too late to mean anything. */
  | { readonly _tag: "Ignored" }
  | { readonly _tag: "Problem"; readonly problem: PaymentProblem }

const ignored: PaymentTransition = { _tag: "Ignored" }
const problem = (problem: PaymentProblem): PaymentTransition => ({ _tag: "Problem", problem })
const settled = (payment: Payment, ...then: ReadonlyArray<PaymentEffect>): PaymentTransition => ({
  _tag: "Settled",
  payment: { ...payment, state: stateOf(payment) },
  then
})

/**
 * What an event makes of a payment. Total, and for any order of events: a payment counts once, by its reference, and what comes for an order
 * that was canceled, or is paid already, is owed back in full. A wrong amount or currency changes nothing.
 * @param newId names the refund that may follow from it.
 */
export const applyPaymentEvent = (payment: Payment, { attempt, news }: PaymentEvent, newId: string): PaymentTransition => {
  switch (news._tag) {
    case "Paid":
      return paid(payment, news, newId)
    case "Authorised":
      return authorised(payment, news)
    case "Declined":
      return isOpen(payment) && isOf(payment, attempt) && payment.state !== "failed"
        ? settled({ ...payment, state: "failed" }, { _tag: "TellDeclined" })
        : ignored
    case "Lapsed":
      return isOpen(payment) && isOf(payment, attempt) && !payment.isCanceled
        ? settled({ ...payment, state: "failed", isCanceled: true }, { _tag: "Expire" })
        : ignored
    case "Refunded":
      return news.refundId === null ? refundFound(payment, news, newId) : refundSettled(payment, news.refundId, "done", news.reference)
    case "RefundRefused":
      return news.refundId === null ? foundRefused(payment, news, newId) : refundSettled(payment, news.refundId, "failed", news.reference)
    case "Disputed":
      return settled(payment, { _tag: "TellStaff", cents: news.cents })
  }
}

type Money = Extract<PaymentUpdate, { readonly currency: string }>

const paid = (payment: Payment, { cents, currency, reference }: Money, newId: string): PaymentTransition => {
  if (payment.references.includes(reference)) return ignored
  const wrong = wrongMoney(payment, cents, currency)
  if (wrong !== null) return problem(wrong)
  const received = { ...payment, paidCents: payment.paidCents + cents, references: [...payment.references, reference] }
  if (!payment.isCanceled && payment.paidCents === 0) return settled(received, { _tag: "Confirm" })
  const refund = { refundId: newId, cents, state: "due", reference: null } as const
  const why = payment.isCanceled ? "canceled" : "paidTwice"
  return settled(
    { ...received, refunds: [...payment.refunds, refund] },
    { _tag: "OweRefund", refundId: newId, cents, paymentReference: reference, why }
  )
}

const authorised = (payment: Payment, { cents, currency, reference }: Money): PaymentTransition => {
  if (payment.references.includes(reference)) return ignored
  const wrong = wrongMoney(payment, cents, currency)
  if (wrong !== null) return problem(wrong)
  if (payment.isCanceled || payment.paidCents > 0) return settled(payment, { _tag: "Release", reference })
  return isOpen(payment) ? settled({ ...payment, state: "authorised" }, { _tag: "Capture", reference }) : ignored
}

const wrongMoney = ({ totalCents }: Payment, cents: number, currency: string): PaymentProblem | null => {
  if (currency.toUpperCase() !== CURRENCY) return "currencyDiffers"
  return cents === totalCents ? null : "amountDiffers"
}

const refundSettled = (payment: Payment, refundId: string, state: "done" | "failed", reference: string): PaymentTransition => {
  const refund = payment.refunds.find((candidate) => candidate.refundId === refundId)
  if (refund === undefined) return problem("noSuchRefund")
  // A refund that went through can still bounce, days later: then the money is here again.
  if (refund.state === state) return ignored
  // What was told late of a refund that failed says nothing more: sent again it has another reference.
  if (refund.state === "failed" && refund.reference === reference) return ignored
  const change = state === "done" ? refund.cents : refund.state === "done" ? -refund.cents : 0
  if (payment.refundedCents + change > payment.paidCents) return problem("refundedTooMuch")
  const refunds = payment.refunds.map((other) => (other === refund ? { ...refund, state, reference } : other))
  return settled(
    { ...payment, refunds, refundedCents: payment.refundedCents + change },
    { _tag: "RefundSettled", refundId, state, reference }
  )
}

const refundFound = (
  payment: Payment,
  { cents, reference }: Extract<PaymentUpdate, { _tag: "Refunded" }>,
  newId: string
): PaymentTransition => {
  if (payment.refunds.some((refund) => refund.reference === reference)) return ignored
  if (payment.refundedCents + cents > payment.paidCents) return problem("refundedTooMuch")
  const found = { refundId: newId, cents, state: "done", reference } as const
  return settled(
    { ...payment, refundedCents: payment.refundedCents + cents, refunds: [...payment.refunds, found] },
    { _tag: "RefundFound", refundId: newId, cents, state: "done", reference }
  )
}

/** Kept also where nothing was known of it: providers may tell that it bounced before they tell that it was made. */
const foundRefused = (
  payment: Payment,
  { cents, reference }: Extract<PaymentUpdate, { _tag: "RefundRefused" }>,
  newId: string
): PaymentTransition => {
  const known = payment.refunds.find((refund) => refund.reference === reference)
  if (known !== undefined) return refundSettled(payment, known.refundId, "failed", reference)
  const found = { refundId: newId, cents, state: "failed", reference } as const
  return settled(
    { ...payment, refunds: [...payment.refunds, found] },
    { _tag: "RefundFound", refundId: newId, cents, state: "failed", reference }
  )
}

/** An event of an attempt before says nothing of the present one. */
const isOf = (payment: Payment, attempt: number | null): boolean => attempt === null || attempt === payment.attempt

/** Nothing was paid, and something is owed. */
const isOpen = ({ paidCents, state }: Payment): boolean => paidCents === 0 && state !== "none"

/** Once money came in, the state follows from the sums. What was paid on top and went back makes no difference. */
const stateOf = ({ paidCents, refundedCents, state, totalCents }: Payment): Payment["state"] => {
  if (paidCents === 0) return state
  if (refundedCents === paidCents) return "refunded"
  return paidCents - refundedCents >= totalCents ? "paid" : "partlyRefunded"
}
