import { Data, type Effect } from "effect"
import type { PaymentMethod } from "./model.ts"
import type { PaymentEvent, PaymentUpdate } from "./applyPaymentEvent.ts"

/** An order that is to be paid. */
export interface Payable {
  readonly orderNumber: string
  /** Integer cents, above 0. */
  readonly totalCents: number
  /** Begins at 1. One attempt is one payment, however often it is begun. */
  readonly attempt: number
  /** UTC milliseconds at which the attempt is over. */
  readonly payBy: number
  /** Of the customer, for the provider's receipt and form. */
  readonly email: string
}

/** What an attempt began with: nothing is to be paid here, or the page where the shopper pays. `reference` names the attempt with the provider. */
export type StartedPayment = { readonly _tag: "Nothing" } | { readonly _tag: "Page"; readonly url: string; readonly reference: string }

/** Money that is to go back. Sent again under its `refundId` it goes once. */
export interface RefundToSend {
  readonly refundId: string
  readonly orderNumber: string
  /** The payment that it is taken of. */
  readonly paymentReference: string
  readonly cents: number
  /** It was sent before, and nobody knows what became of it. */
  readonly isRepeated: boolean
}

/** `sent`: on its way, an event tells of its end. */
export interface RefundSent {
  readonly state: "sent" | "done"
  readonly reference: string
}

/** Nobody answered, or not in time: the same may be asked again, and happens once. */
export class PaymentProviderUnavailable extends Data.TaggedError("PaymentsAway")<{ readonly problem: string }> {}
/**
 * The provider will not do it, however often it is asked. `problem` is for staff and holds no secret; `reference` names the refund that came to
 * nothing, where one was made.
 */
export class PaymentRejected extends Data.TaggedError("PaymentRefused")<{ readonly problem: string; readonly reference?: string }> {}
/** What came is not from the provider, is too old, or cannot be read. */
export class InvalidPaymentEvent extends Data.TaggedError("NotAnEvent")<{ readonly problem: "unsigned" | "stale" | "unreadable" }> {}

type Failed = PaymentProviderUnavailable | PaymentRejected

/**
 * Port: a provider of payments. No card ever comes near the shop: the shopper pays on the provider's page, and the provider tells of it by
 * events. `void`, `capture` and `refund` say what is to happen and are safe to say twice.
 */
export interface Payments {
  readonly method: PaymentMethod
  /** The least that can be paid, in integer cents: an order of less, unless it is for nothing, cannot be paid here. */
  readonly leastCents: number
  /** Begins an attempt; the same attempt again answers the same page. */
  readonly begin: (payable: Payable) => Effect.Effect<StartedPayment, Failed>
  /** An event out of the bytes that were sent to the shop's door; null for one of no concern. Header names are in lower case. */
  readonly read: (body: Uint8Array, headers: ReadonlyMap<string, string>) => Effect.Effect<PaymentEvent | null, InvalidPaymentEvent>
  /** What the provider knows of an attempt; null while it is open, or where it cannot be asked. */
  readonly look: (reference: string) => Effect.Effect<PaymentUpdate | null, Failed>
  /** Takes money that is held. */
  readonly capture: (reference: string) => Effect.Effect<PaymentUpdate, Failed>
  readonly refund: (refund: RefundToSend) => Effect.Effect<RefundSent, Failed>
  /** Ends an attempt, so that nobody pays at it any more, and lets go of money that is held. */
  readonly void: (reference: string) => Effect.Effect<void, Failed>
}
