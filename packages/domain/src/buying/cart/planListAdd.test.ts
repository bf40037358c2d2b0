import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Availability, Quantity, SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { Cents } from "../../foundation/money/model.ts"
import { planListAdd, getListAddStep, type ListPartForCart } from "./planListAdd.ts"

const part: ListPartForCart = {
  availability: "InStock",
  isKit: false,
  kitComponents: [],
  price: Cents.make(8050),
  quantity: Quantity.make(2),
  skuBaseNumber: SkuBaseNumber.make("CAM-1"),
  skuVariantNumber: SkuVariantNumber.make("CAM-1-1")
}
const chosen = { ordinality: 3, skuVariantNumber: SkuVariantNumber.make("CAM-7-2"), title: "Pads", options: ["Race"], quantity: 2 }
const anyPart = fc.record({
  availability: fc.constantFrom(...Availability.literals),
  isKit: fc.boolean(),
  kitComponents: fc.constantFrom([], [chosen]),
  price: fc.nat(1_000_000).map((cents) => Cents.make(cents)),
  quantity: fc.integer({ min: 1, max: 999 }).map((pieces) => Quantity.make(pieces)),
  skuBaseNumber: fc.constant(part.skuBaseNumber),
  skuVariantNumber: fc.constantFrom(part.skuVariantNumber, null)
})

describe("getListAddStep", () => {
  it("ATC-12 adds the variant with all its pieces", () => {
    const item = { skuBaseNumber: "CAM-1", skuVariantNumber: "CAM-1-1", quantityRequested: 2, kitComponents: [] }
    expect(getListAddStep(part)).toMatchObject({ _tag: "Add", item })
  })
  it("ATC-11 adds a kit with its chosen components", () => {
    expect(getListAddStep({ ...part, isKit: true, kitComponents: [chosen] })).toMatchObject({
      _tag: "Add",
      item: { kitComponents: [{ ordinality: 3, skuVariantNumber: "CAM-7-2" }] }
    })
  })
  it("ATC-10 ATC-11 requires a variant first, then the kit components, and never adds an unpurchasable product", () => {
    expect([
      getListAddStep({ ...part, skuVariantNumber: null, isKit: true }),
      getListAddStep({ ...part, isKit: true }),
      getListAddStep({ ...part, skuVariantNumber: null, isKit: true, availability: "Discontinued" }),
      getListAddStep({ ...part, availability: "NotAvailable" })
    ]).toEqual([{ _tag: "ChooseVariant" }, { _tag: "BuildKit" }, { _tag: "NotSold" }, { _tag: "NotSold" }])
  })
})

describe("planListAdd", () => {
  it("counts every piece as added, to be chosen or unavailable", () => {
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 120 }), (parts) => {
        const { adds, count, notSold, sold, toChoose } = planListAdd(parts)
        expect(count + toChoose).toEqual(sold)
        expect(sold + notSold).toEqual(parts.reduce((sum, { quantity }) => sum + quantity, 0))
        expect(adds.flat().reduce((sum, { quantityRequested }) => sum + quantityRequested, 0)).toBe(count)
        for (const items of adds) expect([items.length > 0, items.length <= 50]).toEqual([true, true])
      }),
      { examples: [[Array.from({ length: 101 }, () => part)]] }
    )
  })
})
