import * as fc from "fast-check"
import { expect, it } from "vitest"
import { toFacetValue, type ListingIndex, buildListingIndex, withRatings, withOffers } from "./ListingIndex.ts"
import { ProductBitset } from "../columns/ProductBitset.ts"
import type { Ratings } from "../columns/ratings.ts"
import { offerFacets } from "../facets/facets.ts"
import type { StoredProducts } from "./storedProducts.ts"
import type { OfferColumns } from "../columns/offerColumns.ts"

/** Generates offers with only a few different prices and ratings, so that ties are common. */
const offers = fc.record({ cents: fc.constantFrom(-1, 999, 1_000, 2_499, 2_500, 250_000), isReduced: fc.boolean(), readiness: fc.nat(5) })
const product = fc.record({
  offers,
  nextOffers: fc.option(offers, { nil: undefined }),
  rating: fc.constantFrom(0, 1.9, 2, 4, 4.3),
  nextRating: fc.constantFrom(0, 1.9, 2, 4, 4.3),
  reviews: fc.nat(2),
  nextReviews: fc.nat(2)
})

const toStoredProducts = (sold: OfferColumns, products = sold.prices.length): StoredProducts => ({
  productIds: Int32Array.from({ length: products }, (_, ordinal) => 900 - ordinal),
  categories: ["1"],
  categoryByProduct: new Uint16Array(products),
  offers: sold,
  addedOn: new Int32Array(products),
  values: [{ name: "Finish", value: "Black", ordinals: Int32Array.from(sold.prices.keys()).filter((ordinal) => ordinal % 2 === 0) }],
  universal: new Int32Array(0)
})
type Sold = { readonly cents: number; readonly isReduced: boolean; readonly readiness: number }
const toOfferColumns = (sold: ReadonlyArray<Sold>): OfferColumns => ({
  prices: Int32Array.from(sold, ({ cents }) => cents),
  listPrices: Int32Array.from(sold, ({ cents, isReduced }) => (isReduced ? cents + 100 : -1)),
  readiness: Uint8Array.from(sold, ({ readiness }) => readiness)
})
const toRatings = (rating: ReadonlyArray<number>, reviews: ReadonlyArray<number>): Ratings => ({
  rating: Float32Array.from(rating),
  reviewCount: Int32Array.from(reviews)
})

/** Replaces sets with lists, which failed assertions can print. */
const withLists = (index: ListingIndex) => ({ ...index, values: index.values.map(toFacetValue) })

it("OPS-52 updating an index has the same result as building the index from the new data", () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 60 }), (products) => {
      const [sold, nextSold] = [
        toOfferColumns(products.map(({ offers }) => offers)),
        toOfferColumns(products.map(({ nextOffers, offers }) => nextOffers ?? offers))
      ]
      const before = toRatings(
        products.map(({ rating }) => rating),
        products.map(({ reviews }) => reviews)
      )
      const after = toRatings(
        products.map(({ nextRating }) => nextRating),
        products.map(({ nextReviews }) => nextReviews)
      )
      const index = buildListingIndex(toStoredProducts(sold), before)
      const hasOtherRating = (ordinal: number) =>
        before.rating[ordinal] !== after.rating[ordinal] || before.reviewCount[ordinal] !== after.reviewCount[ordinal]
      const rated = withRatings(index, after, ProductBitset.matching(products.length, hasOtherRating))
      expect(withLists(rated)).toEqual(withLists(buildListingIndex(toStoredProducts(sold), after)))
      const changed = ProductBitset.matching(products.length, (ordinal) => products[ordinal]?.nextOffers !== undefined)
      expect(withLists(withOffers(index, nextSold, changed))).toEqual(withLists(buildListingIndex(toStoredProducts(nextSold), before)))
    })
  )
})

it("OPS-52 a stock change updates only the affected values, and every sort order stays the same", () => {
  const sold = toOfferColumns([1, 2, 3].map((cents) => ({ cents, isReduced: false, readiness: 0 })))
  const index = buildListingIndex(toStoredProducts(sold), toRatings([4, 0, 0], [1, 0, 0]))
  const next = withOffers(index, { ...sold, readiness: Uint8Array.of(0, 5, 0) }, ProductBitset.from(3, [1]))
  expect(next.orders).toBe(index.orders)
  const touched = next.values.filter(({ ordinals }, id) => ordinals !== index.values[id]?.ordinals)
  expect(touched.map(({ name, value }) => `${name}: ${value}`)).toEqual(
    expect.arrayContaining(["Availability: In stock", "Availability: Discontinued"])
  )
  const ofStock = offerFacets.filter(({ columns }) => columns.includes("readiness")).map(({ name }) => name)
  expect(touched.filter(({ name }) => !ofStock.includes(name))).toEqual([])
})
