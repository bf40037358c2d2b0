import { describe, expect, it } from "@effect/vitest"
import fc from "fast-check"
import { type ProductCard, SkuBaseNumber } from "../../catalog/catalog/model.ts"
import { pickProductsToCompare } from "./pickProductsToCompare.ts"

const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ skuBaseNumber: SkuBaseNumber.make(`CAM-P${at + 2}`) }) as ProductCard)
const type = fc.record({ value: fc.constantFrom("Brake Pads", "Brake Rotors", "Shocks"), count: fc.nat(9), isSelected: fc.boolean() })
const types = fc.uniqueArray(type, { minLength: 1, maxLength: 3, selector: ({ value }) => value })
const brand = { name: "Brand", values: [{ value: "Ironvale", count: 2, isSelected: false }] }

describe("pickProductsToCompare", () => {
  it("CARD-28 returns up to three products of one type, in order, and never a single one", () => {
    fc.assert(
      fc.property(fc.nat(24), fc.integer({ min: 1, max: 3 }), fc.option(types), (count, page, values) => {
        const facets = values === null ? [brand] : [{ name: "Part type", values }, brand]
        const compared = pickProductsToCompare({ cards: cards(count), facets, page })
        const isOfOne = values === null || values.filter(({ isSelected }) => isSelected).length === 1
        expect(compared).toEqual(
          isOfOne && page === 1 && count > 1
            ? cards(count)
                .slice(0, 3)
                .map(({ skuBaseNumber }) => skuBaseNumber)
            : []
        )
      })
    )
  })
})
