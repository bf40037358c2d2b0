import { InvalidPaymentEvent, type PaymentEvent, type PaymentUpdate } from "@camber/domain/payment"
import { Effect, Option, Schema } from "effect"

const Text = Schema.String.check(Schema.isMaxLength(300))
const Metadata = Schema.NullOr(Schema.Record(Schema.String, Schema.String)).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))
const cents = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

const Session = Schema.Struct({
  id: Text,
  client_reference_id: Schema.NullOr(Text),
  amount_total: Schema.NullOr(cents),
  currency: Schema.NullOr(Text),
  payment_status: Text,
  status: Schema.NullOr(Text),
  payment_intent: Schema.NullOr(Text),
  metadata: Metadata
})
const Intent = Schema.Struct({
  id: Text,
  amount_received: cents,
  amount_capturable: cents,
  currency: Text,
  status: Text,
  metadata: Metadata
})
const Refund = Schema.Struct({
  id: Text,
  amount: cents,
  status: Schema.NullOr(Text),
  payment_intent: Schema.NullOr(Text),
  metadata: Metadata
})
const Dispute = Schema.Struct({ id: Text, amount: cents, payment_intent: Schema.NullOr(Text) })
type Session = typeof Session.Type
type Intent = typeof Intent.Type

interface StripeEvent {
  readonly id: string
  readonly type: string
  /** UTC seconds. */
  readonly created: number
  readonly data: { readonly object: unknown }
}

/** Converts an event of Stripe; null if it is irrelevant. Fails if it does not have Stripe's documented form. */
export const toPaymentEvent = (event: StripeEvent): Effect.Effect<PaymentEvent | null, InvalidPaymentEvent> =>
  Effect.map(toUntimedEvent(event), (read) => read && { ...read, at: event.created * 1000 })

const toUntimedEvent = ({ data, id, type }: StripeEvent): Effect.Effect<PaymentEvent | null, InvalidPaymentEvent> => {
  const object = data.object
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return Effect.map(read(Session, object), (session) => toSessionEvent(id, type, session))
    case "payment_intent.amount_capturable_updated":
      return Effect.map(read(Intent, object), (intent) => {
        const news = toIntentUpdate(intent)
        return news && event(id, news, intent.metadata, { paymentReference: intent.id })
      })
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return Effect.map(read(Refund, object), (refund) => {
        const refundId = refund.metadata?.["refund_id"] ?? null
        const about = { paymentReference: refund.payment_intent }
        if (refund.status === "succeeded")
          return event(id, { _tag: "Refunded", refundId, cents: refund.amount, reference: refund.id }, refund.metadata, about)
        const isOver = refund.status === "failed" || refund.status === "canceled"
        return isOver
          ? event(id, { _tag: "RefundRefused", refundId, cents: refund.amount, reference: refund.id }, refund.metadata, about)
          : null
      })
    case "charge.dispute.created":
      return Effect.map(read(Dispute, object), ({ amount, payment_intent }) =>
        event(id, { _tag: "Disputed", cents: amount }, null, { paymentReference: payment_intent })
      )
    default:
      return Effect.succeed(null)
  }
}

const read = <A>(schema: Schema.Codec<A, unknown>, object: unknown): Effect.Effect<A, InvalidPaymentEvent> => {
  const decoded = Schema.decodeUnknownOption(schema)(object)
  return Option.isSome(decoded) ? Effect.succeed(decoded.value) : Effect.fail(new InvalidPaymentEvent({ problem: "unreadable" }))
}

const event = (
  eventId: string,
  news: PaymentUpdate,
  metadata: Readonly<Record<string, string>> | null,
  about: { readonly paymentReference: string | null; readonly orderNumber?: string | null }
): PaymentEvent => {
  const attempt = Number(metadata?.["attempt"])
  return {
    eventId,
    orderNumber: about.orderNumber ?? metadata?.["order_number"] ?? null,
    paymentReference: about.paymentReference,
    attempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : null,
    news
  }
}

/**
 * Converts the event of a session. Sessions of other systems have a different reference or none, because several shops may use the same
 * account.
 */
const toSessionEvent = (id: string, type: string, session: Session): PaymentEvent | null => {
  const { client_reference_id: orderNumber, metadata, payment_intent } = session
  if (orderNumber === null || orderNumber !== metadata?.["order_number"]) return null
  const news = type === "checkout.session.async_payment_failed" ? ({ _tag: "Declined" } as const) : toSessionUpdate(session)
  return news && event(id, news, metadata, { paymentReference: payment_intent, orderNumber })
}

/** Returns the result of a session; null while the session is open or its payment is pending. */
export const toSessionUpdate = (
  session: Pick<Session, "id" | "amount_total" | "currency" | "payment_status" | "status"> & { readonly payment_intent: unknown }
): PaymentUpdate | null => {
  const { amount_total, currency, id, payment_intent, payment_status, status } = session
  if (payment_status === "paid")
    return {
      _tag: "Paid",
      cents: amount_total ?? 0,
      currency: currency ?? "",
      reference: typeof payment_intent === "string" ? payment_intent : id
    }
  return status === "expired" ? { _tag: "Lapsed" } : null
}

/** Returns the result of a payment; null while it is pending. */
export const toIntentUpdate = ({
  amount_capturable,
  amount_received,
  currency,
  id,
  status
}: Omit<Intent, "metadata">): PaymentUpdate | null => {
  if (status === "succeeded") return { _tag: "Paid", cents: amount_received, currency, reference: id }
  if (status === "requires_capture") return { _tag: "Authorised", cents: amount_capturable, currency, reference: id }
  return status === "canceled" ? { _tag: "Lapsed" } : null
}
