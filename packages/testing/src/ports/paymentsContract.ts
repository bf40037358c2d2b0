import type { Payable, PaymentEvent, Payments, RefundToSend } from "@camber/domain/payment"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"

/** An event as a provider sends it. */
export interface SentEvent {
  readonly body: Uint8Array
  readonly headers: ReadonlyMap<string, string>
}

/** The provider, as seen from an adapter's test. */
export interface PaymentsProvider {
  readonly payments: Payments
  /**
   * Creates the event that the provider sends after an attempt was paid, signed at the time `at` in UTC milliseconds; null if the provider
   * never reports payments.
   */
  readonly paid: ((payable: Payable, at: number) => SentEvent) | null
  /** Refunded cents by payment reference. */
  readonly wentBack: () => ReadonlyMap<string, number>
}

const NOW = Date.UTC(2026, 10, 23, 12)
const payable: Payable = { orderNumber: "4821773905", totalCents: 9_995, attempt: 1, payBy: NOW + 35 * 60_000, email: "june@example.com" }

/** Tests that every adapter of the Payments port must pass. */
export const paymentsContract = (name: string, make: () => Promise<PaymentsProvider>): void => {
  const withProvider = <E>(check: (provider: PaymentsProvider) => Effect.Effect<void, E>) => Effect.flatMap(Effect.promise(make), check)
  const toBytes = (text: string) => new TextEncoder().encode(text)

  describe(`Payments (${name})`, () => {
    it.effect("PAY-09 starts each attempt only once, and the next attempt separately", () =>
      withProvider(({ payments }) =>
        Effect.gen(function* () {
          const [one, again, next] = [
            yield* payments.begin(payable),
            yield* payments.begin(payable),
            yield* payments.begin({ ...payable, attempt: 2 })
          ]
          expect(again).toEqual(one)
          if (one._tag === "Nothing" || next._tag === "Nothing") return expect(next).toEqual(one)
          expect(one.reference).toEqual(expect.stringMatching(/\S/))
          expect(URL.canParse(one.url)).toBe(true)
          expect(next.reference).not.toBe(one.reference)
        })
      )
    )

    it.live("PAY-10 accepts signed events, and rejects forged, changed and old events", () =>
      withProvider(({ paid, payments }) =>
        Effect.gen(function* () {
          const refused = (sent: SentEvent) => Effect.flip(payments.read(sent.body, sent.headers))
          for (const text of ["", "{}", "not json", "\u0000"])
            expect((yield* refused({ body: toBytes(text), headers: new Map() })).problem).toBe("unsigned")
          if (paid === null) return
          yield* payments.begin(payable)
          const sent = paid(payable, Date.now())
          const event: PaymentEvent | null = yield* payments.read(sent.body, sent.headers)
          expect(event).toMatchObject({ orderNumber: payable.orderNumber, news: { _tag: "Paid", cents: payable.totalCents } })
          expect(event?.eventId).toMatch(/\S/)
          const changed = Uint8Array.from(sent.body)
          changed[changed.length - 3] = (changed.at(-3) ?? 0) ^ 1
          expect((yield* refused({ ...sent, body: changed })).problem).toBe("unsigned")
          expect((yield* refused({ ...sent, headers: new Map() })).problem).toBe("unsigned")
          const old = paid(payable, Date.now() - 301_000)
          expect((yield* refused(old)).problem).toBe("stale")
        })
      )
    )

    it.live("PAY-11 sends a refund only once for its id", () =>
      withProvider(({ paid, payments, wentBack }) =>
        Effect.gen(function* () {
          if (paid === null) return expect((yield* Effect.flip(payments.refund(createRefund("p1"))))._tag).toBe("PaymentRejected")
          yield* payments.begin(payable)
          const sent = paid(payable, Date.now())
          const event = yield* payments.read(sent.body, sent.headers)
          const reference = event?.news._tag === "Paid" ? event.news.reference : ""
          const once = yield* payments.refund(createRefund(reference))
          expect(yield* payments.refund({ ...createRefund(reference), isRepeated: true })).toEqual(once)
          expect(wentBack().get(reference) ?? 500).toBe(500)
        })
      )
    )

    it.effect("PAY-12 cancels an attempt, even twice", () =>
      withProvider(({ payments }) =>
        Effect.gen(function* () {
          const begun = yield* payments.begin(payable)
          if (begun._tag === "Nothing") return
          yield* payments.void(begun.reference)
          yield* payments.void(begun.reference)
        })
      )
    )
  })
}

const createRefund = (paymentReference: string): RefundToSend => ({
  refundId: "5a0e8a2e-6a57-4a34-9a52-3f6f0c0f3b11",
  orderNumber: payable.orderNumber,
  paymentReference,
  cents: 500,
  isRepeated: false
})
