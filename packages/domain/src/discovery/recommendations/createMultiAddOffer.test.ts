import { describe, expect, it } from "vitest"
import { canAddTogether } from "../../buying/cart/canAddTogether.ts"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import type { RecommendedProduct } from "./items.ts"
import { createMultiAddOffer } from "./createMultiAddOffer.ts"
import { block, items, product } from "./testing/samples.ts"

const details = (more: Partial<RecommendedProduct["publicSkuBaseDetails"]>) => (item: RecommendedProduct) => ({
  ...item,
  publicSkuBaseDetails: { ...item.publicSkuBaseDetails, ...more }
})
const variant = (more: Partial<NonNullable<RecommendedProduct["publicSkuVariantDetails"]>>) => (item: RecommendedProduct) => ({
  ...item,
  publicSkuVariantDetails: item.publicSkuVariantDetails && { ...item.publicSkuVariantDetails, ...more }
})
const candidates = (...recommendations: ReadonlyArray<RecommendedProduct>) =>
  createMultiAddOffer(block({ recommendations }), "any").candidates
const component = { skuBaseNumber: SkuBaseNumber.make("CAM-7") }

describe("createMultiAddOffer", () => {
  it("CALL-115 offers the visible products in cents, credited to the block's list", () => {
    expect(
      createMultiAddOffer(block({ recommendations: [...items, product("B", details({ availability: null })), product("C")] }), "mandatory")
    ).toMatchObject({
      candidates: [
        { skuBaseNumber: "CAM-1", skuVariantNumber: "CAM-1-2", recommendationType: "Adapter", isKit: false, price: 8750 },
        {},
        {}
      ],
      mode: "mandatory",
      listName: "Recommendations Home",
      attribution: "rail"
    })
  })
  it("omits hidden products and products without a price", () => {
    const gone = product("A", variant({ availability: "Discontinued" }))
    expect(candidates(gone, product("B", details({ pricing: null })), product("C")).map(({ skuBaseNumber }) => skuBaseNumber)).toEqual([
      "CAM-C"
    ])
  })
  it("uses the variant in the details, otherwise the recommended variant", () => {
    const other = SkuVariantNumber.make("CAM-A-9")
    const unidentified = product("A", (item) => ({ ...item, skuVariant: other, publicSkuVariantDetails: null }))
    const identified = product("A", (item) => ({ ...item, skuVariant: other }))
    expect(candidates(unidentified, identified).map(({ skuVariantNumber }) => skuVariantNumber)).toEqual(["CAM-A-9", "CAM-1-2"])
  })
  it("ATC-36 ATC-37 has no variant if the shopper must choose between several", () => {
    expect(candidates(product("A", variant({ hasOptions: true }))).map(({ skuVariantNumber }) => skuVariantNumber)).toEqual([null])
  })
  it.each([
    ["of its product, according to the details", details({ hasNoKitBaseComponents: false })],
    ["of its product", variant({ kit: { skuBaseComponents: [component], skuVariantComponents: [] } })],
    ["of its variant", variant({ kit: { skuBaseComponents: [], skuVariantComponents: [component] } })]
  ])("ATC-34 excludes the set if a kit has components %s", (_, change) => {
    expect(canAddTogether(candidates(product("A"), product("B")), "any")).toBe(true)
    expect(canAddTogether(candidates(product("A"), product("B", change)), "any")).toBe(false)
  })
})
