import * as fc from "fast-check"
import { expect, it } from "vitest"
import { toFacetValue, type ListingIndex, buildListingIndex, withRatings, withOffers } from "./ListingIndex.ts"
import { ProductBitset } from "../columns/ProductBitset.ts"
import type { Ratings } from "../columns/ratings.ts"
import type { StoredProducts } from "./storedProducts.ts"
import { type OfferColumns, getOfferFacetValues } from "../columns/offerColumns.ts"

/** Few prices and ratings, so that ties are common. */
const terms = fc.record({ cents: fc.constantFrom(-1, 999, 1_000, 2_499, 2_500, 250_000), isReduced: fc.boolean(), readiness: fc.nat(5) })
const product = fc.record({
  terms,
  nextTerms: fc.option(terms, { nil: undefined }),
  rating: fc.constantFrom(0, 1.9, 2, 4, 4.3),
  nextRating: fc.constantFrom(0, 1.9, 2, 4, 4.3),
  reviews: fc.nat(2),
  nextReviews: fc.nat(2)
})

const storedOf = (sold: OfferColumns, products = sold.prices.length): StoredProducts => ({
  productIds: Int32Array.from({ length: products }, (_, place) => 900 - place),
  categories: ["1"],
  categoryOf: new Uint16Array(products),
  terms: sold,
  addedOn: new Int32Array(products),
  values: [{ name: "Finish", value: "Black", places: Int32Array.from(sold.prices.keys()).filter((place) => place % 2 === 0) }],
  universal: new Int32Array(0)
})
type Sold = { readonly cents: number; readonly isReduced: boolean; readonly readiness: number }
const termsOf = (sold: ReadonlyArray<Sold>): OfferColumns => ({
  prices: Int32Array.from(sold, ({ cents }) => cents),
  hasListPrice: Uint8Array.from(sold, ({ isReduced }) => Number(isReduced)),
  readiness: Uint8Array.from(sold, (one) => one.readiness)
})
const ratingsOf = (rating: ReadonlyArray<number>, reviews: ReadonlyArray<number>): Ratings => ({
  rating: Float32Array.from(rating),
  reviewCount: Int32Array.from(reviews)
})

/** With lists in the place of sets, which hide who is in them. */
const plain = (index: ListingIndex) => ({ ...index, values: index.values.map(toFacetValue) })

it("OPS-52 an index with other ratings, prices or stock is the one that is built of them, to the last tie", () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 60 }), (products) => {
      const [sold, nextSold] = [termsOf(products.map((one) => one.terms)), termsOf(products.map((one) => one.nextTerms ?? one.terms))]
      const before = ratingsOf(
        products.map((one) => one.rating),
        products.map((one) => one.reviews)
      )
      const after = ratingsOf(
        products.map((one) => one.nextRating),
        products.map((one) => one.nextReviews)
      )
      const index = buildListingIndex(storedOf(sold), before)
      const isRatedOtherwise = (place: number) =>
        before.rating[place] !== after.rating[place] || before.reviewCount[place] !== after.reviewCount[place]
      const rated = withRatings(index, after, ProductBitset.where(products.length, isRatedOtherwise))
      expect(plain(rated)).toEqual(plain(buildListingIndex(storedOf(sold), after)))
      const changed = ProductBitset.where(products.length, (place) => products[place]?.nextTerms !== undefined)
      expect(plain(withOffers(index, nextSold, changed))).toEqual(plain(buildListingIndex(storedOf(nextSold), before)))
    })
  )
})

it("OPS-52 of an index with other stock only what that touches is another: orders and other values stay as they are", () => {
  const sold = termsOf([1, 2, 3].map((cents) => ({ cents, isReduced: false, readiness: 0 })))
  const index = buildListingIndex(storedOf(sold), ratingsOf([4, 0, 0], [1, 0, 0]))
  const next = withOffers(index, { ...sold, readiness: Uint8Array.of(0, 5, 0) }, ProductBitset.of(3, [1]))
  expect(next.orders).toBe(index.orders)
  const touched = next.values.filter(({ places }, at) => places !== index.values[at]?.places)
  expect(touched.map(({ name, value }) => `${name}: ${value}`)).toEqual(["Availability: In stock", "Availability: Discontinued"])
})

it("OPS-52 every price is in one band, but one that the cart alone tells, which is in none", () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(-1, 0, 2_499, 2_500, 99_999, 100_000), fc.nat()), (cents) => {
      const carried = getOfferFacetValues(termsOf([{ cents, isReduced: false, readiness: 0 }])).filter(({ places }) => places.length > 0)
      expect(carried.map(({ name }) => name)).toEqual(cents < 0 ? ["Availability"] : ["Availability", "Price"])
    })
  )
})
