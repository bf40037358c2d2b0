import type { Payable } from "@camber/domain/payment"
import { paymentsContract } from "@camber/testing/ports"
import { Effect, Redacted } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createStripePayments } from "./createStripePayments.ts"
import { eventText, type StripeDouble, createFakeStripe } from "../test/createFakeStripe.ts"

const SECRET = "whsec_of_the_tests"
const KEY = "sk_test_of_the_tests"
const fakes: Array<StripeDouble> = []
let fake: StripeDouble
beforeEach(async () => {
  fake = await createFakeStripe(SECRET)
  fakes.push(fake)
})
afterEach(async () => {
  await Promise.all(fakes.splice(0).map(({ close }) => close()))
})

const createPayments = ({ api }: StripeDouble) =>
  createStripePayments({ api, publicOrigin: "https://shop.example", secretKey: Redacted.make(KEY), webhookSecret: Redacted.make(SECRET) })
const payableAt = (now: number): Payable => ({
  orderNumber: "4821773905",
  totalCents: 9_995,
  attempt: 1,
  payBy: now + 35 * 60_000,
  email: "june@example.com"
})
const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const sent = (text: string, header: string) => ({
  body: new TextEncoder().encode(text),
  headers: new Map([["stripe-signature", header]])
})

paymentsContract("stripe", async () => {
  const own = await createFakeStripe(SECRET)
  fakes.push(own)
  const payments = createPayments(own)
  const begun = new Map<string, string>()
  return {
    payments: {
      ...payments,
      // Uses the real time, because only the test clock is fixed, not the clock of the fake Stripe.
      begin: (payable) =>
        Effect.tap(payments.begin({ ...payable, payBy: LATER }), (page) =>
          Effect.sync(() => page._tag === "Page" && begun.set(`${payable.orderNumber}-${payable.attempt}`, page.reference))
        )
    },
    paid: ({ attempt, orderNumber }, at) => {
      const text = own.end(begun.get(`${orderNumber}-${attempt}`) ?? "", "paid")
      return sent(text, own.sign(text, at))
    },
    wentBack: own.wentBack
  }
})
const LATER = Date.now() + 3_600_000

