import type { Sort } from "@camber/domain/search"
import { getGroup, type Groups, packGroups } from "../columns/Groups.ts"
import { copyToShared, createSharedInts, createSharedPositions } from "../columns/shared.ts"
import { type OrdinalMap, createOrdinalMap, getOrdinals } from "../columns/ordinalMap.ts"
import { ProductBitset } from "../columns/ProductBitset.ts"
import { ratingFacets, type Ratings, getRatingFacetValues } from "../columns/ratings.ts"
import { updateSortOrder } from "../sorting/updateSortOrder.ts"
import { countFacetsFromScratch, type FacetCounts } from "./facetCounts.ts"
import type { FacetValue } from "../columns/FacetValue.ts"
import type { StoredProducts } from "./storedProducts.ts"
import { hasNoVariants, offerFacets, type OfferColumns, getOfferFacetValues } from "../columns/offerColumns.ts"

/** The orders that follow from the products alone: by relevance, words and the car have a say. */
export type IndexedSort = Exclude<Sort, "relevance">

/** A value of a facet and who carries it: a list where few do, a set where many do or where it may be others a minute later. */
export interface IndexedValue {
  readonly name: string
  readonly value: string
  readonly places: Int32Array | ProductBitset
}

/**
 * What listings need to know of every product, as arrays of numbers: 6 bytes a facet value that few products carry, an eighth of a byte one that many
 * do, 62 a product. A product's place is its position in `productIds`, which begin with the most popular; a value's its position in `values`.
 */
