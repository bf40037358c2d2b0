import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Quantity } from "../cart/model.ts"
import { Availability, Cents } from "../catalogue/model.ts"
import { buildPriceChange, notedTotal, type PricedPart, priceChange } from "./buildPrice.ts"
import { listTotal } from "./listCart.ts"

const cents = fc.nat(1_000_000).map((price) => Cents.make(price))
const anyPart: fc.Arbitrary<PricedPart> = fc.record({
  availability: fc.constantFrom(...Availability.literals),
  price: cents,
  notedPrice: fc.option(cents),
  quantity: fc.integer({ min: 1, max: 999 }).map((pieces) => Quantity.make(pieces))
})

describe("what a build costs", () => {
  it("is what it cost with what has changed since, to the cent", () => {
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 20 }), (parts) => {
        expect(notedTotal(parts) + buildPriceChange(parts)).toBe(listTotal(parts))
      })
    )
  })
  it("has not changed where nobody noted a price, nor for what is not sold any more", () => {
    const part = { availability: "InStock", price: Cents.make(900), notedPrice: Cents.make(1000), quantity: Quantity.make(2) } as const
    expect([priceChange(part), priceChange({ ...part, notedPrice: null }), priceChange({ ...part, availability: "Discontinued" })]).toEqual(
      [-100, 0, 0]
    )
    expect(buildPriceChange([part, { ...part, price: Cents.make(1001) }])).toBe(-198)
  })
})
