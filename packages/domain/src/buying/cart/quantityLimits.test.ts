import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Availability } from "../../catalog/catalog/model.ts"
import { MAX_QUANTITY } from "../../catalog/catalog/quantity.ts"
import { clampToLimits, formatQuantityLimit, getQuantityLimits, type ComponentStock } from "./quantityLimits.ts"

const inStock = (quantity: number, perPiece = 1): ComponentStock => ({ availability: "InStock", quantity, perPiece })
const stock: fc.Arbitrary<ComponentStock> = fc.record({
  availability: fc.constantFrom(...Availability.literals),
  quantity: fc.nat({ max: 1200 }),
  perPiece: fc.integer({ min: 1, max: 8 })
})
const limits = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.array(stock)).map(([minimum, stocks]) => getQuantityLimits(minimum, stocks))

describe("how many pieces a line may have", () => {
  it("what is in stock is sold as long as there is any, and what can be had later without a limit", () => {
    expect(getQuantityLimits(1, [inStock(3)])).toEqual({ least: 1, left: 3 })
    for (const availability of ["Backorderable", "FactoryShipped", "MadeToOrder"] as const)
      expect(getQuantityLimits(1, [{ ...inStock(3), availability }]).left).toBeNull()
  })

  it("a kit is as many as its scarcest part makes, and a part that is too few for one kit comes from the factory", () => {
    expect(getQuantityLimits(1, [inStock(9, 2), inStock(30, 4), inStock(100)]).left).toBe(4)
    expect(getQuantityLimits(1, [inStock(1, 2), inStock(30, 4)]).left).toBe(7)
  })

  it("a quantity is never more than there is, and never below the minimum unless the last ones are", () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: -5, max: 2000 }), (limit, wanted) => {
        const pieces = clampToLimits(wanted, limit)
        expect(pieces).toBeLessThanOrEqual(limit.left ?? MAX_QUANTITY)
        expect(pieces).toBeGreaterThanOrEqual(Math.min(limit.least, limit.left ?? limit.least))
        expect(clampToLimits(pieces, limit)).toBe(pieces)
      })
    )
  })

  it("something is said where, and only where, it is not the quantity that was wanted", () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 1, max: 2000 }), (limit, wanted) => {
        expect(formatQuantityLimit(wanted, limit) === null).toBe(clampToLimits(wanted, limit) === wanted)
      })
    )
  })

  it.each([
    [5, 1, [inStock(3)], "Only 3 left: your cart holds all of them."],
    [2, 1, [inStock(1)], "Only 1 left: your cart holds it."],
    [1, 4, [], "This item is sold 4 or more at a time."],
    [1, 4, [inStock(3)], "Only 3 left: your cart holds all of them."],
    [1000, 1, [], "Your cart holds up to 999 of one item."]
  ])("%d wanted of what is sold from %d on", (wanted, minimum, stocks, text) => {
    expect(formatQuantityLimit(wanted, getQuantityLimits(minimum, stocks))).toBe(text)
  })
})
