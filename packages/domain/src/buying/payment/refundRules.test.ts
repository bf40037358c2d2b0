import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isStuckRefund, allocateRefund, type RefundAllocation, getOutstandingRefundCents } from "./refundRules.ts"

const TOTAL = 10_003
const sum = (parts: ReadonlyArray<{ readonly cents: number }>): number => parts.reduce((before, { cents }) => before + cents, 0)
const ofPayment = <A extends { readonly paymentReference: string | null }>(parts: ReadonlyArray<A>, reference: string | null) =>
  parts.filter(({ paymentReference }) => paymentReference === reference)
const back = (refunds: ReadonlyArray<RefundAllocation>) => refunds.filter(({ state }) => state !== "failed")

/** What happens to an order's money, as far as it can. */
const step = fc.oneof(
  fc.record({ kind: fc.constant("paid" as const) }),
  fc.record({ kind: fc.constant("credit" as const), cents: fc.integer({ min: 1, max: TOTAL }) }),
  fc.record({ kind: fc.constant("byHand" as const), cents: fc.integer({ min: 1, max: TOTAL }), at: fc.nat(3) }),
  fc.record({ kind: fc.constantFrom("fails" as const, "goesThrough" as const), at: fc.nat(9) }),
  fc.record({ kind: fc.constantFrom("again" as const, "otherwise" as const) })
)

interface Shop {
  readonly payments: ReadonlyArray<string | null>
  readonly credited: number
  readonly refunds: ReadonlyArray<RefundAllocation>
}

const paidOf = ({ payments }: Shop): number => payments.length * TOTAL
const moneyOf = (shop: Shop) => ({
  totalCents: TOTAL,
  creditedCents: shop.credited,
  paidCents: paidOf(shop),
  refundedCents: sum(shop.refunds.filter(({ state }) => state === "done")),
  pendingCents: sum(shop.refunds.filter(({ state }) => state === "due" || state === "sent"))
})
const owing = (shop: Shop, cents: number, first: "own" | "others", state: "due" | "done" = "due"): Shop => ({
  ...shop,
  refunds: [...shop.refunds, ...allocateRefund(paidOf(shop), shop.refunds, cents, first).map((share) => ({ ...share, state }))]
})

const after = (shop: Shop, what: typeof step extends fc.Arbitrary<infer A> ? A : never): Shop => {
  const set = (at: number, state: "done" | "failed"): Shop => {
    const open = shop.refunds.filter((refund) => refund.state !== "failed")
    const chosen = open[at % Math.max(1, open.length)]
    return { ...shop, refunds: shop.refunds.map((refund) => (refund === chosen ? { ...refund, state } : refund)) }
  }
  switch (what.kind) {
    case "paid": {
      if (shop.payments.length === 0) return { ...shop, payments: [null] }
      const paymentReference = `extra-${shop.payments.length}`
      return {
        ...shop,
        payments: [...shop.payments, paymentReference],
        refunds: [...shop.refunds, { cents: TOTAL, state: "due", paymentReference }]
      }
    }
    case "credit": {
      if (shop.payments.length === 0) return shop
      const cents = Math.min(what.cents, TOTAL - shop.credited)
      return owing({ ...shop, credited: shop.credited + cents }, cents, "own")
    }
    case "byHand": {
      const paymentReference = shop.payments[what.at % Math.max(1, shop.payments.length)] ?? null
      const left = (shop.payments.length === 0 ? 0 : TOTAL) - sum(ofPayment(back(shop.refunds), paymentReference))
      const cents = Math.min(what.cents, left)
      return cents <= 0 ? shop : { ...shop, refunds: [...shop.refunds, { cents, state: "done", paymentReference }] }
    }
    case "fails":
      return set(what.at, "failed")
    case "goesThrough":
      return set(what.at, "done")
    case "again":
      return owing(shop, getOutstandingRefundCents(moneyOf(shop)), "others")
    case "otherwise":
      return owing(shop, getOutstandingRefundCents(moneyOf(shop)), "others", "done")
  }
}

const nothing: Shop = { payments: [], credited: 0, refunds: [] }

describe("money that goes back", () => {
  it("PAY-18 PAY-20 never goes twice, whatever fails, is sent again, settled otherwise or refunded by hand in between, and no payment gives back more than it took", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let shop = nothing
        for (const what of steps) {
          const before = shop
          shop = after(shop, what)
          for (const payment of new Set([null, ...shop.payments]))
            expect(sum(ofPayment(back(shop.refunds), payment))).toBeLessThanOrEqual(shop.payments.includes(payment) ? TOTAL : 0)
          if (what.kind !== "again" && what.kind !== "otherwise") continue
          expect(sum(back(shop.refunds)) - sum(back(before.refunds))).toBe(getOutstandingRefundCents(moneyOf(before)))
          expect(getOutstandingRefundCents(moneyOf(shop))).toBe(0)
          // A second press has nothing left to send.
          for (const kind of ["again", "otherwise"] as const) expect(after(shop, { kind }).refunds).toEqual(shop.refunds)
        }
      }),
      { numRuns: 1000 }
    )
  })

  it("PAY-18 what is sent again and goes through leaves what the order costs, to the cent", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const failed = steps.filter(({ kind }) => kind !== "byHand").reduce(after, after(nothing, { kind: "paid" }))
        const { creditedCents, paidCents, pendingCents, refundedCents } = moneyOf(after(failed, { kind: "again" }))
        expect(paidCents - refundedCents - pendingCents).toBe(TOTAL - creditedCents)
      })
    )
  })

  it("PAY-18 staff look at a refund that nobody took for half an hour, or of which nobody told for a week", () => {
    expect([4, 5].map((tries) => isStuckRefund({ state: "due", tries }))).toEqual([false, true])
    expect([29, 30].map((tries) => isStuckRefund({ state: "sent", tries }))).toEqual([false, true])
    for (const state of ["done", "failed"] as const) expect(isStuckRefund({ state, tries: 99 })).toBe(false)
  })
})
