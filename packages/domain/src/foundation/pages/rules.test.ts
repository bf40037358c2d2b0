import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isListing, getPageKind, getPageType } from "./rules.ts"

describe("what a page is", () => {
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
  ])("%s is %s", (path, kind) => {
    expect(getPageKind(path)).toBe(kind)
  })
  it("a search page is a listing too", () => {
    expect((["search", "listing", "product", "cart"] as const).map(isListing)).toEqual([true, true, false, false])
  })
})

describe("the type of a page", () => {
  it("NAV-108 is super market for the landing pages /street, /race and /truck, and not for what lies below them", () => {
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
  ] as const)("of %s is %s", (path, type) => {
    expect(getPageType(path)).toBe(type)
  })
  it("does not depend on letter case, whatever the path", () => {
    const part = fc.constantFrom("/", "item", "search", "shop", "shoppingcart", "account", "race", "street", "the-toolbox", "x", "1")
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const path = `/${parts.join("")}`
        expect(getPageType(path.toUpperCase())).toBe(getPageType(path))
      })
    )
  })
})
