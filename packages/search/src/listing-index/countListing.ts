import { ProductBitset } from "../columns/ProductBitset.ts"
import { countFacets } from "./facetCounts.ts"
import type { ListingIndex } from "./ListingIndex.ts"

/** The products of a listing, and their number by category and facet value. */
export interface ListingCounts {
  /** Products that match all choices. */
  readonly listed: ProductBitset
  /** Number of products by category, without subcategories. */
  readonly categories: ReadonlyMap<string, number>
  readonly facets: ReadonlyArray<{ readonly name: string; readonly value: string; readonly count: number }>
}

/**
 * Counts a listing. The counts of a facet ignore its own choices and apply all others, so that each value shows how many products it would
 * add.
 *
 * @param base - Products before facets are applied.
 * @param choices - Accepted values by facet name.
 */
export const countListing = (
  index: ListingIndex,
  base: ProductBitset,
  choices: ReadonlyMap<string, ReadonlyArray<string>>
): ListingCounts => {
  const { categories, facets, values } = index
  const chosen = [...choices].map(([name, accepted]) => ({ name, products: getProductsWithAny(index, name, accepted) }))
  const listed = chosen.reduce((rest, { products }) => rest.and(products), base)
  const counts = countFacets(index, listed, base)
  const valueCounts = counts.values.slice()
  for (const { name } of chosen) {
    const own = facets.get(name)
    if (own === undefined) continue
    const others = chosen.reduce((rest, other) => (other.name === name ? rest : rest.and(other.products)), base)
    if (others === base) for (const id of own.values()) valueCounts[id] = countFacets(index, base).values[id]!
    else countFacet(index, own, others, valueCounts)
  }
  return {
    listed,
    categories: new Map(
      categories.flatMap((category, at) => (counts.categories[at] === 0 ? [] : [[category, counts.categories[at]!] as const]))
    ),
    facets: values.flatMap(({ name, value }, id) => (valueCounts[id] === 0 ? [] : [{ name, value, count: valueCounts[id]! }]))
  }
}

/**
 * Returns the products of `base` that have an accepted value of every choice.
 *
 * @param choices - Accepted values by facet name.
 */
export const selectProducts = (
  index: ListingIndex,
  base: ProductBitset,
  choices: ReadonlyMap<string, ReadonlyArray<string>>
): ProductBitset => [...choices].reduce((rest, [name, accepted]) => rest.and(getProductsWithAny(index, name, accepted)), base)

const getProductsWithAny = (
  { allProducts, facets, values }: ListingIndex,
  name: string,
  accepted: ReadonlyArray<string>
): ProductBitset => {
  const ordinals = accepted.flatMap((value) => values[facets.get(name)?.get(value) ?? -1]?.ordinals ?? [])
  const inLists = ProductBitset.fromLists(
    allProducts.productCount,
    ordinals.filter((own) => own instanceof Int32Array)
  )
  return ordinals.reduce<ProductBitset>((all, own) => (own instanceof ProductBitset ? all.or(own) : all), inLists)
}

/** Reading a product's values costs about as much as this many lookups of an ordinal. */
const LOOKUPS_PER_PRODUCT = 8

/** Counts the values of one facet, either product by product or value by value, whichever is faster. */
const countFacet = (index: ListingIndex, own: ReadonlyMap<string, number>, set: ProductBitset, counts: Int32Array): void => {
  const { facetValueIds, starts, values } = index
  for (const id of own.values()) counts[id] = 0
  let lookups = 0
  for (const id of own.values()) {
    const { ordinals } = values[id]!
    if (ordinals instanceof ProductBitset) counts[id] = set.countCommon(ordinals)
    else lookups += ordinals.length
  }
  if (set.size * LOOKUPS_PER_PRODUCT < lookups) {
    const isOwn = new Uint8Array(values.length)
    for (const id of own.values()) isOwn[id] = 1
    set.forEach((ordinal) => {
      for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) if (isOwn[facetValueIds[at]!] === 1) counts[facetValueIds[at]!]! += 1
    })
    return
  }
  for (const id of own.values()) {
    const { ordinals } = values[id]!
    if (!(ordinals instanceof ProductBitset))
      for (let each = 0; each < ordinals.length; each++) if (set.has(ordinals[each]!)) counts[id]! += 1
  }
}
