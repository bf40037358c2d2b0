import type { PartCount } from "@camber/domain/search"
import { describe, expect, it } from "vitest"
import { getSelectionKey, toPartLinks } from "./toPartLinks.ts"
import { toPartSelections } from "./toPartSelections.ts"

const rates = Array.from({ length: 30 }, (_, index) => `${200 + 25 * index} lb/in`)
const shop = [
  {
    partType: "Springs",
    listingPath: "/shop/springs~2-4",
    facets: [
      { name: "Rate", values: rates },
      { name: "Bore", values: ["2.5 in", "5 in"] }
    ]
  }
]
const rate = (from: number, to: number, facet = "Rate") => ({ _tag: "Range" as const, facet, from, to })
const bore = { _tag: "Values" as const, facet: "Bore", values: ["5 in"] }
const search = (matches: Parameters<typeof toPartSelections>[0][number]["matches"], partType = "Springs") =>
  toPartSelections([{ partType, matches, note: "2.5 in." }], shop)
const facetsOf = (href = "") => new URL(href, "http://shop").searchParams.getAll("facet")

/** Links with this count of every selection; by default of four parts that have all choices. */
const link = (selections: ReturnType<typeof toPartSelections>, counted: Partial<PartCount> = {}) =>
  toPartLinks(
    selections,
    Object.fromEntries(
      selections.map(({ selection }) => [
        getSelectionKey(selection),
        { count: 4, combined: selection.choices.map(({ name }) => name), ...counted }
      ])
    )
  )

describe("toPartLinks", () => {
  it("CALC-07 names only the first and last of many values, and the number of parts", () => {
    const [first] = link(search([rate(300, 400)]))
    expect(first?.details).toEqual(["Rate: 300 lb/in to 400 lb/in, 5 sizes", "2.5 in."])
    expect(first?.target?.href).toMatch(/^\/shop\/springs~2-4\?facet=/)
    expect(first?.target?.count).toBe(4)
    expect(facetsOf(first?.target?.href)).toHaveLength(6)
  })

  it("CALC-07 links to all parts of the type if the URL has no room for the values", () => {
    const [first] = link(search([rate(200, 800)]))
    expect(facetsOf(first?.target?.href)).toEqual(["Part type:Springs"])
    expect(first?.details).toEqual(["Choose Rate: 200 to 800", "2.5 in."])
  })

  it("CALC-07 creates no link for a part type or a measure that the shop does not have", () => {
    expect(link(search([rate(300, 400)], "Sprockets"))).toEqual([])
    expect(link(search([rate(300, 400, "Wire")]))).toEqual([])
    expect(link(search([bore, rate(300, 400, "Wire")]))).toEqual([])
    expect(link(search([]))[0]?.details).toEqual(["2.5 in."])
  })

  it("CALC-07 excludes parts without the measure even if all values of the measure match, unless there are too many values", () => {
    const both = { _tag: "Values" as const, facet: "Bore", values: ["2.5 in", "5 in"] }
    expect(facetsOf(link(search([both]))[0]?.target?.href)).toEqual(["Part type:Springs", "Bore:2.5 in", "Bore:5 in"])
    expect(link(search([rate(0, 9000)]))[0]?.details).toEqual(["2.5 in."])
  })

  it("CALC-07 drops a choice that no part has together with the other choices, and states this", () => {
    const [first] = link(search([rate(300, 325), bore]), { count: 2, combined: ["Rate"] })
    expect(facetsOf(first?.target?.href)).toEqual(["Part type:Springs", "Rate:300 lb/in", "Rate:325 lb/in"])
    expect(first?.details).toEqual(["Rate: 300 lb/in, 325 lb/in", "None of these with Bore: 5 in", "2.5 in."])
    expect(first?.target?.count).toBe(2)
  })

  it("CALC-07 has no link without parts, and no URL before the parts are counted", () => {
    expect(link(search([bore]), { count: 0, combined: [] })).toEqual([])
    expect(toPartLinks(search([bore]), {})).toEqual([{ label: "Springs", details: ["Bore: 5 in", "2.5 in."], target: null }])
  })
})