describe("createStripePayments", () => {
  it("PAY-16 charges the total as one line with the key of the attempt, and sends Stripe only the order number and email address", async () => {
    const payable = payableAt(Date.now())
    const page = await run(createPayments(fake).begin(payable))
    expect(page).toMatchObject({
      _tag: "Page",
      reference: expect.stringMatching(/^cs_test_/),
      url: expect.stringContaining("/c/pay/cs_test_")
    })
    const [asked] = fake.asked
    expect(asked?.path).toBe("/v1/checkout/sessions")
    expect(asked?.key).toBe("order-4821773905-1")
    expect(asked?.authorization).toEqual(`Bearer ${KEY}`)
    expect(Object.fromEntries(asked?.form ?? [])).toEqual({
      mode: "payment",
      client_reference_id: "4821773905",
      customer_email: "june@example.com",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": "9995",
      "line_items[0][price_data][product_data][name]": "Order 4821773905",
      expires_at: String(Math.floor(payable.payBy / 1000)),
      success_url: "https://shop.example/buy/confirmation/4821773905?payment=back",
      cancel_url: "https://shop.example/buy/confirmation/4821773905",
      "metadata[order_number]": "4821773905",
      "metadata[attempt]": "1",
      "payment_intent_data[metadata][order_number]": "4821773905",
      "payment_intent_data[metadata][attempt]": "1"
    })
  })

  it(
    "PAY-16 rejects an attempt shortly before its deadline, and reports the provider as unavailable if Stripe is down or the key is wrong",
    { tags: "full" },
    async () => {
      const payments = createPayments(fake)
      const rejection = await run(Effect.flip(payments.begin({ ...payableAt(Date.now()), payBy: Date.now() + 60_000 })))
      expect(rejection._tag).toBe("PaymentRejected")
      for (const status of [500, 503, 429, 401, 409]) {
        fake.fail(status)
        expect((await run(Effect.flip(payments.begin(payableAt(Date.now())))))._tag).toBe("PaymentProviderUnavailable")
      }
      await fake.close()
      const gone = await run(Effect.flip(payments.begin(payableAt(Date.now()))))
      expect(gone._tag).toBe("PaymentProviderUnavailable")
      expect(JSON.stringify(gone)).toEqual(expect.not.stringContaining(KEY))
    }
  )

  it("PAY-16 reports the state of an attempt, and cancels an open one", async () => {
    const payments = createPayments(fake)
    const begin = async (attempt: number) => {
      const page = await run(payments.begin({ ...payableAt(Date.now()), attempt }))
      return page._tag === "Page" ? page.reference : ""
    }
    const [paid, ended] = [await begin(1), await begin(2)]
    expect(await run(payments.getStatus(paid))).toBeNull()
    fake.end(paid, "paid")
    expect(await run(payments.getStatus(paid))).toMatchObject({
      _tag: "Paid",
      cents: 9_995,
      currency: "usd",
      reference: expect.stringMatching(/^pi_/)
    })
    expect((await run(Effect.flip(payments.void(paid))))._tag).toBe("PaymentRejected")
    await run(payments.void(ended))
    await run(payments.void(ended))
    expect(await run(payments.getStatus(ended))).toEqual({ _tag: "Lapsed" })
  })

  it("PAY-11 searches for an earlier refund, because Stripe forgets its key after a day", async () => {
    const payments = createPayments(fake)
    const page = await run(payments.begin(payableAt(Date.now())))
    fake.end(page._tag === "Page" ? page.reference : "", "paid")
    const news = await run(payments.getStatus(page._tag === "Page" ? page.reference : ""))
    const paymentReference = news?._tag === "Paid" ? news.reference : ""
    const refund = { refundId: "r-1", orderNumber: "4821773905", paymentReference, cents: 500, isRepeated: false }
    const one = await run(payments.refund(refund))
    expect(fake.asked.at(-1)).toMatchObject({ path: "/v1/refunds", key: "refund-r-1" })
    expect(await run(payments.refund({ ...refund, isRepeated: true }))).toEqual(one)
    expect(fake.asked.at(-1)).toMatchObject({ method: "GET", path: "/v1/refunds" })
    expect(fake.wentBack()).toEqual(new Map([[paymentReference, 500]]))
    expect((await run(Effect.flip(payments.refund({ ...refund, refundId: "r-2", cents: 9_996 }))))._tag).toBe("PaymentRejected")
  })

  it("PAY-11 allows a retry of a refund whose payment is not found, for example because the key belongs to a different account", async () => {
    const payments = createPayments(fake)
    const refund = { refundId: "r-1", orderNumber: "4821773905", paymentReference: "pi_elsewhere", cents: 500 }
    fake.fail(404)
    for (const isRepeated of [false, true])
      expect((await run(Effect.flip(payments.refund({ ...refund, isRepeated }))))._tag).toBe("PaymentProviderUnavailable")
  })

  const session = {
    id: "cs_1",
    client_reference_id: "4821773905",
    amount_total: 9_995,
    currency: "usd",
    payment_status: "paid",
    status: "complete",
    payment_intent: "pi_1",
    metadata: { order_number: "4821773905", attempt: "2" }
  }
  const refund = {
    id: "re_1",
    amount: 500,
    status: "succeeded",
    payment_intent: "pi_1",
    metadata: { refund_id: "r-1", order_number: "4821773905" }
  }
  const ofOrder = { orderNumber: "4821773905", paymentReference: "pi_1" }
  it.each([
    [
      "checkout.session.completed",
      session,
      { ...ofOrder, attempt: 2, news: { _tag: "Paid", cents: 9_995, currency: "usd", reference: "pi_1" } }
    ],
    ["checkout.session.completed", { ...session, payment_status: "unpaid" }, null],
    ["checkout.session.async_payment_succeeded", session, { ...ofOrder, news: { _tag: "Paid" } }],
    ["checkout.session.async_payment_failed", { ...session, payment_status: "unpaid" }, { ...ofOrder, news: { _tag: "Declined" } }],
    [
      "checkout.session.expired",
      { ...session, payment_status: "unpaid", status: "expired", payment_intent: null },
      { attempt: 2, news: { _tag: "Lapsed" } }
    ],
    ["checkout.session.completed", { ...session, metadata: {} }, null],
    ["checkout.session.completed", { ...session, client_reference_id: null }, null],
    ["refund.updated", refund, { ...ofOrder, news: { _tag: "Refunded", refundId: "r-1", cents: 500, reference: "re_1" } }],
    ["refund.created", { ...refund, metadata: {} }, { orderNumber: null, paymentReference: "pi_1", news: { refundId: null } }],
    ["refund.created", { ...refund, status: "pending" }, null],
    [
      "refund.failed",
      { ...refund, status: "failed" },
      { ...ofOrder, news: { _tag: "RefundRefused", refundId: "r-1", cents: 500, reference: "re_1" } }
    ],
    [
      "charge.dispute.created",
      { id: "dp_1", amount: 9_995, payment_intent: "pi_1" },
      { orderNumber: null, news: { _tag: "Disputed", cents: 9_995 } }
    ],
    [
      "payment_intent.amount_capturable_updated",
      { id: "pi_1", amount_received: 0, amount_capturable: 9_995, currency: "usd", status: "requires_capture", metadata: session.metadata },
      { ...ofOrder, attempt: 2, news: { _tag: "Authorised", cents: 9_995 } }
    ],
    ["customer.created", { id: "cus_1" }, null]
  ])("PAY-16 reads %s as an event of an order, and ignores events of other systems", async (type, object, expected) => {
    const text = eventText(type, object, "evt_1")
    const { body, headers } = sent(text, fake.sign(text))
    const event = await run(createPayments(fake).read(body, headers))
    if (expected === null) expect(event).toBeNull()
    else expect(event).toMatchObject({ eventId: "evt_1", at: 1_790_000_000_000, ...expected })
  })

  it("PAY-10 rejects events with a wrong signature or missing fields", async () => {
    const { read } = createPayments(fake)
    const getProblem = async (text: string, header: string) => {
      const { body, headers } = sent(text, header)
      return (await run(Effect.flip(read(body, headers)))).problem
    }
    const text = eventText("checkout.session.completed", session)
    expect(await getProblem(text, fake.sign(text, Date.now(), "whsec_of_others"))).toBe("unsigned")
    const torn = eventText("checkout.session.completed", { id: "cs_1" })
    expect(await getProblem(torn, fake.sign(torn))).toBe("unreadable")
  })
})
