import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { canPay, canShip, paymentStates, getRefundRetryTime } from "./rules.ts"
import { type PaymentEffect, type Payment, type PaymentEvent, type PaymentUpdate, applyPaymentEvent } from "./applyPaymentEvent.ts"
import { countRuns } from "../../../test/countRuns.ts"

const TOTAL = 9_995

const open: Payment = {
  state: "awaiting",
  totalCents: TOTAL,
  paidCents: 0,
  refundedCents: 0,
  isCanceled: false,
  attempt: 1,
  references: [],
  refunds: []
}
const createEvent = (news: PaymentUpdate, attempt: number | null = 1): PaymentEvent => ({
  eventId: "e",
  orderNumber: "1",
  paymentReference: null,
  attempt,
  news
})
const paidBy = (reference: string, cents = TOTAL, currency = "usd") => createEvent({ _tag: "Paid", cents, currency, reference })
const settle = (payment: Payment, event: PaymentEvent, id = "r") => {
  const settlement = applyPaymentEvent(payment, event, id)
  return settlement._tag === "Settled" ? settlement : { payment, then: [], _tag: settlement._tag }
}

/** Anything that can happen to an order's payment, in any order and number. */
const anyOccurrence = fc.oneof(
  { weight: 4, arbitrary: fc.record({ _tag: fc.constant("Paid" as const), reference: fc.constantFrom("p1", "p2", "p3") }) },
  fc.record({ _tag: fc.constant("WrongAmount" as const), cents: fc.integer({ min: 0, max: 20_000 }).filter((cents) => cents !== TOTAL) }),
  fc.record({ _tag: fc.constantFrom("Declined" as const, "Lapsed" as const), attempt: fc.constantFrom(1, 2, null) }),
  {
    weight: 4,
    arbitrary: fc.record({
      _tag: fc.constantFrom(
        "Cancel" as const,
        "PayAgain" as const,
        "CarryOut" as const,
        "Bounce" as const,
        "BounceByHand" as const,
        "Authorised" as const
      )
    })
  },
  fc.record({ _tag: fc.constant("StaffRefund" as const), cents: fc.integer({ min: 1, max: TOTAL }) }),
  fc.record({ _tag: fc.constant("RefundByHand" as const), cents: fc.integer({ min: 1, max: TOTAL }) })
)
type Occurrence = typeof anyOccurrence extends fc.Arbitrary<infer A> ? A : never

