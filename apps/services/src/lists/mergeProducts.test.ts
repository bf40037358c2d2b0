import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { identityOf, mergeProducts, productOf } from "./mergeProducts.ts"
import type { KeptProduct } from "./keptLists.ts"

const product = fc.record({
  sku_base_number: fc.constantFrom("CAM-A", "CAM-B"),
  sku_variant_number: fc.constantFrom("", "1", "2"),
  quantity: fc.integer({ min: 1, max: 999 })
})
const few = fc.array(product, { maxLength: 8 })
const unique = fc.uniqueArray(product, { maxLength: 6, selector: identityOf })
const pieces = (products: ReadonlyArray<KeptProduct>, of: KeptProduct) =>
  products.filter((one) => identityOf(one) === identityOf(of)).reduce((sum, { quantity }) => sum + quantity, 0)

describe("products put into a list", () => {
  it("are each there once, with all pieces of them that were kept and added, at most 999", () => {
    fc.assert(
      fc.property(unique, few, (kept, added) => {
        const merged = mergeProducts(kept, added)
        expect(new Set(merged.map(identityOf)).size).toBe(merged.length)
        expect(new Set(merged.map(identityOf))).toEqual(new Set(added.map(identityOf)))
        for (const one of merged) expect(one.quantity).toBe(Math.min(999, pieces(kept, one) + pieces(added, one)))
      })
    )
  })
  it("without a chosen variant are other products than with one", () => {
    const item = { skuBaseNumber: "CAM-A", quantity: 2 } as Parameters<typeof productOf>[0]
    expect(productOf({ ...item, skuVariantNumber: null })).toEqual({ sku_base_number: "CAM-A", sku_variant_number: "", quantity: 2 })
    expect(identityOf(productOf({ ...item, skuVariantNumber: null }))).not.toBe(
      identityOf({ sku_base_number: "CAM-A", sku_variant_number: "CAM-A-1" })
    )
  })
})
