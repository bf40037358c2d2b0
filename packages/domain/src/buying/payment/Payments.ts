import { Data, type Effect } from "effect"
import type { PaymentMethod } from "./model.ts"
import type { PaymentEvent, PaymentUpdate } from "./applyPaymentEvent.ts"

export * from "./model.ts"
export * from "./refundRules.ts"
export * from "./rules.ts"
export * from "./applyPaymentEvent.ts"

/** An order to pay. */
export interface Payable {
  readonly orderNumber: string
  readonly totalCents: number
  /** Starts at 1. Starting the same attempt again continues the same payment. */
  readonly attempt: number
  /** End of the attempt, in UTC milliseconds. */
  readonly payBy: number
  /** Email address of the customer, for the provider's receipt and form. */
  readonly email: string
}

/** Result of starting an attempt: no payment needed, or the payment page with the provider's reference for the attempt. */
export type StartedPayment = { readonly _tag: "Nothing" } | { readonly _tag: "Page"; readonly url: string; readonly reference: string }

/** A refund to send. Sending the refund again under its `refundId` has no further effect. */
export interface RefundToSend {
  readonly refundId: string
  readonly orderNumber: string
  /** Payment to refund. */
  readonly paymentReference: string
  readonly cents: number
  /** The refund was sent before with an unknown result. */
  readonly isRepeated: boolean
}

/** Result of sending a refund. `sent` means pending: an event will report the result. */
export interface RefundSent {
  readonly state: "sent" | "done"
  readonly reference: string
}

/** The provider did not respond in time. The request may be repeated safely. */
export class PaymentProviderUnavailable extends Data.TaggedError("PaymentProviderUnavailable")<{ readonly problem: string }> {}
/**
 * The provider permanently rejected the request.
 *
 * `problem` is for staff and contains no secret. `reference` is the failed refund, if one was created.
 */
export class PaymentRejected extends Data.TaggedError("PaymentRejected")<{ readonly problem: string; readonly reference?: string }> {}
/** The webhook request is not signed by the provider, too old or unreadable. */
export class InvalidPaymentEvent extends Data.TaggedError("InvalidPaymentEvent")<{
  readonly problem: "unsigned" | "stale" | "unreadable"
}> {}

type Failed = PaymentProviderUnavailable | PaymentRejected

/**
 * Port: payment provider.
 *
 * The shop never receives card data. Shoppers pay on the provider's page, and the provider reports results as events. `void`, `capture` and
 * `refund` are idempotent.
 */
export interface Payments {
  readonly method: PaymentMethod
  /** Smallest payable amount in integer cents. Smaller orders cannot be paid through the provider. Free orders need no payment. */
  readonly leastCents: number
  /** Starts an attempt. The same attempt returns the same page. */
  readonly begin: (payable: Payable) => Effect.Effect<StartedPayment, Failed>
  /** Decodes an event from a webhook request; null if it is irrelevant. Header names are in lower case. */
  readonly read: (body: Uint8Array, headers: ReadonlyMap<string, string>) => Effect.Effect<PaymentEvent | null, InvalidPaymentEvent>
  /** Loads the provider's state of an attempt; null while the attempt is open or if the provider cannot be queried. */
  readonly getStatus: (reference: string) => Effect.Effect<PaymentUpdate | null, Failed>
  /** Captures an authorized payment. */
  readonly capture: (reference: string) => Effect.Effect<PaymentUpdate, Failed>
  readonly refund: (refund: RefundToSend) => Effect.Effect<RefundSent, Failed>
  /** Ends an attempt, so that the attempt can no longer be paid, and voids its authorization. */
  readonly void: (reference: string) => Effect.Effect<void, Failed>
}