/** Simulates a provider with the real money, and a shop that receives its events late, twice or out of order. */
const simulate = (occurrences: ReadonlyArray<Occurrence>) => {
  let payment = open
  let ids = 0
  const received = new Map<string, number>()
  const refundedOut = new Map<string, number>()
  const manualRefunds = new Map<string, number>()
  const effects: Array<PaymentEffect> = []
  const apply = (event: PaymentEvent) => {
    const settlement = settle(payment, event, `r${ids++}`)
    payment = settlement.payment
    effects.push(...settlement.then)
  }
  const pending = () =>
    payment.refunds.filter(({ state }) => state === "due" || state === "sent").reduce((sum, { cents }) => sum + cents, 0)
  const addDueRefund = (cents: number) => {
    if (cents > 0 && cents <= payment.paidCents - payment.refundedCents - pending())
      payment = { ...payment, refunds: [...payment.refunds, { refundId: `r${ids++}`, cents, state: "due", reference: null }] }
  }
  const sendDueRefund = () => {
    const due = payment.refunds.find(({ state }) => state === "due")
    if (due === undefined) return
    refundedOut.set(due.refundId, due.cents)
    apply(createEvent({ _tag: "Refunded", refundId: due.refundId, cents: due.cents, reference: `re-${due.refundId}` }, null))
  }
  for (const occurrence of occurrences) {
    switch (occurrence._tag) {
      case "Paid":
        received.set(occurrence.reference, TOTAL)
        apply(paidBy(occurrence.reference))
        break
      case "Authorised":
        apply(createEvent({ _tag: "Authorised", cents: TOTAL, currency: "usd", reference: "held" }))
        break
      case "WrongAmount":
        apply(paidBy("wrong", occurrence.cents))
        break
      case "Declined":
      case "Lapsed":
        apply(createEvent({ _tag: occurrence._tag }, occurrence.attempt))
        break
      case "PayAgain":
        if (canPay(payment.state) && !payment.isCanceled) payment = { ...payment, state: "awaiting", attempt: payment.attempt + 1 }
        break
      case "Cancel":
        if (payment.isCanceled) break
        payment = { ...payment, isCanceled: true }
        addDueRefund(payment.paidCents - payment.refundedCents - pending())
        break
      case "StaffRefund":
        addDueRefund(occurrence.cents)
        break
      case "RefundByHand": {
        // The provider refunds at most the money that it still has, minus the refunds that the shop has scheduled.
        const held =
          [...received.values()].reduce((sum, cents) => sum + cents, 0) - [...refundedOut.values()].reduce((sum, cents) => sum + cents, 0)
        if (payment.isCanceled || occurrence.cents > held - pending()) break
        const reference = `hand-${ids}`
        refundedOut.set(reference, occurrence.cents)
        manualRefunds.set(reference, occurrence.cents)
        // Providers report a refund twice: when it is created and when it is complete.
        const refunded = createEvent({ _tag: "Refunded", refundId: null, cents: occurrence.cents, reference }, null)
        apply(refunded)
        apply(refunded)
        break
      }
      case "CarryOut":
        sendDueRefund()
        break
      case "BounceByHand": {
        const [reference, cents] = [...manualRefunds].find(([name]) => refundedOut.has(name)) ?? []
        if (reference === undefined || cents === undefined) break
        refundedOut.delete(reference)
        apply(createEvent({ _tag: "RefundRefused", refundId: null, cents, reference }, null))
        addDueRefund(cents)
        break
      }
      case "Bounce": {
        const done = payment.refunds.find(({ refundId, state }) => state === "done" && refundedOut.has(refundId))
        if (done === undefined) break
        refundedOut.delete(done.refundId)
        apply(createEvent({ _tag: "RefundRefused", refundId: done.refundId, cents: done.cents, reference: done.reference ?? "" }, null))
        // The event of its creation arrives again, late.
        apply(createEvent({ _tag: "Refunded", refundId: done.refundId, cents: done.cents, reference: done.reference ?? "" }, null))
        // Staff see the failure and request the refund again.
        addDueRefund(done.cents)
        break
      }
    }
  }
  while (payment.refunds.some(({ state }) => state === "due")) sendDueRefund()
  const sum = (map: ReadonlyMap<string, number>) => [...map.values()].reduce((total, cents) => total + cents, 0)
  return { payment, consequences: effects, cameIn: sum(received), wentOut: sum(refundedOut) }
}

