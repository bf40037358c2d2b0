import type { Sort } from "@camber/domain/search"
import { groupAt, type Groups, groupsOf } from "../columns/Groups.ts"
import { sharedCopy, sharedInts, sharedPositions } from "../columns/shared.ts"
import { type IdPlaces, idPlacesOf, placesOfIds } from "../columns/ordinalMap.ts"
import { PlaceSet } from "../columns/ProductBitset.ts"
import { ratingFacets, type Ratings, ratingValues } from "../columns/ratings.ts"
import { reordered } from "../sorting/updateSortOrder.ts"
import { fromScratch, type Tally } from "./facetCounts.ts"
import type { FacetValue } from "../columns/FacetValue.ts"
import type { StoredProducts } from "./storedProducts.ts"
import { isUnsold, termFacets, type Terms, termValues } from "../columns/offerColumns.ts"

/** The orders that follow from the products alone: by relevance, words and the car have a say. */
export type IndexedSort = Exclude<Sort, "relevance">

/** A value of a facet and who carries it: a list where few do, a set where many do or where it may be others a minute later. */
export interface IndexedValue {
  readonly name: string
  readonly value: string
  readonly places: Int32Array | PlaceSet
}

/**
 * What listings need to know of every product, as arrays of numbers: 6 bytes a facet value that few products carry, an eighth of a byte one that many
 * do, 62 a product. A product's place is its position in `productIds`, which begin with the most popular; a value's its position in `values`.
 */
export interface ListingIndex {
  readonly productIds: Int32Array
  readonly byId: IdPlaces
  readonly categories: ReadonlyArray<string>
  /** By product: its category's position. */
  readonly categoryOf: Uint16Array
  readonly values: ReadonlyArray<IndexedValue>
  /** By facet: its values' positions by their texts. */
  readonly facets: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** The values of the product at `place`, as far as they have lists, are `carried` from `starts[place]` to before `starts[place + 1]`. */
  readonly starts: Int32Array
  readonly carried: Uint16Array | Int32Array
  readonly ratings: Ratings
  readonly terms: Terms
  /** All places in each order; among equals the most popular come first. */
  readonly orders: Readonly<Record<IndexedSort, Int32Array>>
  readonly whole: PlaceSet
  /** What has lost every variant since the index was read, and is in no listing; null for nothing. */
  readonly unsold: PlaceSet | null
  /** What fits every project: the same products whichever car is chosen. */
  readonly universal: PlaceSet
  /** How many of these two carry each value that has a list: every other count may follow from them. */
  readonly counted: { readonly whole: Tally; readonly universal: Tally }
}

/** What takes long of the index: plain columns, which another thread can hand over without copying. */
export interface ListingColumns extends Omit<ListingIndex, "facets" | "universal" | "unsold" | "values" | "whole"> {
  readonly names: ReadonlyArray<{ readonly name: string; readonly value: string }>
  /** By value: its places; none where it has a set. */
  readonly lists: Groups
  /** By value; null where it has a list. */
  readonly sets: ReadonlyArray<Uint32Array | null>
  readonly universal: Uint32Array
}

/** Builds the index of these products with their present ratings, which are by the same places. */
export const listingIndexOf = (stored: StoredProducts, ratings: Ratings): ListingIndex => listingFrom(listingColumnsOf(stored, ratings))

/** Computes for as long as it takes: a second for a million SKUs. */
export const listingColumnsOf = (stored: StoredProducts, ratings: Ratings): ListingColumns => {
  const { addedOn, categories, categoryOf, productIds, terms, universal } = stored
  const popular = sharedCopy(productIds.map((_, place) => place))
  const sorted = (compare: Comparison) => sharedCopy(popular.toSorted(compare))
  const values = [...stored.values, ...termValues(terms), ...ratingValues(ratings)].map((value) => indexed(value, productIds.length))
  const fitting = PlaceSet.of(productIds.length, universal)
  const lists = { ...carriedBy(values, productIds.length), categories, categoryOf, values }
  return {
    productIds,
    byId: idPlacesOf(productIds),
    categories,
    categoryOf,
    names: values.map(({ name, value }) => ({ name, value })),
    lists: groupsOf(values.map(({ places }) => (places instanceof PlaceSet ? [] : places))),
    sets: values.map(({ places }) => (places instanceof PlaceSet ? places.words : null)),
    starts: lists.starts,
    carried: lists.carried,
    ratings,
    terms,
    // Sorting is stable, so what is equal stays in the order of popularity.
    orders: {
      popular,
      price: sorted(byPrice(terms)),
      "-price": sorted(byPriceFalling(terms)),
      rating: sorted(byRating(ratings)),
      new: sorted((a, b) => addedOn[b]! - addedOn[a]!)
    },
    universal: fitting.words,
    counted: { whole: fromScratch(lists, PlaceSet.whole(productIds.length)), universal: fromScratch(lists, fitting) }
  }
}

/** Puts the index together: no column is copied. */
export const listingFrom = ({ lists, names, sets, universal, ...columns }: ListingColumns): ListingIndex => {
  const products = columns.productIds.length
  const values = names.map(({ name, value }, at) => {
    const words = sets[at] ?? null
    return { name, value, places: words === null ? groupAt(lists, at) : new PlaceSet(products, words) }
  })
  return {
    ...columns,
    values,
    facets: byFacet(values),
    whole: PlaceSet.whole(products),
    unsold: null,
    universal: new PlaceSet(products, universal)
  }
}

