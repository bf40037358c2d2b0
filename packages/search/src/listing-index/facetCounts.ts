import type { ListingIndex } from "./ListingIndex.ts"
import { ProductBitset } from "../columns/ProductBitset.ts"

/** How many products of a set carry each value, and are in each category, by their positions in the index. */
export interface FacetCounts {
  readonly values: Int32Array
  readonly categories: Int32Array
}

/** For as long as somebody has index and set. */
const tallies = new WeakMap<ListingIndex, WeakMap<ProductBitset, FacetCounts>>()

/**
 * Counts a set. What carries a value that many carry is counted bit by bit, the rest product by product; these from scratch, or by what is more and
 * less than in a set that is counted already: everything, what fits every car, or `near`.
 */
export const countFacets = (index: ListingIndex, set: ProductBitset, near?: ProductBitset): FacetCounts => {
  const kept = tallies.get(index) ?? new WeakMap<ProductBitset, FacetCounts>()
  tallies.set(index, kept)
  const known = kept.get(set)
  if (known !== undefined) return known
  const tally =
    set === index.whole || set === index.universal
      ? copied(index, set)
      : byDifference(index, set, near !== undefined && kept.has(near) ? near : undefined)
  for (const [at, { places }] of index.values.entries()) if (places instanceof ProductBitset) tally.values[at] = set.countIn(places)
  kept.set(set, tally)
  return tally
}

/** What the index has counted already. */
const copied = ({ counted, universal, values }: ListingIndex, set: ProductBitset): FacetCounts => {
  const { categories, values: counts } = set === universal ? counted.universal : counted.whole
  const tally = { values: new Int32Array(values.length), categories: categories.slice() }
  tally.values.set(counts)
  return tally
}

type Counted = Pick<ListingIndex, "carried" | "categories" | "categoryOf" | "starts"> & { readonly values: { readonly length: number } }

/** Counts a set product by product, as far as values have lists. */
export const countFacetsFromScratch = (index: Counted, set: ProductBitset): FacetCounts => {
  const tally = { values: new Int32Array(index.values.length), categories: new Int32Array(index.categories.length) }
  add(index, tally, set, 1)
  return tally
}

const byDifference = (index: ListingIndex, set: ProductBitset, near: ProductBitset | undefined): FacetCounts => {
  let [best, least] = [undefined as ProductBitset | undefined, set.size]
  for (const other of [index.whole, index.universal, ...(near === undefined ? [] : [near])]) {
    const difference = set.size + other.size - 2 * set.countIn(other)
    if (difference < least) [best, least] = [other, difference]
  }
  if (best === undefined) return countFacetsFromScratch(index, set)
  const { categories, values } = countFacets(index, best)
  const tally = { values: values.slice(), categories: categories.slice() }
  add(index, tally, set.minus(best), 1)
  add(index, tally, best.minus(set), -1)
  return tally
}

const add = ({ carried, categoryOf, starts }: Counted, { categories, values }: FacetCounts, set: ProductBitset, each: number): void =>
  set.each((place) => {
    categories[categoryOf[place]!]! += each
    for (let at = starts[place]!; at < starts[place + 1]!; at++) values[carried[at]!]! += each
  })
