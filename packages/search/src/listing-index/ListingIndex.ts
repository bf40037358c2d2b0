import { getGroup, type Groups, packGroups, type FacetValue } from "../columns/Groups.ts"
import { hasNoVariants, type OfferColumns } from "../columns/offerColumns.ts"
import { createOrdinalMap, getOrdinals, type OrdinalMap, createSharedInts, createSharedPositions } from "../columns/ordinalMap.ts"
import { ProductBitset } from "../columns/ProductBitset.ts"
import type { Ratings } from "../columns/ratings.ts"
import { getOfferFacetValues, getRatingFacetValues } from "../facets/computedValues.ts"
import { computedFacetNames, offerFacets, ratingFacets } from "../facets/facets.ts"
import type { ComputedValue } from "../facets/facetTypes.ts"
import { createSortOrders, type SortOrders, updateSortOrders } from "../sorting/sortOrders.ts"
import { countFacetsFromScratch, type FacetCounts } from "./facetCounts.ts"
import type { StoredProducts } from "./storedProducts.ts"

/** A facet value and the products that have it: a list for a rare value; a set for a common value and for values of computed facets. */
export interface IndexedValue {
  readonly name: string
  readonly value: string
  readonly ordinals: Int32Array | ProductBitset
}

/** Every product in columns for listings. A product's ordinal is its index in `productIds`, and a value's id is its index in `values`. */
export interface ListingIndex {
  /** Product ids by ordinal, most popular product first. */
  readonly productIds: Int32Array
  readonly byId: OrdinalMap
  readonly categories: ReadonlyArray<string>
  /** Index of the product's category, by ordinal. */
  readonly categoryByProduct: Uint16Array
  readonly values: ReadonlyArray<IndexedValue>
  /** Value ids by facet name and value. */
  readonly facets: ReadonlyMap<string, ReadonlyMap<string, number>>
  /**
   * Start of each product's value ids in `facetValueIds`. The value ids of a product, for values with lists, are from `starts[ordinal]` to
   * before `starts[ordinal + 1]`.
   */
  readonly starts: Int32Array
  readonly facetValueIds: Uint16Array | Int32Array
  readonly ratings: Ratings
  readonly offers: OfferColumns
  readonly orders: SortOrders
  readonly allProducts: ProductBitset
  /** Products that have lost all their variants since the index was built, so that they are not listed. Null if there are none. */
  readonly withoutVariants: ProductBitset | null
  /** Products that fit every vehicle. */
  readonly universal: ProductBitset
  /**
   * Counts of the values with lists, for two sets of products. The counts of other sets are computed by their difference from these sets.
   */
  readonly precomputedCounts: { readonly allProducts: FacetCounts; readonly universal: FacetCounts }
}

/** The part of the index that takes long to compute: plain columns, which a thread can transfer without copying. */
export interface ListingColumns extends Omit<ListingIndex, "facets" | "universal" | "withoutVariants" | "values" | "allProducts"> {
  readonly names: ReadonlyArray<{ readonly name: string; readonly value: string }>
  /** Ordinals by value id; empty for a value with a set. */
  readonly lists: Groups
  /** Words of the set by value id; null for a value with a list. */
  readonly sets: ReadonlyArray<Uint32Array | null>
  readonly universal: Uint32Array
}

export const buildListingIndex = (stored: StoredProducts, ratings: Ratings): ListingIndex =>
  assembleListingIndex(buildListingColumns(stored, ratings))

/** Computes the columns: about one second for a million SKUs. */
export const buildListingColumns = (stored: StoredProducts, ratings: Ratings): ListingColumns => {
  const { addedOn, categories, categoryByProduct, offers, productIds } = stored
  const productCount = productIds.length
  const values = [...stored.values, ...getOfferFacetValues(offers), ...getRatingFacetValues(ratings)].map((value) =>
    toIndexedValue(value, productCount)
  )
  const universal = ProductBitset.from(productCount, stored.universal)
  const byProduct = { ...groupValuesByProduct(values, productCount), categories, categoryByProduct, values }
  return {
    productIds,
    byId: createOrdinalMap(productIds),
    categories,
    categoryByProduct,
    names: values.map(({ name, value }) => ({ name, value })),
    lists: packGroups(values.map(({ ordinals }) => (ordinals instanceof ProductBitset ? [] : ordinals))),
    sets: values.map(({ ordinals }) => (ordinals instanceof ProductBitset ? ordinals.words : null)),
    starts: byProduct.starts,
    facetValueIds: byProduct.facetValueIds,
    ratings,
    offers,
    orders: createSortOrders(productCount, { addedOn, ...offers, ...ratings }),
    universal: universal.words,
    precomputedCounts: {
      allProducts: countFacetsFromScratch(byProduct, ProductBitset.all(productCount)),
      universal: countFacetsFromScratch(byProduct, universal)
    }
  }
}

/** Assembles the index without copying a column. */
export const assembleListingIndex = ({ lists, names, sets, universal, ...columns }: ListingColumns): ListingIndex => {
  const productCount = columns.productIds.length
  const values = names.map(({ name, value }, id) => {
    const words = sets[id] ?? null
    return { name, value, ordinals: words === null ? getGroup(lists, id) : new ProductBitset(productCount, words) }
  })
  return {
    ...columns,
    values,
    facets: groupByFacet(values),
    allProducts: ProductBitset.all(productCount),
    withoutVariants: null,
    universal: new ProductBitset(productCount, universal)
  }
}