describe("applyPaymentEvent", () => {
  it("PAY-04 keeps received minus refunded cents correct for any events, and refunds canceled and duplicate payments in full", () => {
    fc.assert(
      fc.property(fc.array(anyOccurrence, { maxLength: 30, size: "max" }), (happenings) => {
        const { cameIn, consequences, payment, wentOut } = simulate(happenings)
        expect(payment.paidCents).toBe(cameIn)
        expect(payment.refundedCents).toBe(wentOut)
        const remainingCents = payment.paidCents - payment.refundedCents
        expect(remainingCents).toBeGreaterThanOrEqual(0)
        expect(remainingCents).toBeLessThanOrEqual(TOTAL)
        if (payment.isCanceled) expect(remainingCents).toBe(0)
        expect(consequences.filter(({ _tag }) => _tag === "Confirm").length).toBeLessThanOrEqual(1)
        if (remainingCents === TOTAL) expect(payment.state).toBe("paid")
        if (payment.paidCents > 0 && remainingCents === 0) expect(payment.state).toBe("refunded")
        if (remainingCents > 0 && remainingCents < TOTAL) expect(payment.state).toBe("partlyRefunded")
        expect(canShip(payment.state)).toBe(remainingCents > 0)
      }),
      { numRuns: countRuns(1_000) }
    )
  })

  it("PAY-04 ignores a repeated event", () => {
    const once = settle(open, paidBy("p1")).payment
    expect(applyPaymentEvent(once, paidBy("p1"), "r")).toEqual({ _tag: "Ignored" })
    expect(once).toMatchObject({ state: "paid", paidCents: TOTAL })
    const twice = settle(once, paidBy("p2"))
    expect(twice.then).toEqual([{ _tag: "OweRefund", refundId: "r", cents: TOTAL, paymentReference: "p2", why: "paidTwice" }])
    expect(twice.payment).toMatchObject({ state: "paid", paidCents: 2 * TOTAL })
  })

  it("PAY-04 reverts a manual refund that bounced, even if the bounce is reported first", () => {
    const paid = settle(open, paidBy("p1")).payment
    const made = createEvent({ _tag: "Refunded", refundId: null, cents: 500, reference: "re" }, null)
    const bounced = createEvent({ _tag: "RefundRefused", refundId: null, cents: 500, reference: "re" }, null)
    const refunded = settle(paid, made, "r1").payment
    expect(refunded).toMatchObject({ state: "partlyRefunded", refundedCents: 500 })
    for (const outcome of [settle(refunded, bounced), settle(paid, bounced, "r1")]) {
      expect(outcome.payment).toMatchObject({ state: "paid", refundedCents: 0, refunds: [{ refundId: "r1", state: "failed" }] })
      expect(applyPaymentEvent(outcome.payment, bounced, "r2")).toEqual({ _tag: "Ignored" })
      expect(applyPaymentEvent(outcome.payment, made, "r2")).toEqual({ _tag: "Ignored" })
    }
  })

  it("PAY-08 keeps a failed refund failed despite late events, until the refund is sent under another reference", () => {
    const due = {
      ...settle(open, paidBy("p1")).payment,
      refunds: [{ refundId: "r1", cents: 500, state: "sent", reference: "re-1" } as const]
    }
    const createRefundEvent = (_tag: "Refunded" | "RefundRefused", reference: string) =>
      createEvent({ _tag, refundId: "r1", cents: 500, reference }, null)
    const failed = settle(due, createRefundEvent("RefundRefused", "re-1")).payment
    expect(failed).toMatchObject({ state: "paid", refunds: [{ state: "failed" }] })
    expect(applyPaymentEvent(failed, createRefundEvent("Refunded", "re-1"), "r")).toEqual({ _tag: "Ignored" })
    expect(settle(failed, createRefundEvent("Refunded", "re-2")).payment).toMatchObject({
      refundedCents: 500,
      refunds: [{ state: "done" }]
    })
  })

  it("PAY-05 refunds in full a payment that arrives after cancellation", () => {
    for (const state of ["awaiting", "failed"] as const) {
      const settlement = settle({ ...open, state, isCanceled: true }, paidBy("p1"))
      expect(settlement.then).toEqual([{ _tag: "OweRefund", refundId: "r", cents: TOTAL, paymentReference: "p1", why: "canceled" }])
    }
    const settlement = settle(
      { ...open, isCanceled: true },
      createEvent({ _tag: "Authorised", cents: TOTAL, currency: "usd", reference: "p1" })
    )
    expect(settlement.then).toEqual([{ _tag: "Release", reference: "p1" }])
  })

  it.each([
    [paidBy("p1", TOTAL - 1), "amountDiffers"],
    [paidBy("p1", TOTAL, "eur"), "currencyDiffers"],
    [createEvent({ _tag: "Authorised", cents: 1, currency: "usd", reference: "p1" }), "amountDiffers"],
    [createEvent({ _tag: "Refunded", refundId: "r9", cents: 1, reference: "re" }), "noSuchRefund"],
    [createEvent({ _tag: "Refunded", refundId: null, cents: 1, reference: "re" }), "refundedTooMuch"]
  ] as const)("PAY-06 reports %j as a problem and changes nothing", (event, problem) => {
    expect(applyPaymentEvent(open, event, "r")).toEqual({ _tag: "Problem", problem })
  })

  it("PAY-07 cancels an unpaid order only at the end of the current payment attempt", () => {
    const second = { ...open, attempt: 2 }
    expect(applyPaymentEvent(second, createEvent({ _tag: "Lapsed" }, 1), "r")).toEqual({ _tag: "Ignored" })
    expect(settle(second, createEvent({ _tag: "Lapsed" }, 2))).toMatchObject({
      payment: { isCanceled: true, state: "failed" },
      then: [{ _tag: "Expire" }]
    })
    const paid = settle(open, paidBy("p1")).payment
    for (const _tag of ["Lapsed", "Declined"] as const)
      expect(applyPaymentEvent(paid, createEvent({ _tag }), "r")).toEqual({ _tag: "Ignored" })
  })

  it("PAY-02 allows shipping only for invoice orders and received payments", () => {
    expect(paymentStates.filter(canShip)).toEqual(["none", "paid", "partlyRefunded"])
  })

  it("PAY-08 retries refunds with growing delays of at most six hours", () => {
    fc.assert(
      fc.property(fc.nat(10_000), (tries) => {
        const wait = getRefundRetryTime(tries, 0)
        expect(wait).toBeGreaterThanOrEqual(60_000)
        expect(wait).toBeLessThanOrEqual(6 * 3_600_000)
        expect(getRefundRetryTime(tries + 1, 0)).toBeGreaterThanOrEqual(wait)
      })
    )
  })
})