/** The index with other ratings, of which only these places' differ. Costs a walk along the products. */
export const withRatings = (index: ListingIndex, ratings: Ratings, changed: PlaceSet): ListingIndex => ({
  ...index,
  ratings,
  values: exchanged(index, changed, ratingFacets, (facet, place) => facet.holds(ratings, place)),
  orders: { ...index.orders, rating: reordered(index.orders.rating, changed, byRating(ratings)) }
})

/** The index with other terms, of which only these places' differ. Costs some walks along the products where prices do, otherwise next to nothing. */
export const withTerms = (index: ListingIndex, terms: Terms, changed: PlaceSet): ListingIndex => {
  const values = exchanged(index, changed, termFacets, (facet, place) => facet.holds(terms, place))
  const repriced = PlaceSet.of(
    changed.products,
    changed.places().filter((place) => terms.prices[place] !== index.terms.prices[place])
  )
  const orders = repriced.size === 0 ? index.orders : repricedOrders(index, terms, repriced)
  return { ...index, terms, values, orders, unsold: unsoldOf(index, terms, changed) }
}

const unsoldOf = ({ unsold }: ListingIndex, terms: Terms, changed: PlaceSet): PlaceSet | null => {
  const now = PlaceSet.of(
    changed.products,
    changed.places().filter((place) => isUnsold(terms, place))
  )
  const all = unsold === null ? now : unsold.exchanged(changed, now)
  return all.size === 0 ? null : all
}

const repricedOrders = ({ orders }: ListingIndex, terms: Terms, repriced: PlaceSet): ListingIndex["orders"] => ({
  ...orders,
  price: reordered(orders.price, repriced, byPrice(terms)),
  "-price": reordered(orders["-price"], repriced, byPriceFalling(terms))
})

/** The values with others of the changed places who carry these, which are of facets that change. */
const exchanged = <Facet extends Pick<IndexedValue, "name" | "value">>(
  index: ListingIndex,
  changed: PlaceSet,
  facets: ReadonlyArray<Facet>,
  holds: (facet: Facet, place: number) => boolean
): ReadonlyArray<IndexedValue> => {
  const places = changed.places()
  const values = [...index.values]
  for (const facet of facets) {
    const { name, value } = facet
    const now = PlaceSet.of(
      changed.products,
      places.filter((place) => holds(facet, place))
    )
    values[index.facets.get(name)!.get(value)!] = { name, value, places: carriersOf(index, name, value).exchanged(changed, now) }
  }
  return values
}

/** Facets of which a product may have another value within a catalogue version. */
const changing = new Set(["Customer rating", ...termFacets.map(({ name }) => name)])
/** A set is smaller than a list, and counted faster, where one product in so many carries the value. */
const DENSE = 24

const indexed = ({ name, places, value }: FacetValue, products: number): IndexedValue => ({
  name,
  value,
  places: changing.has(name) || places.length * DENSE > products ? PlaceSet.of(products, places) : places
})

/** A value with a list of who carries it. */
export const listed = ({ name, places, value }: IndexedValue): FacetValue => ({
  name,
  value,
  places: places instanceof PlaceSet ? places.places() : places
})

const byFacet = (values: ReadonlyArray<IndexedValue>): ListingIndex["facets"] => {
  const facets = new Map<string, Map<string, number>>()
  for (const [at, { name, value }] of values.entries()) {
    const own = facets.get(name) ?? new Map<string, number>()
    facets.set(name, own.set(value, at))
  }
  return facets
}

type Comparison = (a: number, b: number) => number
const byPrice =
  ({ prices }: Terms): Comparison =>
  (a, b) =>
    rising(prices[a]!) - rising(prices[b]!)
const byPriceFalling =
  ({ prices }: Terms): Comparison =>
  (a, b) =>
    prices[b]! - prices[a]!
const byRating =
  ({ rating, reviewCount }: Ratings): Comparison =>
  (a, b) =>
    rating[b]! - rating[a]! || reviewCount[b]! - reviewCount[a]!

/** What the cart alone tells the price of comes last, the dearest or the cheapest first. */
const rising = (cents: number): number => (cents < 0 ? Number.MAX_SAFE_INTEGER : cents)

/** The places of products; unknown ones have none. */
export const placesOf = ({ byId, productIds }: Pick<ListingIndex, "byId" | "productIds">, ids: Iterable<number>): PlaceSet =>
  PlaceSet.of(productIds.length, placesOfIds(byId, ids))

/** Who carries a value of a facet; nobody an unknown one. */
export const carriersOf = ({ facets, values, whole }: ListingIndex, name: string, value: string): PlaceSet => {
  const places = values[facets.get(name)?.get(value) ?? -1]?.places ?? new Int32Array(0)
  return places instanceof PlaceSet ? places : PlaceSet.of(whole.products, places)
}

/** What is in these categories, those below not included. */
export const inCategoriesOf = ({ categories, categoryOf, productIds }: ListingIndex, ids: ReadonlyArray<string>): PlaceSet => {
  const wanted = new Set(ids)
  const isWanted = categories.map((id) => wanted.has(id))
  return PlaceSet.where(productIds.length, (place) => isWanted[categoryOf[place]!] === true)
}

/** From the products of each value to the values of each product. */
const carriedBy = (values: ReadonlyArray<IndexedValue>, products: number): Pick<ListingIndex, "carried" | "starts"> => {
  const starts = sharedInts(products + 1)
  for (const { places } of values) if (!(places instanceof PlaceSet)) for (const place of places) starts[place + 1]! += 1
  for (let place = 0; place < products; place++) starts[place + 1]! += starts[place]!
  const next = starts.slice()
  const carried = sharedPositions(starts[products]!, values.length)
  for (const [value, { places }] of values.entries())
    if (!(places instanceof PlaceSet)) for (const place of places) carried[next[place]!++] = value
  return { starts, carried }
}
