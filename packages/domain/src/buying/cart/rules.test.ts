import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Quantity } from "../../catalog/catalog/model.ts"
import { MAX_LINES, MAX_QUANTITY } from "../../catalog/catalog/quantity.ts"
import { Cents, CentsOnWire } from "../../foundation/money/model.ts"
import { computeCartTotals, computeLineTotal } from "./rules.ts"

const quantity = fc.integer({ min: 1, max: MAX_QUANTITY }).map((pieces) => Quantity.make(pieces))
const line = fc.record({
  quantity,
  unitPrice: fc.integer({ min: 0, max: 5_000_000 }).map((cents) => Cents.make(cents)),
  isPurchaseable: fc.boolean()
})
const lines = fc.array(line, { maxLength: MAX_LINES, size: "max" })

describe("cart totals", () => {
  it("computes the total as the sum of the line totals, to the cent", () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const sum = cart.map(computeLineTotal).reduce((total, cents) => total + BigInt(cents), 0n)
        expect(BigInt(computeCartTotals(cart).total)).toBe(sum)
      })
    )
  })

  it("excludes unpurchasable lines from the total but counts their pieces", () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const purchaseable = cart.filter(({ isPurchaseable }) => isPurchaseable)
        expect(computeCartTotals(cart).total).toBe(computeCartTotals(purchaseable).total)
        expect(computeCartTotals(cart).itemCount).toBe(
          cart.map((cartLine) => cartLine.quantity as number).reduce((sum, pieces) => sum + pieces, 0)
        )
      })
    )
  })

  it("does not depend on the order of the lines, and grows with each line", () => {
    fc.assert(
      fc.property(lines, line, (cart, one) => {
        expect(computeCartTotals(cart.toReversed())).toEqual(computeCartTotals(cart))
        expect(computeCartTotals([...cart, one]).total - computeCartTotals(cart).total).toBe(computeLineTotal(one))
        expect(computeCartTotals([...cart, one]).itemCount - computeCartTotals(cart).itemCount).toBe(one.quantity)
      })
    )
  })

  it("keeps a total unchanged through the conversion to dollars on the wire", () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const { total } = computeCartTotals(cart)
        expect(Schema.decodeUnknownSync(CentsOnWire)(Schema.encodeSync(CentsOnWire)(total))).toBe(total)
      })
    )
  })

  it("returns 0 for an empty cart", () => {
    expect(computeCartTotals([])).toEqual({ itemCount: 0, total: 0 })
  })
})
