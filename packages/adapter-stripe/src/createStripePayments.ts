import {
  type StartedPayment,
  CURRENCY,
  InvalidPaymentEvent,
  type Payable,
  PaymentRejected,
  type PaymentUpdate,
  type Payments,
  PaymentProviderUnavailable
} from "@camber/domain/payment"
import { Clock, Effect, Redacted } from "effect"
import Stripe from "stripe"
import { describeStripeError, createStripeClient } from "./createStripeClient.ts"
import { toIntentUpdate, toSessionUpdate, toPaymentEvent } from "./toPaymentEvent.ts"

export interface StripeSettings {
  /** The account's secret key, `sk_...`. */
  readonly secretKey: Redacted.Redacted<string>
  /** What its events are signed with, `whsec_...`. */
  readonly webhookSecret: Redacted.Redacted<string>
  /** Shoppers come back there. */
  readonly publicOrigin: string
  /** Where Stripe is; by default where it is for everybody. */
  readonly api?: URL | undefined
}

/** Cents: what Stripe takes at least of US dollars (docs.stripe.com/currencies, minimum charge amounts). */
const LEAST = 50
/** Seconds for which a signed event is believed. */
const TOLERANCE = 300
/**
 * Stripe's Checkout: the shopper pays on Stripe's page, to which the shop leads. One line has the order's total, so that nothing is rounded
 * twice. Each write goes under a key of its own, so that it happens once.
 */
export const createStripePayments = ({ api, publicOrigin, secretKey, webhookSecret }: StripeSettings): Payments => {
  const stripe = createStripeClient({ api, secretKey, timeout: 10_000 })
  return {
    method: "stripe",
    leastCents: LEAST,
    begin: (payable) =>
      Effect.flatMap(
        asked(() => stripe.checkout.sessions.create(sessionOf(payable, publicOrigin), { idempotencyKey: keyOf(payable) })),
        ({ id, url }): Effect.Effect<StartedPayment, PaymentRejected> =>
          url === null
            ? Effect.fail(new PaymentRejected({ problem: "A session without a page" }))
            : Effect.succeed({ _tag: "Page", url, reference: id })
      ),
    read: (body, headers) =>
      Clock.currentTimeMillis.pipe(
        Effect.flatMap((now) =>
          Effect.try({
            try: () =>
              stripe.webhooks.constructEvent(
                Buffer.from(body),
                headers.get("stripe-signature") ?? "",
                Redacted.value(webhookSecret),
                TOLERANCE,
                undefined,
                now
              ),
            catch: (cause) => new InvalidPaymentEvent({ problem: unbelieved(cause) })
          })
        ),
        Effect.flatMap(toPaymentEvent)
      ),
    look: (reference) =>
      isSession(reference)
        ? Effect.map(
            asked(() => stripe.checkout.sessions.retrieve(reference)),
            toSessionUpdate
          )
        : Effect.map(
            asked(() => stripe.paymentIntents.retrieve(reference)),
            toIntentUpdate
          ),
    capture: (reference) =>
      Effect.map(
        asked(() => stripe.paymentIntents.capture(reference, {}, { idempotencyKey: `capture-${reference}` })),
        ({ amount_received, currency, id }): PaymentUpdate => ({ _tag: "Paid", cents: amount_received, currency, reference: id })
      ),
    refund: ({ cents, isRepeated, orderNumber, paymentReference, refundId }) =>
      Effect.gen(function* () {
        const sent = isRepeated ? yield* sentBefore(stripe, paymentReference, refundId) : undefined
        const refund =
          sent ??
          (yield* asked(
            () =>
              stripe.refunds.create(
                { payment_intent: paymentReference, amount: cents, metadata: { refund_id: refundId, order_number: orderNumber } },
                { idempotencyKey: `refund-${refundId}` }
              ),
            NOT_FOUND
          ))
        if (refund.status === "failed" || refund.status === "canceled")
          return yield* new PaymentRejected({ problem: refund.failure_reason ?? refund.status, reference: refund.id })
        return { state: refund.status === "succeeded" ? "done" : "sent", reference: refund.id } as const
      }),
    void: (reference) =>
      isSession(reference)
        ? asked(() => stripe.checkout.sessions.expire(reference)).pipe(
            // One that is over already cannot be ended; one that is complete was paid.
            Effect.catchTag("PaymentRefused", (refused) =>
              Effect.flatMap(
                asked(() => stripe.checkout.sessions.retrieve(reference)),
                ({ status }) => (status === "expired" ? Effect.void : Effect.fail(refused))
              )
            ),
            Effect.asVoid
          )
        : Effect.asVoid(asked(() => stripe.paymentIntents.cancel(reference)))
  }
}

const isSession = (reference: string): boolean => reference.startsWith("cs_")

const keyOf = ({ attempt, orderNumber }: Payable): string => `order-${orderNumber}-${attempt}`

/** The same for the same attempt: Stripe refuses a key that comes back with something else. */
const sessionOf = (
  { attempt, email, orderNumber, payBy, totalCents }: Payable,
  publicOrigin: string
): Stripe.Checkout.SessionCreateParams => {
  const metadata = { order_number: orderNumber, attempt: String(attempt) }
  const order = `${publicOrigin}/buy/confirmation/${orderNumber}`
  return {
    mode: "payment",
    client_reference_id: orderNumber,
    ...(email !== "" && { customer_email: email }),
    line_items: [
      {
        quantity: 1,
        price_data: { currency: CURRENCY.toLowerCase(), unit_amount: totalCents, product_data: { name: `Order ${orderNumber}` } }
      }
    ],
    expires_at: Math.floor(payBy / 1000),
    success_url: `${order}?payment=back`,
    cancel_url: order,
    metadata,
    payment_intent_data: { metadata }
  }
}

/** Stripe remembers a key for a day: a refund that was sent before is looked for by its id. */
const sentBefore = (stripe: Stripe, payment_intent: string, refundId: string) =>
  Effect.map(
    asked(() => stripe.refunds.list({ payment_intent, limit: 100 }), NOT_FOUND),
    ({ data }) => data.find(({ metadata }) => metadata?.["refund_id"] === refundId)
  )

/** A payment that came and is not known there: the key is that of another account, or of its test mode. What is owed stays owed. */
const NOT_FOUND = [404]

const asked = <A>(
  ask: () => Promise<A>,
  passing: ReadonlyArray<number> = []
): Effect.Effect<A, PaymentProviderUnavailable | PaymentRejected> =>
  Effect.tryPromise({ try: ask, catch: (cause) => failureOf(cause, passing) })

/**
 * Whether it may be asked again. A wrong key is the operator's to mend, and a key of a request that is still under way is free a moment later.
 * `passing` are more codes after which it may.
 */
const failureOf = (cause: unknown, passing: ReadonlyArray<number>): PaymentProviderUnavailable | PaymentRejected => {
  if (!(cause instanceof Stripe.errors.StripeError)) return new PaymentProviderUnavailable({ problem: "Stripe did not answer" })
  const { statusCode = 0 } = cause
  const problem = describeStripeError(cause)
  const isFinal = statusCode >= 400 && statusCode < 500 && ![401, 403, 408, 409, 429, ...passing].includes(statusCode)
  return isFinal ? new PaymentRejected({ problem }) : new PaymentProviderUnavailable({ problem })
}

const unbelieved = (cause: unknown): InvalidPaymentEvent["problem"] => {
  if (!(cause instanceof Stripe.errors.StripeSignatureVerificationError)) return "unreadable"
  return cause.message.includes("Timestamp") ? "stale" : "unsigned"
}
