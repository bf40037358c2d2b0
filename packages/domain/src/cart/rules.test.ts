import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Cents, CentsOnWire } from "../catalogue/model.ts"
import { MOST_LINES, Quantity } from "./model.ts"
import { cartTotals, clampQuantity, lineTotal, MOST_PIECES } from "./rules.ts"

const quantity = fc.integer({ min: 1, max: MOST_PIECES }).map((pieces) => Quantity.make(pieces))
const line = fc.record({
  quantity,
  unitPrice: fc.integer({ min: 0, max: 5_000_000 }).map((cents) => Cents.make(cents)),
  isPurchaseable: fc.boolean()
})
const lines = fc.array(line, { maxLength: MOST_LINES, size: "max" })

describe("the totals of a cart", () => {
  it("the total is the sum of the line totals, to the cent, for any cart", () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const sum = cart.map(lineTotal).reduce((total, cents) => total + BigInt(cents), 0n)
        expect(BigInt(cartTotals(cart).total)).toBe(sum)
      })
    )
  })

  it("only what can be bought counts to the total, all of it to the number of items", () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const purchaseable = cart.filter(({ isPurchaseable }) => isPurchaseable)
        expect(cartTotals(cart).total).toBe(cartTotals(purchaseable).total)
        expect(cartTotals(cart).itemCount).toBe(cart.map((one) => one.quantity as number).reduce((sum, pieces) => sum + pieces, 0))
      })
    )
  })

  it("totals do not depend on the order of lines, and a line more never makes them smaller", () => {
    fc.assert(
      fc.property(lines, line, (cart, one) => {
        expect(cartTotals(cart.toReversed())).toEqual(cartTotals(cart))
        expect(cartTotals([...cart, one]).total - cartTotals(cart).total).toBe(lineTotal(one))
        expect(cartTotals([...cart, one]).itemCount - cartTotals(cart).itemCount).toBe(one.quantity)
      })
    )
  })

  it("a total comes through the wire's dollars unchanged", () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const { total } = cartTotals(cart)
        expect(Schema.decodeUnknownSync(CentsOnWire)(Schema.encodeSync(CentsOnWire)(total))).toBe(total)
      })
    )
  })

  it("an empty cart holds nothing and costs nothing", () => {
    expect(cartTotals([])).toEqual({ itemCount: 0, total: 0 })
  })
})

describe("the quantity of a line", () => {
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
  ])("%d pieces become %d", (asked, kept) => {
    expect(clampQuantity(asked)).toBe(kept)
  })

  it("any number becomes one that the model accepts, and one that it accepts stays", () => {
    fc.assert(
      fc.property(fc.double(), quantity, (asked, accepted) => {
        expect(Schema.is(Quantity)(clampQuantity(asked))).toBe(true)
        expect(clampQuantity(accepted)).toBe(accepted)
      })
    )
  })
})
