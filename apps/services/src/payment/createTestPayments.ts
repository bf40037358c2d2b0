import { CURRENCY, InvalidPaymentEvent, type PaymentEvent, PaymentRejected, type Payments } from "@camber/domain/payment"
import { Clock, Effect, Option, Schema } from "effect"
import { verifyHmac, type SigningKey, signHmac } from "./hmac.ts"

/** Path of the test payment page. */
export const TEST_PAGE = "/pay/test"
const SIGNATURE = "camber-test-signature"
/** Maximum age of a signed event, in seconds. */
const MAX_EVENT_AGE_SECONDS = 300

/** Signed data in the page's URL: the payment attempt and its amount. */
export interface TestAttempt {
  readonly orderNumber: string
  readonly attempt: number
  readonly cents: number
}

export interface TestPaymentsSettings {
  readonly key: SigningKey
  readonly publicOrigin: string
}

/**
 * Creates a payment provider without real money, for trying the shop. It has its own payment page and stores nothing, so the shop cannot
 * look up its payments.
 */
export const createTestPayments = ({ key, publicOrigin }: TestPaymentsSettings): Payments => ({
  method: "test",
  // Stripe's minimum, so that tests match production.
  leastCents: 50,
  begin: ({ attempt, orderNumber, totalCents }) =>
    Effect.succeed({
      _tag: "Page",
      url: `${publicOrigin}${TEST_PAGE}?${createAttemptQuery(key, { orderNumber, attempt, cents: totalCents })}`,
      reference: createReference({ orderNumber, attempt })
    }),
  read: (body, headers) =>
    Effect.gen(function* () {
      const [, seconds = "", seal = ""] = /^t=(\d{1,12}),v1=([\w-]{1,100})$/.exec(headers.get(SIGNATURE) ?? "") ?? []
      if (seconds === "" || !verifyHmac(key, `event ${seconds}`, body, seal)) return yield* new InvalidPaymentEvent({ problem: "unsigned" })
      const now = (yield* Clock.currentTimeMillis) / 1000
      if (Math.abs(now - Number(seconds)) > MAX_EVENT_AGE_SECONDS) return yield* new InvalidPaymentEvent({ problem: "stale" })
      const event = decodeEvent(new TextDecoder().decode(body))
      return Option.isSome(event) ? toPaymentEvent(event.value) : yield* new InvalidPaymentEvent({ problem: "unreadable" })
    }),
  getStatus: () => Effect.succeed(null),
  capture: () => Effect.fail(new PaymentRejected({ problem: "Test payments do not support captures" })),
  refund: ({ refundId }) => Effect.succeed({ state: "done", reference: `test-refund-${refundId}` }),
  void: () => Effect.void
})

const createReference = ({ attempt, orderNumber }: Pick<TestAttempt, "attempt" | "orderNumber">) => `test-${orderNumber}-${attempt}`

const createAttemptQuery = (key: SigningKey, { attempt, cents, orderNumber }: TestAttempt): string => {
  const query = new URLSearchParams({ order: orderNumber, attempt: String(attempt), cents: String(cents) })
  query.set("seal", signHmac(key, "attempt", query.toString()))
  return query.toString()
}

/** Verifies the attempt in a page's URL; null if the shop did not sign it. */
export const readAttempt = (key: SigningKey, given: URLSearchParams): TestAttempt | null => {
  const [orderNumber, attempt, cents] = ["order", "attempt", "cents"].map((name) => (given.get(name) ?? "").slice(0, 20))
  const query = new URLSearchParams({ order: orderNumber ?? "", attempt: attempt ?? "", cents: cents ?? "" })
  if (!verifyHmac(key, "attempt", query.toString(), (given.get("seal") ?? "").slice(0, 100))) return null
  return { orderNumber: orderNumber ?? "", attempt: Number(attempt), cents: Number(cents) }
}

const TestEvent = Schema.Struct({
  id: Schema.String.check(Schema.isMaxLength(200)),
  orderNumber: Schema.String.check(Schema.isMaxLength(20)),
  attempt: Schema.Int,
  cents: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  kind: Schema.Literals(["paid", "declined"])
})
type TestEvent = typeof TestEvent.Type

const decodeEvent = Schema.decodeUnknownOption(Schema.fromJsonString(TestEvent))

const toPaymentEvent = ({ attempt, cents, id, kind, orderNumber }: TestEvent): PaymentEvent => {
  const reference = createReference({ orderNumber, attempt })
  const news = kind === "paid" ? ({ _tag: "Paid", cents, currency: CURRENCY, reference } as const) : ({ _tag: "Declined" } as const)
  return { eventId: id, orderNumber, paymentReference: null, attempt, news }
}

/** Creates a signed event for the shop's webhook. `at` is UTC milliseconds. */
export const signedTestEvent = (key: SigningKey, { attempt, cents, orderNumber }: TestAttempt, kind: TestEvent["kind"], at: number) => {
  const id = `${createReference({ orderNumber, attempt })}-${kind}`
  const body = JSON.stringify({ id, orderNumber, attempt, cents, kind } satisfies TestEvent)
  const seconds = Math.floor(at / 1000)
  const headers = { "content-type": "application/json", [SIGNATURE]: `t=${seconds},v1=${signHmac(key, `event ${seconds}`, body)}` }
  return { body, headers }
}
