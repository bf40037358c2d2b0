import { Quantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getProductKey, mergeProducts, toSavedProduct } from "./mergeProducts.ts"
import type { SavedProduct } from "./savedProducts.ts"

const product = fc.record({
  sku_base_number: fc.constantFrom("CAM-A", "CAM-B"),
  sku_variant_number: fc.constantFrom("", "1", "2"),
  components: fc.constantFrom([], [{ ordinality: 1, skuVariantNumber: "CAM-C-1" }], [{ ordinality: 1, skuVariantNumber: "CAM-C-2" }]),
  quantity: fc.integer({ min: 1, max: 999 }),
  noted_price_cents: fc.constantFrom(null, 100)
})
const few = fc.array(product, { maxLength: 8 })
const unique = fc.uniqueArray(product, { maxLength: 6, selector: getProductKey })
const pieces = (products: ReadonlyArray<SavedProduct>, of: SavedProduct) =>
  products.filter((one) => getProductKey(one) === getProductKey(of)).reduce((sum, { quantity }) => sum + quantity, 0)

describe("products put into a list", () => {
  it("are each there once, with all pieces of them that were kept and added, at most 999", () => {
    fc.assert(
      fc.property(unique, few, (kept, added) => {
        const merged = mergeProducts(kept, added)
        expect(new Set(merged.map(getProductKey)).size).toBe(merged.length)
        expect(new Set(merged.map(getProductKey))).toEqual(new Set(added.map(getProductKey)))
        for (const one of merged) expect(one.quantity).toBe(Math.min(999, pieces(kept, one) + pieces(added, one)))
      })
    )
  })
  it("without a chosen variant are other products than with one", () => {
    const item = { skuBaseNumber: SkuBaseNumber.make("CAM-A"), quantity: Quantity.make(2), kitComponents: [] }
    const plain = toSavedProduct({ ...item, skuVariantNumber: null })
    expect(plain).toEqual({ sku_base_number: "CAM-A", sku_variant_number: "", components: [], quantity: 2, noted_price_cents: null })
    expect(getProductKey(plain)).not.toBe(getProductKey({ ...plain, sku_variant_number: "CAM-A-1" }))
  })
  it("of a kit are the same by what was chosen for its parts, whatever the order in which that is told", () => {
    const item = { skuBaseNumber: SkuBaseNumber.make("CAM-A"), quantity: Quantity.make(2), skuVariantNumber: null }
    const parts = ["CAM-C-1", "CAM-D-1"].map((part, at) => ({ ordinality: at + 1, skuVariantNumber: SkuVariantNumber.make(part) }))
    const built = (kitComponents: typeof parts) => getProductKey(toSavedProduct({ ...item, kitComponents }))
    expect(built(parts.toReversed())).toBe(built(parts))
    expect(built(parts.slice(1))).not.toBe(built(parts))
  })
})
