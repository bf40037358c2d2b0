import { Schema, Option } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Quantity, SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { MAX_LINES, MAX_QUANTITY } from "../../catalog/catalog/rules.ts"
import { Cents, CentsOnWire } from "../../foundation/money/model.ts"
import { computeCartTotals, computeLineTotal, shouldRefetchCart, canFetchCart, isInCart, EMPTY_SHOPPING_CART } from "./rules.ts"
import { ShoppingCart } from "./model.ts"

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

describe("shopping cart summary", () => {
  it("ATC-24 requires the cart's id, the number of products and their base numbers", () => {
    const wire = { shoppingCartId: "c-1", numProducts: 2, skuBasesInCart: ["CAM-A", "CAM-B"] }
    const cart = Schema.decodeUnknownSync(ShoppingCart)(wire)
    expect(cart).toEqual(wire)
    for (const field of Object.keys(wire)) {
      const rest = Object.fromEntries(Object.entries(wire).filter(([name]) => name !== field))
      expect(field).toEqual(field)
      expect(Option.isNone(Schema.decodeUnknownOption(ShoppingCart)(rest))).toBe(true)
    }
    expect([isInCart(cart, SkuBaseNumber.make("CAM-A")), isInCart(cart, SkuBaseNumber.make("CAM-C"))]).toEqual([true, false])
  })
  it("CALL-105 has no products before the first load", () => {
    expect(EMPTY_SHOPPING_CART).toEqual({ shoppingCartId: null, numProducts: 0, skuBasesInCart: [] })
  })
  it.each([
    [true, "g", true],
    [true, null, false],
    [true, "", false],
    [false, "g", false],
    [false, null, false]
  ])("CALL-104 fetches the cart with hydration %s and GUID %j: %s", (isHydrated, webUserGuid, asked) => {
    expect(canFetchCart({ isHydrated, webUserGuid })).toBe(asked)
  })
  it("CALL-106 GAP-C59 is reloaded after 2 s, or immediately after a change", () => {
    expect([shouldRefetchCart(null, 5, false), shouldRefetchCart(1000, 2999, false), shouldRefetchCart(1000, 3000, false)]).toEqual([
      true,
      false,
      true
    ])
    fc.assert(
      fc.property(fc.option(fc.nat()), fc.nat(), (askedAt, now) => {
        expect(shouldRefetchCart(askedAt, now, true)).toBe(true)
      })
    )
  })
})
