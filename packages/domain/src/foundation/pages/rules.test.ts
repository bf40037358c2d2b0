import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isListing, getPageKind, getPageType } from "./rules.ts"

describe("getPageKind", () => {
  it.each([
    ["/item/brake-rotor/12", "product"],
    ["/Item/x/1", "product"],
    ["/search", "search"],
    ["/Search", "search"],
    ["/shop/all", "listing"],
    ["/SHOP/engine~2-10", "listing"],
    ["/search/camaro", "search"],
    ["/shoppingCart", "cart"],
    ["/shoppingcart/saved", "cart"],
    ["/", "other"],
    ["/shopping", "other"],
    ["/the-toolbox/search", "other"]
  ])("given %s, returns the kind %s", (path, kind) => {
    expect(getPageKind(path)).toBe(kind)
  })
  it("isListing includes search pages", () => {
    expect((["search", "listing", "product", "cart"] as const).map(isListing)).toEqual([true, true, false, false])
  })
})

describe("getPageType", () => {
  it("NAV-108 returns SuperMarket for the landing pages /street, /race and /truck, but not for pages below them", () => {
    expect(["/street", "/race", "/truck", "/Race/", "/race/sprint-car", "/trucks"].map(getPageType)).toEqual([
      "SuperMarket",
      "SuperMarket",
      "SuperMarket",
      "SuperMarket",
      "Other",
      "Other"
    ])
  })
  it.each([
    ["/", "Home"],
    ["/item/brake-rotor/12", "Product"],
    ["/search", "Search"],
    ["/shop/engine~2-10", "Shop"],
    ["/the-toolbox/reading-spark-plugs/14", "Article"],
    ["/the-toolbox/tech~2-1", "Other"],
    ["/shoppingCart", "Cart"],
    ["/buildlist", "List"],
    ["/account", "Account"],
    ["/account/orderhistory", "Account"],
    ["/accounting", "Other"],
    ["/deals", "Other"]
  ] as const)("given %s, returns the type %s", (path, type) => {
    expect(getPageType(path)).toBe(type)
  })
  it("ignores letter case for any path", () => {
    const part = fc.constantFrom("/", "item", "search", "shop", "shoppingcart", "account", "race", "street", "the-toolbox", "x", "1")
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const path = `/${parts.join("")}`
        expect(getPageType(path.toUpperCase())).toBe(getPageType(path))
      })
    )
  })
})
