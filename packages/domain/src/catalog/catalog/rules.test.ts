import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Schema } from "effect"
import { SkuBaseNumber, SkuVariantNumber, Quantity } from "./sku.ts"
import {
  categoryGrid,
  getKnownNumber,
  isPurchaseable,
  itemCountText,
  NOT_AVAILABLE_TEXT,
  productHref,
  findVariantInOptions,
  getGridAudience,
  clampQuantity,
  MAX_QUANTITY,
  toGtin
} from "./rules.ts"
import { categoryHref, defaultCategories } from "./shopCategories.ts"

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
  ])("given the product %s with the SKU %s, returns %s", (base, sku, number) => {
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
])("NAV-152 findVariantInOptions, given %s, returns the variant %s", (href, sku) => expect(findVariantInOptions(href)).toBe(sku))

describe("isPurchaseable", () => {
  it.each([
    ["InStock", true],
    ["FactoryShipped", true],
    ["Backorderable", true],
    ["MadeToOrder", true],
    ["NotAvailable", false],
    ["Discontinued", false],
    [null, true]
  ])("given %s, returns %s", (availability, can) => {
    expect(isPurchaseable(availability)).toBe(can)
  })

  it("DRW-11 NOT_AVAILABLE_TEXT states that the item is unavailable", () => {
    expect(NOT_AVAILABLE_TEXT).toBe("This item is currently not available.")
  })
})

const getGrid = (search: string, own: ReadonlyArray<string>) =>
  categoryGrid(
    own.map((url) => ({ url })),
    defaultCategories(getGridAudience(search)).map((category) => ({ url: categoryHref(category) }))
  ).map(({ url }) => url)

describe("getGridAudience", () => {
  it.each([
    ["?o=r", "race"],
    ["?page=2&o=r", "race"],
    ["", "street"],
    ["?o=", "street"],
    ["?o=street", "street"],
    ["?or=r", "street"]
  ])("CARD-35 given '%s', returns the audience %s", (search, audience) => {
    expect(getGridAudience(search)).toBe(audience)
  })
  it("CARD-33 CARD-35 selects the default categories, without repeating the shopper's own", () => {
    expect(getGrid("?o=r", ["/shop/steering~2-15"])).toEqual([
      "/shop/steering~2-15",
      "/shop/engine~2-10",
      "/shop/safety-equipment~2-7",
      "/shop/brakes~2-3",
      "/shop/chassis-and-suspension~2-16",
      "/shop/driveline-and-axles~2-5"
    ])
    expect(getGrid("", [])).toEqual([
      "/shop/engine~2-10",
      "/shop/brakes~2-3",
      "/shop/chassis-and-suspension~2-16",
      "/shop/cooling-and-heating~2-11",
      "/shop/audio-and-electronics~2-1",
      "/shop/steering~2-15"
    ])
  })
})

const quantity = fc.integer({ min: 1, max: MAX_QUANTITY }).map((pieces) => Quantity.make(pieces))

describe("clampQuantity", () => {
  it.each([
    [0, 1],
    [-1, 1],
    [1000, 999],
    [1e9, 999],
    [1.5, 1],
    [998.9, 998],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 999],
    [Number.NEGATIVE_INFINITY, 1]
  ])("changes %d to %d", (asked, kept) => {
    expect(clampQuantity(asked)).toBe(kept)
  })

  it("returns a valid quantity for any number, and keeps a valid number", () => {
    fc.assert(
      fc.property(fc.double(), quantity, (asked, accepted) => {
        expect(Schema.is(Quantity)(clampQuantity(asked))).toBe(true)
        expect(clampQuantity(accepted)).toBe(accepted)
      })
    )
  })
})

describe("toGtin", () => {
  it.each([
    ["036000291452", "036000291452"],
    ["0 36000-29145 2", "036000291452"],
    ["4006381333931", "4006381333931"],
    ["96385074", "96385074"],
    ["00036000291452", "00036000291452"]
  ])("accepts %s", (text, gtin) => {
    expect(toGtin(text)).toBe(gtin)
  })

  it.each([
    ["a wrong check digit", "036000291453"],
    ["a missing digit", "03600029145"],
    ["letters", "03600029145X"],
    ["no number", ""],
    ["only zeros", "00000000"],
    ["a number that a shop weighs itself", "212345678992"],
    ["a coupon's number", "2123456789012"]
  ])("rejects %s", (_, text) => {
    expect(toGtin(text)).toBeNull()
  })
})
