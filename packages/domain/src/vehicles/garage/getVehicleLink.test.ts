import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { searchHref } from "../../foundation/pages/searchHref.ts"
import { typedText } from "../../foundation/ports/testing/typedText.ts"
import { parseListing } from "../../discovery/search/rules.ts"
import { toProjectDescription } from "./toProjectDescription.ts"
import { camaro, looseEngine, saved } from "./testing/samples.ts"
import { getSearchTerm, getVehicleLink, getProjectHref } from "./getVehicleLink.ts"

const car = toProjectDescription(saved("p", camaro))

describe("getVehicleLink", () => {
  it("GAR-72 leads from a search to the same search at the project's own URL", () => {
    const own = toProjectDescription({ ...saved("p", camaro), customerProjectSearchUrl: "/search?fits=1&query=old&sort=new" })
    expect(getVehicleLink("/Search", "?page=2&query=disc+brakes", own)).toBe("/search?fits=1&sort=new&query=disc%20brakes")
  })
  it("GAR-73 leads from a search without a term to the shop", () => {
    expect(getVehicleLink("/search", "", car)).toEqual(car.shopUrl)
    expect(getVehicleLink("/search", "?query=%20", car)).toEqual(car.shopUrl)
  })
  it("GAR-74 leads from the shop and the cart to the shop", () => {
    expect(getVehicleLink("/SHOP/all", "", car)).toEqual(car.shopUrl)
    expect(getVehicleLink("/shoppingcart", "?query=x", car)).toEqual(car.shopUrl)
  })
  it("GAR-75 leads from other pages to the project's own page, or to the shop", () => {
    expect(getVehicleLink("/item/rotor/3", "", car)).toBe("/vehicle/car~4")
    expect(getVehicleLink("/", "", toProjectDescription(saved("p", looseEngine)))).toBe("/shop/all?fits=1")
  })
  it("GAR-71 keeps the filter for what fits the project on every results page", () => {
    const fits = (from: string, search: string) => {
      const { pathname, searchParams } = new URL(getVehicleLink(from, search, car), "https://shop.example")
      return parseListing(pathname, searchParams)?.fits
    }
    expect(fits("/shop/brakes~2-3", "")).toBe(true)
    expect(fits("/search", "?query=cam")).toBe(true)
    expect(fits("/search", "")).toBe(true)
    expect(searchHref("cam", car.searchUrl)).toBe("/search?fits=1&query=cam")
  })
  it("preserves the whole term, including markup and broken encodings", () => {
    fc.assert(
      fc.property(typedText(), (term) => {
        expect(getSearchTerm(`?sort=new&query=${encodeURIComponent(term.toWellFormed())}&x=1`)).toBe(term.toWellFormed())
      })
    )
    expect(getSearchTerm("?query=%E0%A4%A")).toBe("%E0%A4%A")
    expect(getSearchTerm("?subquery=x")).toBe("")
    expect(getSearchTerm("")).toBe("")
    expect(getVehicleLink("/search", `?query=${encodeURIComponent("<script>&\"'")}`, car)).toBe("/search?fits=1&query=%3Cscript%3E%26%22")
  })
})

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
  it("GAR-75 leads from other pages to the project's own page, or to the shop if the project has no page", () => {
    expect(getProjectHref(links, "/item/rotor/3", null)).toBe(links.customerProjectUrl)
    expect(getProjectHref({ ...links, customerProjectUrl: null }, "/", null)).toBe(links.shopUrl)
  })
})
