import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Availability } from "../../catalog/catalog/sku.ts"
import { MAX_QUANTITY } from "../../catalog/catalog/rules.ts"
import { clampToLimits, formatQuantityLimit, getQuantityLimits, isLimitedByStock, type ComponentStock } from "./quantityLimits.ts"

const inStock = (quantity: number, perPiece = 1): ComponentStock => ({ availability: "InStock", quantity, perPiece })
const stock: fc.Arbitrary<ComponentStock> = fc.record({
  availability: fc.constantFrom(...Availability.literals),
  quantity: fc.nat({ max: 1200 }),
  perPiece: fc.integer({ min: 1, max: 8 })
})
const limits = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.array(stock)).map(([minimum, stocks]) => getQuantityLimits(minimum, stocks))

describe("quantity limits", () => {
  it("limits in-stock products to the stock, and other purchasable products not at all", () => {
    expect(getQuantityLimits(1, [inStock(3)])).toEqual({ least: 1, left: 3 })
    for (const availability of ["Backorderable", "FactoryShipped", "MadeToOrder"] as const)
      expect(getQuantityLimits(1, [{ ...inStock(3), availability }]).left).toBeNull()
  })

  it("limits a kit by its scarcest component, and ignores components with too little stock for one kit", () => {
    expect(getQuantityLimits(1, [inStock(9, 2), inStock(30, 4), inStock(100)]).left).toBe(4)
    expect(getQuantityLimits(1, [inStock(1, 2), inStock(30, 4)]).left).toBe(7)
  })

  it("clamps a quantity to the stock, and to the minimum unless less is left", () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: -5, max: 2000 }), (limit, wanted) => {
        const pieces = clampToLimits(wanted, limit)
        expect(pieces).toBeLessThanOrEqual(limit.left ?? MAX_QUANTITY)
        expect(pieces).toBeGreaterThanOrEqual(Math.min(limit.least, limit.left ?? limit.least))
        expect(clampToLimits(pieces, limit)).toBe(pieces)
      })
    )
  })

  it("formats a message exactly when the quantity was changed", () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 1, max: 2000 }), (limit, wanted) => {
        expect(formatQuantityLimit(wanted, limit) === null).toBe(clampToLimits(wanted, limit) === wanted)
      })
    )
  })

  it("names the stock as the limit exactly when the message does", () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 1, max: 2000 }), (limit, wanted) => {
        expect(isLimitedByStock(wanted, limit)).toBe(formatQuantityLimit(wanted, limit)?.startsWith("Only ") ?? false)
      })
    )
  })

  it.each([
    [5, 1, [inStock(3)], "Only 3 left: your cart holds all of them."],
    [2, 1, [inStock(1)], "Only 1 left: your cart holds it."],
    [1, 4, [], "This item is sold 4 or more at a time."],
    [1, 4, [inStock(3)], "Only 3 left: your cart holds all of them."],
    [1000, 1, [], "Your cart holds up to 999 of one item."]
  ])("formats the message for %d wanted with a minimum of %d", (wanted, minimum, stocks, text) => {
    expect(formatQuantityLimit(wanted, getQuantityLimits(minimum, stocks))).toBe(text)
  })
})
