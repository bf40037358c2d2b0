import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Availability, Quantity } from "../../catalog/catalog/sku.ts"
import { Cents } from "../../foundation/money/model.ts"
import { getBuildPriceChange, computeListTotal, getPriceChange, type ListItemPricing } from "./buildPrice.ts"

const cents = fc.nat(1_000_000).map((price) => Cents.make(price))
const anyPart: fc.Arbitrary<ListItemPricing> = fc.record({
  availability: fc.constantFrom(...Availability.literals),
  price: cents,
  notedPrice: fc.option(cents),
  quantity: fc.integer({ min: 1, max: 999 }).map((pieces) => Quantity.make(pieces))
})

describe("build price", () => {
  it("is the total at the noted prices plus the price change, to the cent", () => {
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 20 }), (parts) => {
        const noted = parts.map((part) => ({ ...part, price: part.notedPrice ?? part.price }))
        expect(computeListTotal(noted) + getBuildPriceChange(parts)).toBe(computeListTotal(parts))
      })
    )
  })
  it("has no change without a noted price or for unavailable products", () => {
    const part = { availability: "InStock", price: Cents.make(900), notedPrice: Cents.make(1000), quantity: Quantity.make(2) } as const
    expect([
      getPriceChange(part),
      getPriceChange({ ...part, notedPrice: null }),
      getPriceChange({ ...part, availability: "Discontinued" })
    ]).toEqual([-100, 0, 0])
    expect(getBuildPriceChange([part, { ...part, price: Cents.make(1001) }])).toBe(-198)
  })
})

describe("computeListTotal", () => {
  it("sums all pieces except unavailable products", () => {
    const part = { availability: "InStock", price: Cents.make(8050), quantity: Quantity.make(2) } as const
    const gone = { ...part, availability: "Discontinued" } as const
    expect([computeListTotal([]), computeListTotal([part, gone]), computeListTotal([part, { ...part, price: Cents.make(1) }])]).toEqual([
      0, 16_100, 16_102
    ])
  })
  it("is additive", () => {
    fc.assert(
      fc.property(fc.array(anyPart), fc.array(anyPart), (one, other) => {
        expect(computeListTotal(one) + computeListTotal(other)).toBe(computeListTotal([...one, ...other]))
      })
    )
  })
})
