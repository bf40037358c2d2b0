import type { Sort } from "@camber/domain/search"
import { PlaceSet } from "./PlaceSet.ts"
import { ratingFacet, type Ratings } from "./ratings.ts"
import type { FacetValue, StoredProducts } from "./storedProducts.ts"

/** The orders that follow from the products alone: by relevance, words and the car have a say. */
export type IndexedSort = Exclude<Sort, "relevance">

/**
 * What listings need to know of every product, as arrays of numbers: 8 bytes a facet value that a product carries, 100 a product. A product's
 * place is its position in `productIds`, which begin with the most popular; a value's its position in `values`.
 */
export interface ListingIndex {
  readonly places: ReadonlyMap<number, number>
  readonly productIds: Int32Array
  readonly categories: ReadonlyArray<string>
  /** By product: its category's position. */
  readonly categoryOf: Int32Array
  readonly values: ReadonlyArray<FacetValue>
  /** The values of the product at `place` are `carried` from `starts[place]` to before `starts[place + 1]`. */
  readonly starts: Int32Array
  readonly carried: Int32Array
  /** All places in each order; among equals the most popular come first. */
  readonly orders: Readonly<Record<IndexedSort, Int32Array>>
}

/** Builds the index of these products with their present ratings, which are by the same places. */
export const listingIndexOf = (stored: StoredProducts, ratings: Ratings): ListingIndex => {
  const { addedOn, categoryIds, priceCents, productIds } = stored
  const { rating, reviewCount } = ratings
  const categories = [...new Set(categoryIds)]
  const positions = new Map(categories.map((id, at) => [id, at]))
  const values = [...stored.values, ...ratingFacet(ratings)]
  const popular = Int32Array.from(productIds.keys())
  return {
    places: new Map(Array.from(productIds, (id, place) => [id, place])),
    productIds,
    categories,
    categoryOf: Int32Array.from(categoryIds, (id) => positions.get(id) ?? 0),
    values,
    ...carriedBy(values, productIds.length),
    // Sorting is stable, so what is equal stays in the order of popularity.
    orders: {
      popular,
      price: popular.toSorted((a, b) => rising(priceCents[a]!) - rising(priceCents[b]!)),
      "-price": popular.toSorted((a, b) => priceCents[b]! - priceCents[a]!),
      rating: popular.toSorted((a, b) => rating[b]! - rating[a]! || reviewCount[b]! - reviewCount[a]!),
      new: popular.toSorted((a, b) => addedOn[b]! - addedOn[a]!)
    }
  }
}

/** What the cart alone tells the price of comes last, the dearest or the cheapest first. */
const rising = (cents: number): number => (cents < 0 ? Number.MAX_SAFE_INTEGER : cents)

/** The places of products; unknown ones have none. */
export const placesOf = ({ places, productIds }: ListingIndex, ids: ReadonlyArray<number>): PlaceSet =>
  PlaceSet.of(
    productIds.length,
    ids.flatMap((id) => places.get(id) ?? [])
  )

/** From the products of each value to the values of each product. */
const carriedBy = (values: ReadonlyArray<FacetValue>, products: number): Pick<ListingIndex, "carried" | "starts"> => {
  const starts = new Int32Array(products + 1)
  for (const { places } of values) for (const place of places) starts[place + 1]! += 1
  for (let place = 0; place < products; place++) starts[place + 1]! += starts[place]!
  const next = starts.slice()
  const carried = new Int32Array(starts[products]!)
  for (const [value, { places }] of values.entries()) for (const place of places) carried[next[place]!++] = value
  return { starts, carried }
}
