import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getQuickTiles, initialPanel } from "./initialPanel.ts"

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

const seen = (count: number) => Array.from({ length: count }, (_, at) => `seen ${at}`)
const fresh = ["new 0", "new 1"]

describe("initialPanel", () => {
  it.each([0, 1, 2, 3])("SRCH-13 shows new products after %d viewed products", (count) => {
    expect(initialPanel(seen(count), fresh)).toEqual({ kind: "newProducts", entries: fresh })
  })
  it.each([
    [4, 4],
    [6, 6],
    [7, 6],
    [30, 6]
  ])("SRCH-13 after %d viewed products shows %d of them", (count, shown) => {
    expect(initialPanel(seen(count), fresh)).toEqual({ kind: "recentActivity", entries: seen(shown) })
  })
  it("SRCH-13 shows the newest viewed products, at most six", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (recent) => {
        const { entries, kind } = initialPanel(recent, fresh)
        expect(kind === "recentActivity").toBe(recent.length > 3)
        if (kind === "recentActivity") expect(entries).toEqual(recent.slice(0, 6))
      })
    )
  })
})
