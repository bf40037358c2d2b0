import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Cents } from "../../foundation/money/model.ts"
import { formatCents } from "../../foundation/money/rules.ts"
import { getPriceBreakdown, type PriceLine, rebateNote, specialPrice } from "./getPriceBreakdown.ts"

const plain = { price: 5000, listPrice: null, coreCharge: null, rebate: null }

describe("getPriceBreakdown", () => {
  it("is empty if there is only a price", () => {
    expect(getPriceBreakdown(plain)).toEqual([])
    expect(getPriceBreakdown({ ...plain, listPrice: 5000, coreCharge: 0, rebate: 0 })).toEqual([])
  })

  it("adds up for any amounts and never ends below zero", () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    const some = fc.option(cents, { nil: null })
    fc.assert(
      fc.property(fc.record({ price: cents, listPrice: some, coreCharge: some, rebate: some }), (parts) => {
        const lines = getPriceBreakdown(parts)
        const of = (kind: PriceLine["kind"]) => lines.find((line) => line.kind === kind)?.amount
        if (lines.length === 0) return
        expect(of("price")).toBe(parts.price)
        expect((of("list") ?? parts.price) + (of("saving") ?? 0)).toBe(parts.price)
        expect(of("due") ?? parts.price).toBe(parts.price + (of("core") ?? 0))
        expect(of("afterRebate") ?? parts.price).toBe(parts.price + (of("rebate") ?? 0))
        expect(
          Math.min(...lines.filter(({ kind }) => kind !== "saving" && kind !== "rebate").map(({ amount }) => amount))
        ).toBeGreaterThanOrEqual(0)
      })
    )
  })

  it("rebateNote states the amount if known", () => {
    expect(rebateNote(Cents.make(2500), formatCents)).toBe("$25.00 mail-in rebate from the manufacturer")
    expect(rebateNote(null, formatCents)).toBe("The manufacturer refunds part of the price")
  })
})

describe("specialPrice", () => {
  it("GAP-C58 is 5% off, rounded to the nearest cent", () => {
    expect([0, 1, 9, 10, 11, 100, 10_003].map(specialPrice)).toEqual([0, 1, 9, 9, 10, 95, 9_503])
  })

  it("is an integer of cents, monotonic, and never above the price", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(Number.isInteger(specialPrice(low))).toBe(true)
        expect(specialPrice(low)).toBeLessThanOrEqual(specialPrice(high))
        expect(Math.abs(20 * specialPrice(high) - 19 * high)).toBeLessThanOrEqual(10)
      })
    )
  })
})