export interface ListingIndex {
  readonly productIds: Int32Array
  readonly byId: OrdinalMap
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
  readonly terms: OfferColumns
  /** All places in each order; among equals the most popular come first. */
  readonly orders: Readonly<Record<IndexedSort, Int32Array>>
  readonly whole: ProductBitset
  /** What has lost every variant since the index was read, and is in no listing; null for nothing. */
  readonly unsold: ProductBitset | null
  /** What fits every project: the same products whichever car is chosen. */
  readonly universal: ProductBitset
  /** How many of these two carry each value that has a list: every other count may follow from them. */
  readonly counted: { readonly whole: FacetCounts; readonly universal: FacetCounts }
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
export const buildListingIndex = (stored: StoredProducts, ratings: Ratings): ListingIndex => assembleListingIndex(buildListingColumns(stored, ratings))

/** Computes for as long as it takes: a second for a million SKUs. */
export const buildListingColumns = (stored: StoredProducts, ratings: Ratings): ListingColumns => {
  const { addedOn, categories, categoryOf, productIds, terms, universal } = stored
  const popular = copyToShared(productIds.map((_, place) => place))
  const sorted = (compare: Comparison) => copyToShared(popular.toSorted(compare))
  const values = [...stored.values, ...getOfferFacetValues(terms), ...getRatingFacetValues(ratings)].map((value) => indexed(value, productIds.length))
  const fitting = ProductBitset.of(productIds.length, universal)
  const lists = { ...carriedBy(values, productIds.length), categories, categoryOf, values }
  return {
    productIds,
    byId: createOrdinalMap(productIds),
    categories,
    categoryOf,
    names: values.map(({ name, value }) => ({ name, value })),
    lists: packGroups(values.map(({ places }) => (places instanceof ProductBitset ? [] : places))),
    sets: values.map(({ places }) => (places instanceof ProductBitset ? places.words : null)),
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
    counted: { whole: countFacetsFromScratch(lists, ProductBitset.whole(productIds.length)), universal: countFacetsFromScratch(lists, fitting) }
  }
}

/** Puts the index together: no column is copied. */
export const assembleListingIndex = ({ lists, names, sets, universal, ...columns }: ListingColumns): ListingIndex => {
  const products = columns.productIds.length
  const values = names.map(({ name, value }, at) => {
    const words = sets[at] ?? null
    return { name, value, places: words === null ? getGroup(lists, at) : new ProductBitset(products, words) }
  })
  return {
    ...columns,
    values,
    facets: byFacet(values),
    whole: ProductBitset.whole(products),
    unsold: null,
    universal: new ProductBitset(products, universal)
  }
}

/** The index with other ratings, of which only these places' differ. Costs a walk along the products. */
export const withRatings = (index: ListingIndex, ratings: Ratings, changed: ProductBitset): ListingIndex => ({
  ...index,
  ratings,
  values: exchanged(index, changed, ratingFacets, (facet, place) => facet.holds(ratings, place)),
  orders: { ...index.orders, rating: updateSortOrder(index.orders.rating, changed, byRating(ratings)) }
})

/** The index with other terms, of which only these places' differ. Costs some walks along the products where prices do, otherwise next to nothing. */
export const withOffers = (index: ListingIndex, terms: OfferColumns, changed: ProductBitset): ListingIndex => {
  const values = exchanged(index, changed, offerFacets, (facet, place) => facet.holds(terms, place))
  const repriced = ProductBitset.of(
    changed.products,
    changed.places().filter((place) => terms.prices[place] !== index.terms.prices[place])
  )
  const orders = repriced.size === 0 ? index.orders : repricedOrders(index, terms, repriced)
  return { ...index, terms, values, orders, unsold: unsoldOf(index, terms, changed) }
}

const unsoldOf = ({ unsold }: ListingIndex, terms: OfferColumns, changed: ProductBitset): ProductBitset | null => {
  const now = ProductBitset.of(
    changed.products,
    changed.places().filter((place) => hasNoVariants(terms, place))
  )
  const all = unsold === null ? now : unsold.exchanged(changed, now)
  return all.size === 0 ? null : all
}

const repricedOrders = ({ orders }: ListingIndex, terms: OfferColumns, repriced: ProductBitset): ListingIndex["orders"] => ({
  ...orders,
  price: updateSortOrder(orders.price, repriced, byPrice(terms)),
  "-price": updateSortOrder(orders["-price"], repriced, byPriceFalling(terms))
})

/** The values with others of the changed places who carry these, which are of facets that change. */
const exchanged = <Facet extends Pick<IndexedValue, "name" | "value">>(
  index: ListingIndex,
  changed: ProductBitset,
  facets: ReadonlyArray<Facet>,
  holds: (facet: Facet, place: number) => boolean
): ReadonlyArray<IndexedValue> => {
  const places = changed.places()
  const values = [...index.values]
  for (const facet of facets) {
    const { name, value } = facet
    const now = ProductBitset.of(
      changed.products,
      places.filter((place) => holds(facet, place))
    )
    values[index.facets.get(name)!.get(value)!] = { name, value, places: getProductsWithFacetValue(index, name, value).exchanged(changed, now) }
  }
  return values
}

/** Facets of which a product may have another value within a catalogue version. */
const changing = new Set(["Customer rating", ...offerFacets.map(({ name }) => name)])
/** A set is smaller than a list, and counted faster, where one product in so many carries the value. */
const DENSE = 24

const indexed = ({ name, places, value }: FacetValue, products: number): IndexedValue => ({
  name,
  value,
  places: changing.has(name) || places.length * DENSE > products ? ProductBitset.of(products, places) : places
})

/** A value with a list of who carries it. */
export const toFacetValue = ({ name, places, value }: IndexedValue): FacetValue => ({
  name,
  value,
  places: places instanceof ProductBitset ? places.places() : places
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
  ({ prices }: OfferColumns): Comparison =>
  (a, b) =>
    rising(prices[a]!) - rising(prices[b]!)
const byPriceFalling =
  ({ prices }: OfferColumns): Comparison =>
  (a, b) =>
    prices[b]! - prices[a]!
const byRating =
  ({ rating, reviewCount }: Ratings): Comparison =>
  (a, b) =>
    rating[b]! - rating[a]! || reviewCount[b]! - reviewCount[a]!

/** What the cart alone tells the price of comes last, the dearest or the cheapest first. */
const rising = (cents: number): number => (cents < 0 ? Number.MAX_SAFE_INTEGER : cents)

/** The places of products; unknown ones have none. */
export const toProductBitset = ({ byId, productIds }: Pick<ListingIndex, "byId" | "productIds">, ids: Iterable<number>): ProductBitset =>
  ProductBitset.of(productIds.length, getOrdinals(byId, ids))

/** Who carries a value of a facet; nobody an unknown one. */
export const getProductsWithFacetValue = ({ facets, values, whole }: ListingIndex, name: string, value: string): ProductBitset => {
  const places = values[facets.get(name)?.get(value) ?? -1]?.places ?? new Int32Array(0)
  return places instanceof ProductBitset ? places : ProductBitset.of(whole.products, places)
}

/** What is in these categories, those below not included. */
export const getProductsInCategories = ({ categories, categoryOf, productIds }: ListingIndex, ids: ReadonlyArray<string>): ProductBitset => {
  const wanted = new Set(ids)
  const isWanted = categories.map((id) => wanted.has(id))
  return ProductBitset.where(productIds.length, (place) => isWanted[categoryOf[place]!] === true)
}

/** From the products of each value to the values of each product. */
const carriedBy = (values: ReadonlyArray<IndexedValue>, products: number): Pick<ListingIndex, "carried" | "starts"> => {
  const starts = createSharedInts(products + 1)
  for (const { places } of values) if (!(places instanceof ProductBitset)) for (const place of places) starts[place + 1]! += 1
  for (let place = 0; place < products; place++) starts[place + 1]! += starts[place]!
  const next = starts.slice()
  const carried = createSharedPositions(starts[products]!, values.length)
  for (const [value, { places }] of values.entries())
    if (!(places instanceof ProductBitset)) for (const place of places) carried[next[place]!++] = value
  return { starts, carried }
}
