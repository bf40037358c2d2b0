import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { specialPrice } from "./specialPrice.ts"

describe("the special price", () => {
  it("GAP-C58 is 5 % off, to the nearest cent", () => {
    expect([0, 1, 9, 10, 11, 100, 10_003].map(specialPrice)).toEqual([0, 1, 9, 9, 10, 95, 9_503])
  })

  it("is a whole number of cents that rises with the price and is never above it", () => {
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
