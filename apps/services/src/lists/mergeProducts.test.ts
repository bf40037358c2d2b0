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
const pieces = (products: ReadonlyArray<SavedProduct>, target: SavedProduct) =>
  products.filter((product) => getProductKey(product) === getProductKey(target)).reduce((sum, { quantity }) => sum + quantity, 0)

describe("mergeProducts", () => {
  it("returns each added product once, with the sum of the quantities up to 999", () => {
    fc.assert(
      fc.property(unique, few, (kept, added) => {
        const merged = mergeProducts(kept, added)
        expect(new Set(merged.map(getProductKey)).size).toBe(merged.length)
        expect(new Set(merged.map(getProductKey))).toEqual(new Set(added.map(getProductKey)))
        for (const line of merged) expect(line.quantity).toBe(Math.min(999, pieces(kept, line) + pieces(added, line)))
      })
    )
  })
  it("distinguishes products with and without a variant", () => {
    const item = { skuBaseNumber: SkuBaseNumber.make("CAM-A"), quantity: Quantity.make(2), kitComponents: [] }
    const plain = toSavedProduct({ ...item, skuVariantNumber: null })
    expect(plain).toEqual({ sku_base_number: "CAM-A", sku_variant_number: "", components: [], quantity: 2, noted_price_cents: null })
    expect(getProductKey(plain)).not.toBe(getProductKey({ ...plain, sku_variant_number: "CAM-A-1" }))
  })
  it("treats kits with equal components as the same product, in any order", () => {
    const item = { skuBaseNumber: SkuBaseNumber.make("CAM-A"), quantity: Quantity.make(2), skuVariantNumber: null }
    const parts = ["CAM-C-1", "CAM-D-1"].map((part, at) => ({ ordinality: at + 1, skuVariantNumber: SkuVariantNumber.make(part) }))
    const getKitKey = (kitComponents: typeof parts) => getProductKey(toSavedProduct({ ...item, kitComponents }))
    expect(getKitKey(parts.toReversed())).toBe(getKitKey(parts))
    expect(getKitKey(parts.slice(1))).not.toBe(getKitKey(parts))
  })
})
