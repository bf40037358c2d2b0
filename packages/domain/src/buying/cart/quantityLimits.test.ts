import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Availability } from "../../catalog/catalog/model.ts"
import { MOST_PIECES } from "../../catalog/catalog/quantity.ts"
import { limitPieces, limitText, pieceLimits, type PieceStock } from "./quantityLimits.ts"

const inStock = (quantity: number, perPiece = 1): PieceStock => ({ availability: "InStock", quantity, perPiece })
const stock: fc.Arbitrary<PieceStock> = fc.record({
  availability: fc.constantFrom(...Availability.literals),
  quantity: fc.nat({ max: 1200 }),
  perPiece: fc.integer({ min: 1, max: 8 })
})
const limits = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.array(stock)).map(([minimum, stocks]) => pieceLimits(minimum, stocks))

describe("how many pieces a line may have", () => {
  it("what is in stock is sold as long as there is any, and what can be had later without a limit", () => {
    expect(pieceLimits(1, [inStock(3)])).toEqual({ least: 1, left: 3 })
    for (const availability of ["Backorderable", "FactoryShipped", "MadeToOrder"] as const)
      expect(pieceLimits(1, [{ ...inStock(3), availability }]).left).toBeNull()
  })

  it("a kit is as many as its scarcest part makes, and a part that is too few for one kit comes from the factory", () => {
    expect(pieceLimits(1, [inStock(9, 2), inStock(30, 4), inStock(100)]).left).toBe(4)
    expect(pieceLimits(1, [inStock(1, 2), inStock(30, 4)]).left).toBe(7)
  })

  it("a quantity is never more than there is, and never below the minimum unless the last ones are", () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: -5, max: 2000 }), (limit, wanted) => {
        const pieces = limitPieces(wanted, limit)
        expect(pieces).toBeLessThanOrEqual(limit.left ?? MOST_PIECES)
        expect(pieces).toBeGreaterThanOrEqual(Math.min(limit.least, limit.left ?? limit.least))
        expect(limitPieces(pieces, limit)).toBe(pieces)
      })
    )
  })

  it("something is said where, and only where, it is not the quantity that was wanted", () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 1, max: 2000 }), (limit, wanted) => {
        expect(limitText(wanted, limit) === null).toBe(limitPieces(wanted, limit) === wanted)
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
    expect(limitText(wanted, pieceLimits(minimum, stocks))).toBe(text)
  })
})
