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
import { describeStripeError, createStripeClient } from "./createStripeTax.ts"
import { toIntentUpdate, toSessionUpdate, toPaymentEvent } from "./toPaymentEvent.ts"

export { createStripeTax, type StripeTaxSettings } from "./createStripeTax.ts"

export interface StripeSettings {
  /** The account's secret key: `sk_...`. */
  readonly secretKey: Redacted.Redacted<string>
  /** Secret with which Stripe signs the account's events: `whsec_...`. */
  readonly webhookSecret: Redacted.Redacted<string>
  /** Origin to which customers return after payment. */
  readonly publicOrigin: string
  /** URL of Stripe; by default its public API. */
  readonly api?: URL | undefined
}

/** Stripe's minimum charge in US cents (docs.stripe.com/currencies, minimum charge amounts). */
const MIN_CENTS = 50
/** Maximum age of a signed event, in seconds. */
const MAX_EVENT_AGE_SECONDS = 300
/**
 * Creates the payment port for Stripe Checkout, where the customer pays on Stripe's page. The session has a single line with the order's
 * total, so that no amount is rounded twice. Each write has its own idempotency key, so that it is executed only once.
 */
export const createStripePayments = ({ api, publicOrigin, secretKey, webhookSecret }: StripeSettings): Payments => {
  const stripe = createStripeClient({ api, secretKey, timeout: 10_000 })
  return {
    method: "stripe",
    leastCents: MIN_CENTS,
    begin: (payable) =>
      Effect.flatMap(
        request(() =>
          stripe.checkout.sessions.create(createSessionParams(payable, publicOrigin), { idempotencyKey: createOrderKey(payable) })
        ),
        ({ id, url }): Effect.Effect<StartedPayment, PaymentRejected> =>
          url === null
            ? Effect.fail(new PaymentRejected({ problem: "Stripe returned a checkout session without a URL" }))
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
                MAX_EVENT_AGE_SECONDS,
                undefined,
                now
              ),
            catch: (cause) => new InvalidPaymentEvent({ problem: toEventProblem(cause) })
          })
        ),
        Effect.flatMap(toPaymentEvent)
      ),
    getStatus: (reference) =>
      isSession(reference)
        ? Effect.map(
            request(() => stripe.checkout.sessions.retrieve(reference)),
            toSessionUpdate
          )
        : Effect.map(
            request(() => stripe.paymentIntents.retrieve(reference)),
            toIntentUpdate
          ),
    capture: (reference) =>
      Effect.map(
        request(() => stripe.paymentIntents.capture(reference, {}, { idempotencyKey: `capture-${reference}` })),
        ({ amount_received, currency, id }): PaymentUpdate => ({ _tag: "Paid", cents: amount_received, currency, reference: id })
      ),
    refund: ({ cents, isRepeated, orderNumber, paymentReference, refundId }) =>
      Effect.gen(function* () {
        const sent = isRepeated ? yield* findEarlierRefund(stripe, paymentReference, refundId) : undefined
        const refund =
          sent ??
          (yield* request(
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
        ? request(() => stripe.checkout.sessions.expire(reference)).pipe(
            // The session cannot be expired if it has already expired, which needs no cancellation, or if it was paid.
            Effect.catchTag("PaymentRejected", (refused) =>
              Effect.flatMap(
                request(() => stripe.checkout.sessions.retrieve(reference)),
                ({ status }) => (status === "expired" ? Effect.void : Effect.fail(refused))
              )
            ),
            Effect.asVoid
          )
        : Effect.asVoid(request(() => stripe.paymentIntents.cancel(reference)))
  }
}

const isSession = (reference: string): boolean => reference.startsWith("cs_")

const createOrderKey = ({ attempt, orderNumber }: Payable): string => `order-${orderNumber}-${attempt}`

/**
 * Creates the parameters of a session. They must be the same whenever an attempt is repeated, because Stripe rejects an idempotency key
 * that is reused with other parameters.
 */
const createSessionParams = (
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

/** Finds an earlier refund by its id, because Stripe remembers an idempotency key for only one day. */
const findEarlierRefund = (stripe: Stripe, payment_intent: string, refundId: string) =>
  Effect.map(
    request(() => stripe.refunds.list({ payment_intent, limit: 100 }), NOT_FOUND),
    ({ data }) => data.find(({ metadata }) => metadata?.["refund_id"] === refundId)
  )

/** Status if Stripe does not know the payment, because the secret key belongs to another account or to test mode. The refund stays due. */
const NOT_FOUND = [404]

const request = <A>(
  call: () => Promise<A>,
  retryable: ReadonlyArray<number> = []
): Effect.Effect<A, PaymentProviderUnavailable | PaymentRejected> =>
  Effect.tryPromise({ try: call, catch: (cause) => toFailure(cause, retryable) })

/**
 * Decides whether a request can be retried. A retry makes sense after a wrong secret key, which an operator can correct, and while another
 * request uses the same idempotency key. `retryable` lists further statuses that allow a retry.
 */
const toFailure = (cause: unknown, retryable: ReadonlyArray<number>): PaymentProviderUnavailable | PaymentRejected => {
  if (!(cause instanceof Stripe.errors.StripeError)) return new PaymentProviderUnavailable({ problem: "no response from Stripe" })
  const { statusCode = 0 } = cause
  const problem = describeStripeError(cause)
  const isFinal = statusCode >= 400 && statusCode < 500 && ![401, 403, 408, 409, 429, ...retryable].includes(statusCode)
  return isFinal ? new PaymentRejected({ problem }) : new PaymentProviderUnavailable({ problem })
}

const toEventProblem = (cause: unknown): InvalidPaymentEvent["problem"] => {
  if (!(cause instanceof Stripe.errors.StripeSignatureVerificationError)) return "unreadable"
  return cause.message.includes("Timestamp") ? "stale" : "unsigned"
}
