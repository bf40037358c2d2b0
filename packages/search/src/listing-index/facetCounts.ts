import { ProductBitset } from "../columns/ProductBitset.ts"
import type { ListingIndex } from "./ListingIndex.ts"

/** Number of products of a set, by value id and by index of the category. */
export interface FacetCounts {
  readonly values: Int32Array
  readonly categories: Int32Array
}

/** Cached while both the index and the set are in use. */
const cachedCounts = new WeakMap<ListingIndex, WeakMap<ProductBitset, FacetCounts>>()

/**
 * Counts the products of a set by facet value and category.
 *
 * Values with sets are counted by bits. Values with lists are counted product by product, either from scratch, or by the difference from a
 * set whose counts are known: all products, the universal products, or `near`.
 */
export const countFacets = (index: ListingIndex, set: ProductBitset, near?: ProductBitset): FacetCounts => {
  const cached = cachedCounts.get(index) ?? new WeakMap<ProductBitset, FacetCounts>()
  cachedCounts.set(index, cached)
  const known = cached.get(set)
  if (known !== undefined) return known
  const counts =
    set === index.allProducts || set === index.universal
      ? copyPrecomputed(index, set)
      : countByDifference(index, set, near !== undefined && cached.has(near) ? near : undefined)
  for (const [id, { ordinals }] of index.values.entries())
    if (ordinals instanceof ProductBitset) counts.values[id] = set.countCommon(ordinals)
  cached.set(set, counts)
  return counts
}

const copyPrecomputed = ({ precomputedCounts, universal, values }: ListingIndex, set: ProductBitset): FacetCounts => {
  const precomputed = set === universal ? precomputedCounts.universal : precomputedCounts.allProducts
  const counts = { values: new Int32Array(values.length), categories: precomputed.categories.slice() }
  counts.values.set(precomputed.values)
  return counts
}

type CountedColumns = Pick<ListingIndex, "facetValueIds" | "categories" | "categoryByProduct" | "starts"> & {
  readonly values: { readonly length: number }
}

/** Counts the values with lists, product by product. */
export const countFacetsFromScratch = (index: CountedColumns, set: ProductBitset): FacetCounts => {
  const counts = { values: new Int32Array(index.values.length), categories: new Int32Array(index.categories.length) }
  addProducts(index, counts, set, 1)
  return counts
}

const countByDifference = (index: ListingIndex, set: ProductBitset, near: ProductBitset | undefined): FacetCounts => {
  let [best, least] = [undefined as ProductBitset | undefined, set.size]
  for (const other of [index.allProducts, index.universal, ...(near === undefined ? [] : [near])]) {
    const difference = set.size + other.size - 2 * set.countCommon(other)
    if (difference < least) [best, least] = [other, difference]
  }
  if (best === undefined) return countFacetsFromScratch(index, set)
  const { categories, values } = countFacets(index, best)
  const counts = { values: values.slice(), categories: categories.slice() }
  addProducts(index, counts, set.minus(best), 1)
  addProducts(index, counts, best.minus(set), -1)
  return counts
}

const addProducts = (
  { categoryByProduct, facetValueIds, starts }: CountedColumns,
  { categories, values }: FacetCounts,
  set: ProductBitset,
  amount: 1 | -1
): void =>
  set.forEach((ordinal) => {
    categories[categoryByProduct[ordinal]!]! += amount
    for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) values[facetValueIds[at]!]! += amount
  })
