import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getQuickTiles } from "./getQuickTiles.ts"

const categories = ["Brakes", "Engine", "Steering"].map((label) => ({ label, href: `/shop/${label.toLowerCase()}` }))
const [brakes = { label: "", href: "" }] = categories
const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe("the tiles of the search on a phone", () => {
  it("begin with New Arrivals at /pages/newtrending and Deals at /deals", () => {
    expect(getQuickTiles(null, [], 0)).toEqual([
      { label: "New Arrivals", href: "/pages/newtrending" },
      { label: "Deals", href: "/deals" }
    ])
  })
  it("SRCH-15 end with the category to continue shopping in, where one is known", () => {
    fc.assert(
      fc.property(draw, (drawn) => {
        expect(getQuickTiles(brakes, categories, drawn)[2]).toBe(brakes)
      })
    )
  })
  it("SRCH-15 end with any of the categories otherwise, each of them as likely", () => {
    expect([0, 0.34, 0.99].map((drawn) => getQuickTiles(null, categories, drawn)[2])).toEqual(categories)
    fc.assert(
      fc.property(draw, (drawn) => {
        expect(categories).toContain(getQuickTiles(null, categories, drawn)[2])
      })
    )
  })
})
