import { describe, expect, it } from "vitest"
import { toPartLinks } from "./toPartLinks.ts"

const rates = Array.from({ length: 30 }, (_, index) => `${200 + 25 * index} lb/in`)
const shop = [{ partType: "Springs", listingPath: "/shop/springs~2-4", facets: [{ name: "Rate", values: rates }] }]
const search = (from: number, to: number, facet = "Rate", partType = "Springs") => [
  { partType, matches: [{ _tag: "Range" as const, facet, from, to }], note: "2.5 in." }
]
const facetsOf = (href: string) => new URL(href, "http://shop").searchParams.getAll("facet")

describe("toPartLinks", () => {
  it("CALC-07 names the ends of many values", () => {
    const [link] = toPartLinks(search(300, 400), shop)
    expect(link?.details).toEqual(["Rate: 300 lb/in to 400 lb/in, 5 sizes", "2.5 in."])
    expect(link?.href).toMatch(/^\/shop\/springs~2-4\?facet=/)
    expect(facetsOf(link!.href)).toHaveLength(6)
  })

  it("CALC-07 leads to all parts of the type if the address cannot hold the values", () => {
    const [link] = toPartLinks(search(200, 800), shop)
    expect(facetsOf(link!.href)).toEqual(["Part type:Springs"])
    expect(link?.details).toEqual(["Choose Rate: 200 to 800", "2.5 in."])
  })

  it("CALC-07 omits types and facets that the shop does not have, and facets that exclude nothing", () => {
    expect(toPartLinks(search(300, 400, "Rate", "Sprockets"), shop)).toEqual([])
    expect(facetsOf(toPartLinks(search(300, 400, "Wire"), shop)[0]!.href)).toEqual(["Part type:Springs"])
    expect(toPartLinks(search(0, 9000), shop)[0]?.details).toEqual(["2.5 in."])
  })
})
