import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getQuickTiles } from "./initialPanel.ts"

const categories = ["Brakes", "Engine", "Steering"].map((label) => ({ label, href: `/shop/${label.toLowerCase()}` }))
const [brakes = { label: "", href: "" }] = categories
const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe("getQuickTiles", () => {
  it("starts with New Arrivals at /pages/newtrending and Deals at /deals", () => {
    expect(getQuickTiles(null, [], 0)).toEqual([
      { label: "New Arrivals", href: "/pages/newtrending" },
      { label: "Deals", href: "/deals" }
    ])
  })
  it("SRCH-15 ends with the category viewed last, if known", () => {
    fc.assert(
      fc.property(draw, (drawn) => {
        expect(getQuickTiles(brakes, categories, drawn)[2]).toBe(brakes)
      })
    )
  })
  it("SRCH-15 otherwise ends with a random category, each with equal probability", () => {
    expect([0, 0.34, 0.99].map((drawn) => getQuickTiles(null, categories, drawn)[2])).toEqual(categories)
    fc.assert(
      fc.property(draw, (drawn) => {
        expect(categories).toContain(getQuickTiles(null, categories, drawn)[2])
      })
    )
  })
})
