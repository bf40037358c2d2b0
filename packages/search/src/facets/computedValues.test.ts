import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { OfferColumns } from "../columns/offerColumns.ts"
import { getOfferFacetValues, getRatingFacetValues } from "./computedValues.ts"
import { facets } from "./facets.ts"

const createOffer = (prices: number, listPrices = -1, readiness = 0): OfferColumns => ({
  prices: Int32Array.of(prices),
  listPrices: Int32Array.of(listPrices),
  readiness: Uint8Array.of(readiness)
})

/** Lists the facet values of the only product. */
const listValues = (offers: OfferColumns, facet: string): ReadonlyArray<string> =>
  getOfferFacetValues(offers).flatMap(({ name, ordinals, value }) => (name === facet && ordinals.length > 0 ? [value] : []))

describe("getOfferFacetValues", () => {
  it("OPS-52 assigns every price to one price band, except a price that is shown only in the cart", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(-1, 0, 2_499, 2_500, 99_999, 100_000), fc.nat()), (cents) => {
        expect(listValues(createOffer(cents), facets.price.name)).toHaveLength(cents < 0 ? 0 : 1)
      })
    )
  })

  it('returns "On sale" for a product with a list price', () => {
    expect(listValues(createOffer(900, 1_000), facets.offers.name)).toEqual(["On sale"])
    expect(listValues(createOffer(900), facets.offers.name)).toEqual([])
  })

  it("returns no availability for a product without variants", () => {
    expect(listValues(createOffer(900, -1, 1), facets.availability.name)).toEqual(["Ships from the factory"])
    expect(listValues(createOffer(900, -1, 6), facets.availability.name)).toEqual([])
  })
})

describe("getRatingFacetValues", () => {
  it("counts a rating in every step up to that rating", () => {
    const values = getRatingFacetValues({ rating: Float32Array.of(4.5, 3, 1.9) })
    expect(values.map(({ ordinals, value }) => [value, [...ordinals]])).toEqual([
      ["4 and up", [0]],
      ["3 and up", [0, 1]],
      ["2 and up", [0, 1]]
    ])
  })
})
