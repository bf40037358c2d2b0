import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getOldRefundLimit, getOldReturnable, getOldReturnDeadline, OLD_DELIVERY_DAYS, suggestOldRefund } from "./oldReturns.ts"
import { returnStates } from "./rules.ts"

const cents = fc.integer({ min: 0, max: 1_000_000 })
const anyReturn = fc.record({
  state: fc.constantFrom(...returnStates),
  credit: cents,
  lines: fc.array(
    fc.record({
      ordinality: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      received: fc.option(fc.integer({ min: 0, max: 9 }))
    }),
    { maxLength: 3 }
  )
})

describe("returns of orders of the former software", () => {
  it("allows returns of sent orders until the return period after their latest delivery ends", () => {
    const placedAt = Date.UTC(2026, 0, 1)
    for (const status of ["shipped", "delivered"] as const)
      expect(getOldReturnDeadline({ status, placedAt }, 60)).toBe(placedAt + (60 + OLD_DELIVERY_DAYS) * 86_400_000)
    for (const status of ["placed", "canceled"] as const) expect(getOldReturnDeadline({ status, placedAt }, 60)).toBeNull()
  })

  it("never allows returns of more pieces than were bought, and counts neither refused returns nor pieces that did not arrive", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(anyReturn, { maxLength: 4 }), (quantity, returns) => {
        const left = getOldReturnable({ ordinality: 1, quantity }, returns)
        expect(left >= 0 && left <= quantity).toBe(true)
        const refused = returns.map((back) => ({ ...back, state: "refused" as const }))
        expect(getOldReturnable({ ordinality: 1, quantity }, refused)).toBe(quantity)
        const lost = returns.map((back) => ({ ...back, lines: back.lines.map((line) => ({ ...line, received: 0 })) }))
        expect(getOldReturnable({ ordinality: 1, quantity }, lost)).toBe(quantity)
      })
    )
  })

  it("never allows refunds above the cost of the order", () => {
    fc.assert(
      fc.property(cents, cents, fc.array(anyReturn, { maxLength: 4 }), (total, refunded, returns) => {
        const limit = getOldRefundLimit({ total, refunded }, returns)
        const earlier = returns.reduce((sum, { credit }) => sum + credit, 0)
        expect(limit).toBe(Math.max(0, total - refunded - earlier))
      })
    )
  })

  it("suggests the price of the received pieces with their share of discount and tax, up to the remaining refund limit", () => {
    const lines = [{ unitPrice: 5000 }, { unitPrice: 2000 }]
    const order = { lines, subtotal: 12_000, discount: 1200, tax: 600, total: 12_400, refunded: 0 }
    expect(suggestOldRefund(order, [{ ordinality: 1, received: 2 }])).toBe(9500)
    expect(suggestOldRefund({ ...order, refunded: 12_000 }, [{ ordinality: 1, received: 2 }])).toBe(400)
    expect(suggestOldRefund({ ...order, subtotal: 0 }, [{ ordinality: 2, received: 1 }])).toBe(2000)
    expect(suggestOldRefund(order, [{ ordinality: 9, received: 1 }])).toBe(0)
  })
})
