import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Quantity } from "./model.ts"
import { clampQuantity, MAX_QUANTITY } from "./quantity.ts"

const quantity = fc.integer({ min: 1, max: MAX_QUANTITY }).map((pieces) => Quantity.make(pieces))

describe("clampQuantity", () => {
  it.each([
    [0, 1],
    [-1, 1],
    [1000, 999],
    [1e9, 999],
    [1.5, 1],
    [998.9, 998],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 999],
    [Number.NEGATIVE_INFINITY, 1]
  ])("changes %d to %d", (asked, kept) => {
    expect(clampQuantity(asked)).toBe(kept)
  })

  it("returns a valid quantity for any number, and keeps a valid one", () => {
    fc.assert(
      fc.property(fc.double(), quantity, (asked, accepted) => {
        expect(Schema.is(Quantity)(clampQuantity(asked))).toBe(true)
        expect(clampQuantity(accepted)).toBe(accepted)
      })
    )
  })
})
