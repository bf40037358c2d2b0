import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { searchHref } from "../../foundation/pages/searchHref.ts"
import { typedText } from "../../foundation/ports/testing/typedText.ts"
import { parseListing } from "../../discovery/search/rules.ts"
import { toProjectDescription } from "./toProjectDescription.ts"
import { camaro, looseEngine, saved } from "./testing/samples.ts"
import { getSearchTerm, getVehicleLink } from "./getVehicleLink.ts"

const car = toProjectDescription(saved("p", camaro))

describe("where choosing a project leads", () => {
  it("GAR-72 from a search to the same search in the project's own address", () => {
    const own = toProjectDescription({ ...saved("p", camaro), customerProjectSearchUrl: "/search?fits=1&query=old&sort=new" })
    expect(getVehicleLink("/Search", "?page=2&query=disc+brakes", own)).toBe("/search?fits=1&sort=new&query=disc%20brakes")
  })
  it("GAR-73 from a search without a term to the shop", () => {
    expect([getVehicleLink("/search", "", car), getVehicleLink("/search", "?query=%20", car)]).toEqual([car.shopUrl, car.shopUrl])
  })
  it("GAR-74 from the shop, and from the cart, to the shop", () => {
    expect([getVehicleLink("/SHOP/all", "", car), getVehicleLink("/shoppingcart", "?query=x", car)]).toEqual([car.shopUrl, car.shopUrl])
  })
  it("GAR-75 from elsewhere to the project's own page, or the shop", () => {
    expect(getVehicleLink("/item/rotor/3", "", car)).toBe("/vehicle/car~4")
    expect(getVehicleLink("/", "", toProjectDescription(saved("p", looseEngine)))).toBe("/shop/all?fits=1")
  })
  it("GAR-71 into the shop narrowed to what fits the project, wherever the shopper is in it", () => {
    const fits = (from: string, search: string) => {
      const { pathname, searchParams } = new URL(getVehicleLink(from, search, car), "https://shop.example")
      return parseListing(pathname, searchParams)?.fits
    }
    expect([fits("/shop/brakes~2-3", ""), fits("/search", "?query=cam"), fits("/search", "")]).toEqual([true, true, true])
    expect(searchHref("cam", car.searchUrl)).toBe("/search?fits=1&query=cam")
  })
  it("a term travels whole, markup and broken encodings too", () => {
    fc.assert(
      fc.property(typedText(), (term) => {
        expect(getSearchTerm(`?sort=new&query=${encodeURIComponent(term.toWellFormed())}&x=1`)).toBe(term.toWellFormed())
      })
    )
    expect([getSearchTerm("?query=%E0%A4%A"), getSearchTerm("?subquery=x"), getSearchTerm("")]).toEqual(["%E0%A4%A", "", ""])
    expect(getVehicleLink("/search", `?query=${encodeURIComponent("<script>&\"'")}`, car)).toBe("/search?fits=1&query=%3Cscript%3E%26%22")
  })
})
