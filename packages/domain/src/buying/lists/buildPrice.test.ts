import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Availability, Quantity } from "../../catalog/catalog/model.ts"
import { Cents } from "../../foundation/money/model.ts"
import { buildPriceChange, listTotal, notedTotal, priceChange, type PricedPart } from "./buildPrice.ts"

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

describe("a list", () => {
  it("costs what its pieces cost together, and nothing for what is not sold", () => {
    const part = { availability: "InStock", price: Cents.make(8050), quantity: Quantity.make(2) } as const
    const gone = { ...part, availability: "Discontinued" } as const
    expect([listTotal([]), listTotal([part, gone]), listTotal([part, { ...part, price: Cents.make(1) }])]).toEqual([0, 16_100, 16_102])
  })
  it("costs as much in two halves as in one", () => {
    fc.assert(
      fc.property(fc.array(anyPart), fc.array(anyPart), (one, other) => {
        expect(listTotal(one) + listTotal(other)).toBe(listTotal([...one, ...other]))
      })
    )
  })
})
