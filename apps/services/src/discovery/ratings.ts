import { type Kysely, sql } from "kysely"
import { packedInts, unpackedInts } from "../database/packedInts.ts"
import type { Tables } from "../database/tables.ts"
import { sharedInts } from "./building/shared.ts"
import { type IdPlaces, placeOf } from "./idPlaces.ts"
import { PlaceSet } from "./PlaceSet.ts"
import type { FacetValue } from "./storedProducts.ts"

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

/** The ratings of all products as they are now. */
export const readPackedRatings = (database: Kysely<Tables>): Promise<PackedRatings> =>
  database
    .selectFrom("product")
    .select([packedInts(sql`product_page_id`).as("ids"), packedInts(sql`review_count`).as("counts")])
    .select(sql<Buffer>`coalesce(string_agg(float4send(rating), ''), '')`.as("ratings"))
    .executeTakeFirstOrThrow()

/** The same by place. */
export const ratingsOf = ({ counts, ids, ratings }: PackedRatings, byId: IdPlaces): Ratings => {
  // The bits of a number of four bytes, whatever they mean, are turned around alike.
  const [reviews, stars] = [unpackedInts(counts), new Float32Array(unpackedInts(ratings).buffer)]
  const read = {
    rating: new Float32Array(new SharedArrayBuffer(byId.ids.length * 4)),
    reviewCount: sharedInts(byId.ids.length)
  }
  for (const [at, id] of unpackedInts(ids).entries()) {
    const place = placeOf(byId, id)
    if (place < 0) continue
    read.rating[place] = stars[at]!
    read.reviewCount[place] = reviews[at]!
  }
  return read
}

/** The places that have another rating, or of more reviews or fewer. */
export const whereRatingsDiffer = (one: Ratings, other: Ratings): PlaceSet =>
  PlaceSet.where(
    one.rating.length,
    (place) => one.rating[place] !== other.rating[place] || one.reviewCount[place] !== other.reviewCount[place]
  )

const fewestStars = [4, 3, 2] as const

/** The facet 'Customer rating': it follows from the ratings, so it is not stored with the others. */
export const ratingFacet = ({ rating }: Pick<Ratings, "rating">): ReadonlyArray<FacetValue> =>
  fewestStars.map((stars) => ({
    name: "Customer rating",
    value: `${stars} and up`,
    places: Int32Array.from(rating.keys()).filter((place) => rating[place]! >= stars)
  }))
