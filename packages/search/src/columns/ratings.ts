import { getOrdinal, type OrdinalMap, unpackInts, createSharedInts } from "./ordinalMap.ts"

/** Columns of ratings by ordinal. Their values change within a catalog version. */
export interface Ratings {
  /** Average stars; 0 for a product without reviews. */
  readonly rating: Float32Array
  readonly reviewCount: Int32Array
}

/** Packed columns in any order, as the database sends them. */
export interface PackedRatings {
  readonly ids: Uint8Array
  readonly counts: Uint8Array
  readonly ratings: Uint8Array
}

export const unpackRatings = (packed: PackedRatings, byId: OrdinalMap): Ratings => {
  const columns = {
    rating: new Float32Array(new SharedArrayBuffer(byId.ids.length * 4)),
    reviewCount: createSharedInts(byId.ids.length)
  }
  for (const { ordinal, reviews, stars } of unpackRatingRows(packed, byId)) {
    columns.rating[ordinal] = stars
    columns.reviewCount[ordinal] = reviews
  }
  return columns
}

/** Yields the rating of each product that the index has. */
export function* unpackRatingRows({ counts, ids, ratings }: PackedRatings, byId: OrdinalMap) {
  // A float of four bytes has the same byte order as an integer, so it is unpacked in the same way.
  const [reviews, stars] = [unpackInts(counts), new Float32Array(unpackInts(ratings).buffer)]
  for (const [at, id] of unpackInts(ids).entries()) {
    const ordinal = getOrdinal(byId, id)
    if (ordinal >= 0) yield { ordinal, reviews: reviews[at]!, stars: stars[at]! }
  }
}
