import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { SkuBaseNumber, SkuVariantNumber } from "./model.ts"
import {
  categoryGrid,
  getKnownNumber,
  isPurchaseable,
  itemCountText,
  NOT_AVAILABLE_TEXT,
  productHref,
  findVariantInOptions
} from "./rules.ts"

const categories = fc
  .uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h", "i"), { maxLength: 9 })
  .map((urls) => urls.map((url) => ({ url })))

it.each([
  [0, "0 items"],
  [1, "1 item"],
  [2, "2 items"]
])("CARD-36 itemCountText formats %d as '%s'", (count, text) => {
  expect(itemCountText(count)).toBe(text)
})

describe("getKnownNumber", () => {
  it.each([
    ["CAM-1A", "CAM-1A-3", "CAM-1A-3"],
    ["CAM-1A", null, "CAM-1A"],
    ["PRT-7K", "HRW 315/5", "HRW 315/5"],
    ["PRT-7K", null, null]
  ])("takes the product %s with the SKU %s and returns %s", (base, sku, number) => {
    const skuVariantNumber = sku === null ? null : SkuVariantNumber.make(sku)
    expect(getKnownNumber({ skuBaseNumber: SkuBaseNumber.make(base), skuVariantNumber })).toBe(number)
  })
})

describe("categoryGrid", () => {
  it("CARD-32 CARD-33 lists the shopper's own categories first, filled up to six from the defaults without duplicates", () => {
    fc.assert(
      fc.property(categories, categories, (own, defaults) => {
        const grid = categoryGrid(own, defaults)
        const urls = grid.map(({ url }) => url)
        const all = new Set([...own, ...defaults].map(({ url }) => url))
        expect(urls).toHaveLength(Math.min(6, all.size))
        expect(new Set(urls).size).toBe(urls.length)
        expect(grid.slice(0, own.length)).toEqual(own.slice(0, 6))
      })
    )
  })
})

it("productHref contains the variant, if given", () => {
  expect(productHref("/item/rotor/2")).toBe("/item/rotor/2")
  expect(productHref("/item/rotor/2", "CAM-1-3")).toBe("/item/rotor/2?sku=CAM-1-3")
})

it.each([
  ["/item/rotor/2", null],
  ["/item/rotor/2?sku=", null],
  ["/item/rotor/2#?sku=CAM-1-3", null],
  ["/item/rotor/2?year=1&sku=CAM-1-3#fits", "CAM-1-3"],
  ["/item/rotor/2?sku=%zz", "%zz"]
])("NAV-152 findVariantInOptions reads from %s the variant %s", (href, sku) => expect(findVariantInOptions(href)).toBe(sku))

describe("isPurchaseable", () => {
  it.each([
    ["InStock", true],
    ["FactoryShipped", true],
    ["Backorderable", true],
    ["MadeToOrder", true],
    ["NotAvailable", false],
    ["Discontinued", false],
    [null, true]
  ])("returns for %s: %s", (availability, can) => {
    expect(isPurchaseable(availability)).toBe(can)
  })

  it("DRW-11 NOT_AVAILABLE_TEXT states that the item is unavailable", () => {
    expect(NOT_AVAILABLE_TEXT).toBe("This item is currently not available.")
  })
})
