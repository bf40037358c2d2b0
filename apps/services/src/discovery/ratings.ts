import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { FacetValue } from "./storedProducts.ts"

/** By place in the listings' index. */
export interface Ratings {
  /** Stars, 0 without reviews. */
  readonly rating: Float64Array
  readonly reviewCount: Int32Array
}

/** The ratings of these products as they are now. */
export const readRatings = async (database: Kysely<Tables>, productIds: Int32Array): Promise<Ratings> => {
  const rows = await database.selectFrom("product").select(["product_page_id", "rating", "review_count"]).execute()
  const byId = new Map(rows.map((row) => [row.product_page_id, row]))
  return {
    rating: Float64Array.from(productIds, (id) => byId.get(id)?.rating ?? 0),
    reviewCount: Int32Array.from(productIds, (id) => byId.get(id)?.review_count ?? 0)
  }
}

const fewestStars = [4, 3, 2] as const

/** The facet 'Customer rating': it follows from the ratings, so it is not stored with the others. */
export const ratingFacet = ({ rating }: Pick<Ratings, "rating">): ReadonlyArray<FacetValue> =>
  fewestStars.map((stars) => ({
    name: "Customer rating",
    value: `${stars} and up`,
    places: Int32Array.from(rating.keys()).filter((place) => rating[place]! >= stars)
  }))
