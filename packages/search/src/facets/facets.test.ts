import { storedFacets } from "@camber/domain/search"
import { describe, expect, it } from "vitest"
import { computedFacetNames, facets, findFacet, isPriceFacet, rankedFacets } from "./facets.ts"

describe("facets", () => {
  it("facets have the same names as before, because URLs contain them", () => {
    expect(rankedFacets.map(({ name }) => name)).toEqual([
      "Category",
      "Part type",
      "Brand",
      "Price",
      "Customer rating",
      "Availability",
      "Condition",
      "Offers"
    ])
  })

  it("include every facet that the catalog does not store", () => {
    const stored: ReadonlyArray<string> = Object.values(storedFacets)
    expect(
      rankedFacets
        .filter(({ name }) => !stored.includes(name))
        .map(({ name }) => name)
        .toSorted()
    ).toEqual(computedFacetNames.toSorted())
  })

  it("include consecutive price bands", () => {
    const { values } = facets.price
    const matching = [0, 2_499, 2_500, 100_000, 5_000_000].map((cents) => {
      const offers = { prices: Int32Array.of(cents), listPrices: Int32Array.of(-1), readiness: Uint8Array.of(0) }
      return values.filter(({ createMatcher }) => createMatcher(offers)(0)).map(({ value }) => value)
    })
    expect(matching).toEqual([["Under $25"], ["Under $25"], ["$25 to $50"], ["Over $1,000"], ["Over $1,000"]])
  })
})

describe("findFacet", () => {
  it("returns undefined for options and specifications", () => {
    expect(findFacet("Price")).toBe(facets.price)
    expect(findFacet("Bolt Circle")).toBeUndefined()
  })
})

describe("isPriceFacet", () => {
  it("returns true for facets that depend on a price", () => {
    expect(["Price", "Offers", "Availability", "Brand", "Bolt Circle"].map(isPriceFacet)).toEqual([true, true, false, false, false])
  })
})
