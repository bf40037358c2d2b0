import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { canPay, canShip, paymentStates, getRefundRetryTime } from "./rules.ts"
import { type PaymentEffect, type Payment, type PaymentEvent, type PaymentUpdate, applyPaymentEvent } from "./applyPaymentEvent.ts"

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
const eventOf = (news: PaymentUpdate, attempt: number | null = 1): PaymentEvent => ({
  eventId: "e",
  orderNumber: "1",
  paymentReference: null,
  attempt,
  news
})
const paidBy = (reference: string, cents = TOTAL, currency = "usd") => eventOf({ _tag: "Paid", cents, currency, reference })
const settle = (payment: Payment, event: PaymentEvent, id = "r") => {
  const settlement = applyPaymentEvent(payment, event, id)
  return settlement._tag === "Settled" ? settlement : { payment, then: [], _tag: settlement._tag }
}

/** What may happen in the life of an order, in any order and any number of times. */
const happening = fc.oneof(
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
type Happening = typeof happening extends fc.Arbitrary<infer A> ? A : never

/** A provider that holds the real money, and a shop that hears of it late, twice or in another order. */
const live = (happenings: ReadonlyArray<Happening>) => {
  let payment = open
  let ids = 0
  const cameIn = new Map<string, number>()
  const wentOut = new Map<string, number>()
  const byHand = new Map<string, number>()
  const consequences: Array<PaymentEffect> = []
  const hear = (event: PaymentEvent) => {
    const settlement = settle(payment, event, `r${ids++}`)
    payment = settlement.payment
    consequences.push(...settlement.then)
  }
  const pending = () =>
    payment.refunds.filter(({ state }) => state === "due" || state === "sent").reduce((sum, { cents }) => sum + cents, 0)
  const owe = (cents: number) => {
    if (cents > 0 && cents <= payment.paidCents - payment.refundedCents - pending())
      payment = { ...payment, refunds: [...payment.refunds, { refundId: `r${ids++}`, cents, state: "due", reference: null }] }
  }
  const carryOut = () => {
    const due = payment.refunds.find(({ state }) => state === "due")
    if (due === undefined) return
    wentOut.set(due.refundId, due.cents)
    hear(eventOf({ _tag: "Refunded", refundId: due.refundId, cents: due.cents, reference: `re-${due.refundId}` }, null))
  }
  for (const one of happenings) {
    switch (one._tag) {
      case "Paid":
        cameIn.set(one.reference, TOTAL)
        hear(paidBy(one.reference))
        break
      case "Authorised":
        hear(eventOf({ _tag: "Authorised", cents: TOTAL, currency: "usd", reference: "held" }))
        break
      case "WrongAmount":
        hear(paidBy("wrong", one.cents))
        break
      case "Declined":
      case "Lapsed":
        hear(eventOf({ _tag: one._tag }, one.attempt))
        break
      case "PayAgain":
        if (canPay(payment.state) && !payment.isCanceled) payment = { ...payment, state: "awaiting", attempt: payment.attempt + 1 }
        break
      case "Cancel":
        if (payment.isCanceled) break
        payment = { ...payment, isCanceled: true }
        owe(payment.paidCents - payment.refundedCents - pending())
        break
      case "StaffRefund":
        owe(one.cents)
        break
      case "RefundByHand": {
        // The provider itself gives no more back than it has, of what the shop has not asked for yet.
        const held =
          [...cameIn.values()].reduce((sum, cents) => sum + cents, 0) - [...wentOut.values()].reduce((sum, cents) => sum + cents, 0)
        if (payment.isCanceled || one.cents > held - pending()) break
        const reference = `hand-${ids}`
        wentOut.set(reference, one.cents)
        byHand.set(reference, one.cents)
        // Providers tell of one refund when it is made and when it is through.
        const told = eventOf({ _tag: "Refunded", refundId: null, cents: one.cents, reference }, null)
        hear(told)
        hear(told)
        break
      }
      case "CarryOut":
        carryOut()
        break
      case "BounceByHand": {
        const [reference, cents] = [...byHand].find(([name]) => wentOut.has(name)) ?? []
        if (reference === undefined || cents === undefined) break
        wentOut.delete(reference)
        hear(eventOf({ _tag: "RefundRefused", refundId: null, cents, reference }, null))
        owe(cents)
        break
      }
      case "Bounce": {
        const done = payment.refunds.find(({ refundId, state }) => state === "done" && wentOut.has(refundId))
        if (done === undefined) break
        wentOut.delete(done.refundId)
        hear(eventOf({ _tag: "RefundRefused", refundId: done.refundId, cents: done.cents, reference: done.reference ?? "" }, null))
        // That it was made comes once more, late.
        hear(eventOf({ _tag: "Refunded", refundId: done.refundId, cents: done.cents, reference: done.reference ?? "" }, null))
        // Staff see that it failed, and ask for it again.
        owe(done.cents)
        break
      }
    }
  }
  while (payment.refunds.some(({ state }) => state === "due")) carryOut()
  const sum = (map: ReadonlyMap<string, number>) => [...map.values()].reduce((total, cents) => total + cents, 0)
  return { payment, consequences, cameIn: sum(cameIn), wentOut: sum(wentOut) }
}

describe("what becomes of a payment", () => {
  it("PAY-04 is, after any events in any order, what came in less what went back; and what came for a canceled order, or twice, went back in full", () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30, size: "max" }), (happenings) => {
        const { cameIn, consequences, payment, wentOut } = live(happenings)
        expect(payment.paidCents).toBe(cameIn)
        expect(payment.refundedCents).toBe(wentOut)
        const kept = payment.paidCents - payment.refundedCents
        expect(kept).toBeGreaterThanOrEqual(0)
        expect(kept).toBeLessThanOrEqual(TOTAL)
        if (payment.isCanceled) expect(kept).toBe(0)
        expect(consequences.filter(({ _tag }) => _tag === "Confirm").length).toBeLessThanOrEqual(1)
        if (kept === TOTAL) expect(payment.state).toBe("paid")
        if (payment.paidCents > 0 && kept === 0) expect(payment.state).toBe("refunded")
        if (kept > 0 && kept < TOTAL) expect(payment.state).toBe("partlyRefunded")
        expect(canShip(payment.state)).toBe(kept > 0)
      }),
      { numRuns: 1_000 }
    )
  })

  it("PAY-04 is the same for an event that is told twice", () => {
    const once = settle(open, paidBy("p1")).payment
    expect(applyPaymentEvent(once, paidBy("p1"), "r")).toEqual({ _tag: "Ignored" })
    expect(once).toMatchObject({ state: "paid", paidCents: TOTAL })
    const twice = settle(once, paidBy("p2"))
    expect(twice.then).toEqual([{ _tag: "OweRefund", refundId: "r", cents: TOTAL, paymentReference: "p2", why: "paidTwice" }])
    expect(twice.payment).toMatchObject({ state: "paid", paidCents: 2 * TOTAL })
  })

  it("PAY-04 a refund made with the provider that bounces counts no more, also where that is told before it was made", () => {
    const paid = settle(open, paidBy("p1")).payment
    const made = eventOf({ _tag: "Refunded", refundId: null, cents: 500, reference: "re" }, null)
    const bounced = eventOf({ _tag: "RefundRefused", refundId: null, cents: 500, reference: "re" }, null)
    const refunded = settle(paid, made, "r1").payment
    expect(refunded).toMatchObject({ state: "partlyRefunded", refundedCents: 500 })
    for (const told of [settle(refunded, bounced), settle(paid, bounced, "r1")]) {
      expect(told.payment).toMatchObject({ state: "paid", refundedCents: 0, refunds: [{ refundId: "r1", state: "failed" }] })
      expect(applyPaymentEvent(told.payment, bounced, "r2")).toEqual({ _tag: "Ignored" })
      expect(applyPaymentEvent(told.payment, made, "r2")).toEqual({ _tag: "Ignored" })
    }
  })

  it("PAY-08 a refund that failed stays so, whatever comes late of it, until it goes under another reference", () => {
    const due = {
      ...settle(open, paidBy("p1")).payment,
      refunds: [{ refundId: "r1", cents: 500, state: "sent", reference: "re-1" } as const]
    }
    const told = (_tag: "Refunded" | "RefundRefused", reference: string) => eventOf({ _tag, refundId: "r1", cents: 500, reference }, null)
    const failed = settle(due, told("RefundRefused", "re-1")).payment
    expect(failed).toMatchObject({ state: "paid", refunds: [{ state: "failed" }] })
    expect(applyPaymentEvent(failed, told("Refunded", "re-1"), "r")).toEqual({ _tag: "Ignored" })
    expect(settle(failed, told("Refunded", "re-2")).payment).toMatchObject({ refundedCents: 500, refunds: [{ state: "done" }] })
  })

  it("PAY-05 a payment that comes after the order was canceled is owed back in full", () => {
    for (const state of ["awaiting", "failed"] as const) {
      const late = settle({ ...open, state, isCanceled: true }, paidBy("p1"))
      expect(late.then).toEqual([{ _tag: "OweRefund", refundId: "r", cents: TOTAL, paymentReference: "p1", why: "canceled" }])
    }
    const held = settle({ ...open, isCanceled: true }, eventOf({ _tag: "Authorised", cents: TOTAL, currency: "usd", reference: "p1" }))
    expect(held.then).toEqual([{ _tag: "Release", reference: "p1" }])
  })

  it.each([
    [paidBy("p1", TOTAL - 1), "amountDiffers"],
    [paidBy("p1", TOTAL, "eur"), "currencyDiffers"],
    [eventOf({ _tag: "Authorised", cents: 1, currency: "usd", reference: "p1" }), "amountDiffers"],
    [eventOf({ _tag: "Refunded", refundId: "r9", cents: 1, reference: "re" }), "noSuchRefund"],
    [eventOf({ _tag: "Refunded", refundId: null, cents: 1, reference: "re" }), "refundedTooMuch"]
  ] as const)("PAY-06 %j is a problem and changes nothing", (event, problem) => {
    expect(applyPaymentEvent(open, event, "r")).toEqual({ _tag: "Problem", problem })
  })

  it("PAY-07 only the end of the present attempt ends an order, and only while nothing was paid", () => {
    const second = { ...open, attempt: 2 }
    expect(applyPaymentEvent(second, eventOf({ _tag: "Lapsed" }, 1), "r")).toEqual({ _tag: "Ignored" })
    expect(settle(second, eventOf({ _tag: "Lapsed" }, 2))).toMatchObject({
      payment: { isCanceled: true, state: "failed" },
      then: [{ _tag: "Expire" }]
    })
    const paid = settle(open, paidBy("p1")).payment
    for (const _tag of ["Lapsed", "Declined"] as const) expect(applyPaymentEvent(paid, eventOf({ _tag }), "r")).toEqual({ _tag: "Ignored" })
  })

  it("PAY-02 goods leave for an invoice and for money that was kept, and for nothing else", () => {
    expect(paymentStates.filter(canShip)).toEqual(["none", "paid", "partlyRefunded"])
  })

  it("PAY-08 a refund is tried again ever later, and at least four times a day", () => {
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