/** Returns the index with new ratings, of which only those of the changed products differ. */
export const withRatings = (index: ListingIndex, ratings: Ratings, changed: ProductBitset): ListingIndex => ({
  ...index,
  ratings,
  values: updateValues(index, changed, ratingFacets, ratings),
  orders: updateSortOrders(index.orders, toColumns(index), { ...index.offers, ...ratings }, changed)
})

/** Returns the index with new offers, of which only those of the changed products differ. */
export const withOffers = (index: ListingIndex, offers: OfferColumns, changed: ProductBitset): ListingIndex => ({
  ...index,
  offers,
  values: updateValues(index, changed, offerFacets, offers),
  orders: updateSortOrders(index.orders, toColumns(index), { ...offers, ...index.ratings }, changed),
  withoutVariants: updateWithoutVariants(index, offers, changed)
})

const toColumns = ({ offers, ratings }: ListingIndex) => ({ ...offers, ...ratings })

const updateWithoutVariants = ({ withoutVariants }: ListingIndex, offers: OfferColumns, changed: ProductBitset): ProductBitset | null => {
  const now = filterBitset(changed, (ordinal) => hasNoVariants(offers, ordinal))
  const all = withoutVariants === null ? now : withoutVariants.replace(changed, now)
  return all.size === 0 ? null : all
}

/** Recomputes which of the changed products have each value of these facets. */
const updateValues = <Columns>(
  index: ListingIndex,
  changed: ProductBitset,
  facets: ReadonlyArray<{ readonly name: string; readonly values: ReadonlyArray<ComputedValue<Columns>> }>,
  columns: Columns
): ReadonlyArray<IndexedValue> => {
  const updated = [...index.values]
  for (const { name, values } of facets)
    for (const { createMatcher, value } of values) {
      const now = filterBitset(changed, createMatcher(columns))
      const ordinals = getProductsWithFacetValue(index, name, value).replace(changed, now)
      updated[index.facets.get(name)!.get(value)!] = { name, value, ordinals }
    }
  return updated
}

const filterBitset = (set: ProductBitset, matches: (ordinal: number) => boolean): ProductBitset =>
  ProductBitset.from(set.productCount, set.toOrdinals().filter(matches))

const computed = new Set(computedFacetNames)

/** A set takes less memory than a list, and is counted faster, if at least one in this many products has the value. */
const PRODUCTS_PER_SET_MEMBER = 24

const toIndexedValue = ({ name, ordinals, value }: FacetValue, productCount: number): IndexedValue => ({
  name,
  value,
  ordinals:
    computed.has(name) || ordinals.length * PRODUCTS_PER_SET_MEMBER > productCount ? ProductBitset.from(productCount, ordinals) : ordinals
})

/** Converts a value to one with a list. @internal */
export const toFacetValue = ({ name, ordinals, value }: IndexedValue): FacetValue => ({
  name,
  value,
  ordinals: ordinals instanceof ProductBitset ? ordinals.toOrdinals() : ordinals
})

const groupByFacet = (values: ReadonlyArray<IndexedValue>): ListingIndex["facets"] => {
  const facets = new Map<string, Map<string, number>>()
  for (const [id, { name, value }] of values.entries()) {
    const own = facets.get(name) ?? new Map<string, number>()
    facets.set(name, own.set(value, id))
  }
  return facets
}

/** Returns the set of these products. Leaves out unknown ids. */
export const toProductBitset = ({ byId, productIds }: Pick<ListingIndex, "byId" | "productIds">, ids: Iterable<number>): ProductBitset =>
  ProductBitset.from(productIds.length, getOrdinals(byId, ids))

/** Returns the products that have a facet value; an empty set if the value is unknown. */
export const getProductsWithFacetValue = ({ allProducts, facets, values }: ListingIndex, name: string, value: string): ProductBitset => {
  const ordinals = values[facets.get(name)?.get(value) ?? -1]?.ordinals ?? new Int32Array(0)
  return ordinals instanceof ProductBitset ? ordinals : ProductBitset.from(allProducts.productCount, ordinals)
}

/** Returns the products of these categories, without their subcategories. */
export const getProductsInCategories = (
  { categories, categoryByProduct, productIds }: ListingIndex,
  ids: ReadonlyArray<string>
): ProductBitset => {
  const wanted = new Set(ids)
  const isWanted = categories.map((id) => wanted.has(id))
  return ProductBitset.matching(productIds.length, (ordinal) => isWanted[categoryByProduct[ordinal]!] === true)
}

/** Converts lists of products by value to lists of values by product. */
const groupValuesByProduct = (
  values: ReadonlyArray<IndexedValue>,
  productCount: number
): Pick<ListingIndex, "facetValueIds" | "starts"> => {
  const starts = createSharedInts(productCount + 1)
  for (const { ordinals } of values) if (!(ordinals instanceof ProductBitset)) for (const ordinal of ordinals) starts[ordinal + 1]! += 1
  for (let ordinal = 0; ordinal < productCount; ordinal++) starts[ordinal + 1]! += starts[ordinal]!
  const next = starts.slice()
  const facetValueIds = createSharedPositions(starts[productCount]!, values.length)
  for (const [id, { ordinals }] of values.entries())
    if (!(ordinals instanceof ProductBitset)) for (const ordinal of ordinals) facetValueIds[next[ordinal]!++] = id
  return { starts, facetValueIds }
}
