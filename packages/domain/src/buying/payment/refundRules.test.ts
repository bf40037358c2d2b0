import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isStuckRefund, allocateRefund, type RefundAllocation, getOutstandingRefundCents } from "./refundRules.ts"
import { countRuns } from "../../../test/countRuns.ts"

const TOTAL = 10_003
const sum = (parts: ReadonlyArray<{ readonly cents: number }>): number => parts.reduce((before, { cents }) => before + cents, 0)
const filterByPayment = <A extends { readonly paymentReference: string | null }>(parts: ReadonlyArray<A>, reference: string | null) =>
  parts.filter(({ paymentReference }) => paymentReference === reference)
const excludeFailed = (refunds: ReadonlyArray<RefundAllocation>) => refunds.filter(({ state }) => state !== "failed")

/** A step in the payment history of an order. */
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

const getPaidCents = ({ payments }: Shop): number => payments.length * TOTAL
const getOrderMoney = (shop: Shop) => ({
  totalCents: TOTAL,
  creditedCents: shop.credited,
  paidCents: getPaidCents(shop),
  refundedCents: sum(shop.refunds.filter(({ state }) => state === "done")),
  pendingCents: sum(shop.refunds.filter(({ state }) => state === "due" || state === "sent"))
})
const addRefunds = (shop: Shop, cents: number, first: "own" | "others", state: "due" | "done" = "due"): Shop => ({
  ...shop,
  refunds: [...shop.refunds, ...allocateRefund(getPaidCents(shop), shop.refunds, cents, first).map((share) => ({ ...share, state }))]
})

const applyStep = (shop: Shop, what: typeof step extends fc.Arbitrary<infer A> ? A : never): Shop => {
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
      return addRefunds({ ...shop, credited: shop.credited + cents }, cents, "own")
    }
    case "byHand": {
      const paymentReference = shop.payments[what.at % Math.max(1, shop.payments.length)] ?? null
      const left = (shop.payments.length === 0 ? 0 : TOTAL) - sum(filterByPayment(excludeFailed(shop.refunds), paymentReference))
      const cents = Math.min(what.cents, left)
      return cents <= 0 ? shop : { ...shop, refunds: [...shop.refunds, { cents, state: "done", paymentReference }] }
    }
    case "fails":
      return set(what.at, "failed")
    case "goesThrough":
      return set(what.at, "done")
    case "again":
      return addRefunds(shop, getOutstandingRefundCents(getOrderMoney(shop)), "others")
    case "otherwise":
      return addRefunds(shop, getOutstandingRefundCents(getOrderMoney(shop)), "others", "done")
  }
}

const EMPTY_SHOP: Shop = { payments: [], credited: 0, refunds: [] }

describe("refunds", () => {
  it("PAY-18 PAY-20 never refunds twice or more than a payment received, for any failures, retries and manual refunds", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let shop = EMPTY_SHOP
        for (const what of steps) {
          const before = shop
          shop = applyStep(shop, what)
          for (const payment of new Set([null, ...shop.payments]))
            expect(sum(filterByPayment(excludeFailed(shop.refunds), payment))).toBeLessThanOrEqual(
              shop.payments.includes(payment) ? TOTAL : 0
            )
          if (what.kind !== "again" && what.kind !== "otherwise") continue
          expect(sum(excludeFailed(shop.refunds)) - sum(excludeFailed(before.refunds))).toBe(
            getOutstandingRefundCents(getOrderMoney(before))
          )
          expect(getOutstandingRefundCents(getOrderMoney(shop))).toBe(0)
          // A second click has nothing left to send.
          for (const kind of ["again", "otherwise"] as const) expect(applyStep(shop, { kind }).refunds).toEqual(shop.refunds)
        }
      }),
      { numRuns: countRuns(1000) }
    )
  })

  it("PAY-18 leaves exactly the order's cost after failed refunds are sent again", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const failed = steps.filter(({ kind }) => kind !== "byHand").reduce(applyStep, applyStep(EMPTY_SHOP, { kind: "paid" }))
        const { creditedCents, paidCents, pendingCents, refundedCents } = getOrderMoney(applyStep(failed, { kind: "again" }))
        expect(paidCents - refundedCents - pendingCents).toBe(TOTAL - creditedCents)
      })
    )
  })

  it("PAY-18 reports a refund to staff if the provider does not accept it for half an hour or confirm it for a week", () => {
    expect([4, 5].map((tries) => isStuckRefund({ state: "due", tries }))).toEqual([false, true])
    expect([29, 30].map((tries) => isStuckRefund({ state: "sent", tries }))).toEqual([false, true])
    for (const state of ["done", "failed"] as const) expect(isStuckRefund({ state, tries: 99 })).toBe(false)
  })
})
