import * as fc from "fast-check"
import { expect, it } from "vitest"
import { listed, type ListingIndex, listingIndexOf, withPrices, withRatings } from "./ListingIndex.ts"
import { PlaceSet } from "./PlaceSet.ts"
import { type Ratings, whereRatingsDiffer } from "./ratings.ts"
import type { StoredProducts } from "./storedProducts.ts"

/** Few prices and ratings, so that ties are common. */
const product = fc.record({
  cents: fc.constantFrom(-1, 999, 1_000, 250_000),
  nextCents: fc.constantFrom(-1, 999, 1_000, 250_000),
  rating: fc.constantFrom(0, 1.9, 2, 4, 4.3),
  nextRating: fc.constantFrom(0, 1.9, 2, 4, 4.3),
  reviews: fc.nat(2),
  nextReviews: fc.nat(2)
})

const storedOf = (cents: ReadonlyArray<number>): StoredProducts => ({
  productIds: Int32Array.from(cents, (_, place) => 900 - place),
  categories: ["1"],
  categoryOf: new Uint16Array(cents.length),
  priceCents: Int32Array.from(cents),
  addedOn: new Int32Array(cents.length),
  values: [{ name: "Finish", value: "Black", places: Int32Array.from(cents.keys()).filter((place) => place % 2 === 0) }],
  universal: new Int32Array(0)
})
const ratingsOf = (rating: ReadonlyArray<number>, reviews: ReadonlyArray<number>): Ratings => ({
  rating: Float32Array.from(rating),
  reviewCount: Int32Array.from(reviews)
})

/** With lists in the place of sets, which hide who is in them. */
const plain = (index: ListingIndex) => ({ ...index, values: index.values.map(listed) })

it("an index with other ratings or prices is the one that is built of them, to the last tie", () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 60 }), (products) => {
      const [cents, nextCents] = [products.map((one) => one.cents), products.map((one) => one.nextCents)]
      const before = ratingsOf(
        products.map((one) => one.rating),
        products.map((one) => one.reviews)
      )
      const after = ratingsOf(
        products.map((one) => one.nextRating),
        products.map((one) => one.nextReviews)
      )
      const index = listingIndexOf(storedOf(cents), before)
      expect(plain(withRatings(index, after, whereRatingsDiffer(before, after)))).toEqual(plain(listingIndexOf(storedOf(cents), after)))
      const changed = PlaceSet.where(products.length, (place) => cents[place] !== nextCents[place])
      expect(plain(withPrices(index, Int32Array.from(nextCents), changed))).toEqual(plain(listingIndexOf(storedOf(nextCents), before)))
    })
  )
})
