import { Option, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import { ShoppingCart } from "./model.ts"
import { shouldRefetchCart, canFetchCart, isInCart, EMPTY_SHOPPING_CART } from "./shoppingCart.ts"

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
  it("CALL-106 GAP-C59 is reloaded after 2 s, or at once after a change", () => {
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
