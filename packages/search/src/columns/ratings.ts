import { createSharedInts } from "./shared.ts"
import { type OrdinalMap, getOrdinal } from "./ordinalMap.ts"
import { ProductBitset } from "./ProductBitset.ts"
import type { FacetValue } from "./FacetValue.ts"
import { unpackedInts } from "./unpackInts.ts"

/** By place in the listings' index. */
export interface Ratings {
  /** Stars, 0 without reviews. */
  readonly rating: Float32Array
  readonly reviewCount: Int32Array
}

/** As the database gives them: columns of packed numbers, in any order. */
export interface PackedRatings {
  readonly ids: Uint8Array
  readonly counts: Uint8Array
  readonly ratings: Uint8Array
}

/** The same by place. */
export const unpackRatings = (packed: PackedRatings, byId: OrdinalMap): Ratings => {
  const read = {
    rating: new Float32Array(new SharedArrayBuffer(byId.ids.length * 4)),
    reviewCount: createSharedInts(byId.ids.length)
  }
  for (const { place, reviews, stars } of unpackedRatings(packed, byId)) {
    read.rating[place] = stars
    read.reviewCount[place] = reviews
  }
  return read
}

/** Each known product's rating, by its place. */
export function* unpackedRatings({ counts, ids, ratings }: PackedRatings, byId: OrdinalMap) {
  // The bits of a number of four bytes, whatever they mean, are turned around alike.
  const [reviews, stars] = [unpackedInts(counts), new Float32Array(unpackedInts(ratings).buffer)]
  for (const [at, id] of unpackedInts(ids).entries()) {
    const place = getOrdinal(byId, id)
    if (place >= 0) yield { place, reviews: reviews[at]!, stars: stars[at]! }
  }
}

interface RatingValue {
  readonly name: string
  readonly value: string
  readonly holds: (ratings: Pick<Ratings, "rating">, place: number) => boolean
}

/** The facet 'Customer rating': it follows from the ratings, so it is not stored with the others. */
export const ratingFacets: ReadonlyArray<RatingValue> = [4, 3, 2].map((fewest) => ({
  name: "Customer rating",
  value: `${fewest} and up`,
  holds: ({ rating }, place) => rating[place]! >= fewest
}))

/** Who carries its values. */
export const getRatingFacetValues = (ratings: Pick<Ratings, "rating">): ReadonlyArray<FacetValue> =>
  ratingFacets.map(({ holds, name, value }) => ({
    name,
    value,
    places: ProductBitset.where(ratings.rating.length, (place) => holds(ratings, place)).places()
  }))
