import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Cents } from "../../foundation/money/model.ts"
import { getFreeShippingProgress } from "./freeShipping.ts"

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => Cents.make(value))

describe("getFreeShippingProgress", () => {
  it("GAP-C58 reaches free shipping exactly at the threshold", () => {
    const missing = (total: number) => getFreeShippingProgress(Cents.make(total), 9900)?.missing
    expect([missing(0), missing(9899), missing(9900), missing(9901)]).toEqual([9900, 1, 0, 0])
  })
  it("GAP-08 returns null without the setting", () => {
    expect(getFreeShippingProgress(Cents.make(100), null)).toBeNull()
  })
  it("returns the difference between threshold and total until the threshold is reached", () => {
    fc.assert(
      fc.property(cents, cents, (total, threshold) => {
        expect(getFreeShippingProgress(total, threshold)?.missing).toBe(total >= threshold ? 0 : threshold - total)
      })
    )
  })
})
