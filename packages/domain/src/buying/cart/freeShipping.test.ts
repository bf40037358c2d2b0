import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Cents } from "../../foundation/money/model.ts"
import { getFreeShippingProgress } from "./freeShipping.ts"

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => Cents.make(value))

describe("the way to free shipping", () => {
  it("GAP-C58 ends at the threshold, not a cent later", () => {
    const missing = (total: number) => getFreeShippingProgress(Cents.make(total), 9900)?.missing
    expect([missing(0), missing(9899), missing(9900), missing(9901)]).toEqual([9900, 1, 0, 0])
  })
  it("GAP-08 is none without the setting", () => {
    expect(getFreeShippingProgress(Cents.make(100), null)).toBeNull()
  })
  it("what is in the cart and what is missing are the threshold together, until it is reached", () => {
    fc.assert(
      fc.property(cents, cents, (total, threshold) => {
        expect(getFreeShippingProgress(total, threshold)?.missing).toBe(total >= threshold ? 0 : threshold - total)
      })
    )
  })
})
