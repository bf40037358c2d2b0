import { CURRENCY, InvalidPaymentEvent, type PaymentEvent, PaymentRejected, type Payments } from "@camber/domain/payment"
import { Clock, Effect, Option, Schema } from "effect"
import { verifyHmac, type SigningKey, signHmac } from "./hmac.ts"

/** The page of the test payments. */
export const TEST_PAGE = "/pay/test"
const SIGNATURE = "camber-test-signature"
/** Seconds for which a signed event is believed. */
const TOLERANCE = 300

/** What the page's address carries: which attempt is paid, and how much. */
export interface TestAttempt {
  readonly orderNumber: string
  readonly attempt: number
  readonly cents: number
}

export interface TestPaymentsSettings {
  readonly key: SigningKey
  readonly publicOrigin: string
}

/** Payments with no money in them, to try the shop out: a page of its own says what is paid. It keeps nothing, so it cannot be asked. */
export const createTestPayments = ({ key, publicOrigin }: TestPaymentsSettings): Payments => ({
  method: "test",
  // As much as by Stripe, so that the shop can be tried as it will be.
  leastCents: 50,
  begin: ({ attempt, orderNumber, totalCents }) =>
    Effect.succeed({
      _tag: "Page",
      url: `${publicOrigin}${TEST_PAGE}?${attemptQuery(key, { orderNumber, attempt, cents: totalCents })}`,
      reference: referenceOf({ orderNumber, attempt })
    }),
  read: (body, headers) =>
    Effect.gen(function* () {
      const [, seconds = "", seal = ""] = /^t=(\d{1,12}),v1=([\w-]{1,100})$/.exec(headers.get(SIGNATURE) ?? "") ?? []
      if (seconds === "" || !verifyHmac(key, `event ${seconds}`, body, seal)) return yield* new InvalidPaymentEvent({ problem: "unsigned" })
      const now = (yield* Clock.currentTimeMillis) / 1000
      if (Math.abs(now - Number(seconds)) > TOLERANCE) return yield* new InvalidPaymentEvent({ problem: "stale" })
      const event = decodeEvent(new TextDecoder().decode(body))
      return Option.isSome(event) ? eventOf(event.value) : yield* new InvalidPaymentEvent({ problem: "unreadable" })
    }),
  look: () => Effect.succeed(null),
  capture: () => Effect.fail(new PaymentRejected({ problem: "The test payments hold no money" })),
  refund: ({ refundId }) => Effect.succeed({ state: "done", reference: `test-refund-${refundId}` }),
  void: () => Effect.void
})

const referenceOf = ({ attempt, orderNumber }: Pick<TestAttempt, "attempt" | "orderNumber">) => `test-${orderNumber}-${attempt}`

const attemptQuery = (key: SigningKey, { attempt, cents, orderNumber }: TestAttempt): string => {
  const query = new URLSearchParams({ order: orderNumber, attempt: String(attempt), cents: String(cents) })
  query.set("seal", signHmac(key, "attempt", query.toString()))
  return query.toString()
}

/** The attempt that a page's address names; null where the shop did not write it. */
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

const eventOf = ({ attempt, cents, id, kind, orderNumber }: TestEvent): PaymentEvent => {
  const reference = referenceOf({ orderNumber, attempt })
  const news = kind === "paid" ? ({ _tag: "Paid", cents, currency: CURRENCY, reference } as const) : ({ _tag: "Declined" } as const)
  return { eventId: id, orderNumber, paymentReference: null, attempt, news }
}

/** What the page sends to the shop's door: an event with its signature. `at` is in UTC milliseconds. */
export const signedTestEvent = (key: SigningKey, { attempt, cents, orderNumber }: TestAttempt, kind: TestEvent["kind"], at: number) => {
  const id = `${referenceOf({ orderNumber, attempt })}-${kind}`
  const body = JSON.stringify({ id, orderNumber, attempt, cents, kind } satisfies TestEvent)
  const seconds = Math.floor(at / 1000)
  const headers = { "content-type": "application/json", [SIGNATURE]: `t=${seconds},v1=${signHmac(key, `event ${seconds}`, body)}` }
  return { body, headers }
}
