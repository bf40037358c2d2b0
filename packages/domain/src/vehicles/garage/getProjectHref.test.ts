import { describe, expect, it } from "vitest"
import { getProjectHref } from "./getVehicleLink.ts"

describe("getProjectHref", () => {
  const links = { shopUrl: "/shop/all?fits=1", searchUrl: "/search?fits=1", customerProjectUrl: "/vehicle/1969-chevrolet-camaro~5" }
  it("GAR-72 SRCH-25 leads from a search page to the same search for the project", () => {
    expect(getProjectHref(links, "/Search", "disc brakes")).toBe("/search?fits=1&query=disc%20brakes")
  })
  it("GAR-73 SRCH-44 leads from a search page without a term to the shop", () => {
    expect(getProjectHref(links, "/search", null)).toEqual(links.shopUrl)
    expect(getProjectHref(links, "/search", "  ")).toEqual(links.shopUrl)
  })
  it("GAR-74 leads from a path with 'shop' to the shop", () => {
    expect(getProjectHref(links, "/shop/brakes~2-3", null)).toEqual(links.shopUrl)
    expect(getProjectHref(links, "/shoppingcart", "x")).toEqual(links.shopUrl)
  })
  it("GAR-75 leads from other pages to the project's own page, or to the shop if it has none", () => {
    expect(getProjectHref(links, "/item/rotor/3", null)).toBe(links.customerProjectUrl)
    expect(getProjectHref({ ...links, customerProjectUrl: null }, "/", null)).toBe(links.shopUrl)
  })
})
