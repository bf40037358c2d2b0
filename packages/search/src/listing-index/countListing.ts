import type { ListingIndex } from "./ListingIndex.ts"
import { ProductBitset } from "../columns/ProductBitset.ts"
import { countFacets } from "./facetCounts.ts"

/** Which products a listing holds, how many in each category, and with each value of each facet. */
export interface ListingCounts {
  /** The places of the products that hold all choices. */
  readonly listed: ProductBitset
  /** By category, categories below not included. */
  readonly categories: ReadonlyMap<string, number>
  readonly facets: ReadonlyArray<{ readonly name: string; readonly value: string; readonly count: number }>
}

/**
 * Counts a listing: `base` is what it holds before its facets. The counts of a facet ignore its own choice, so that a second value of it shows what
 * it would add; they respect all the others.
 */
export const countListing = (index: ListingIndex, base: ProductBitset, choices: ReadonlyMap<string, ReadonlyArray<string>>): ListingCounts => {
  const { categories, facets, values } = index
  const chosen = [...choices].map(([name, accepted]) => ({ name, holders: holdersOf(index, name, accepted) }))
  const listed = chosen.reduce((left, { holders }) => left.and(holders), base)
  const tally = countFacets(index, listed, base)
  const counts = tally.values.slice()
  for (const { name } of chosen) {
    const own = facets.get(name)
    if (own === undefined) continue
    const others = chosen.reduce((left, other) => (other.name === name ? left : left.and(other.holders)), base)
    if (others === base) for (const at of own.values()) counts[at] = countFacets(index, base).values[at]!
    else countFacet(index, own, others, counts)
  }
  return {
    listed,
    categories: new Map(categories.flatMap((id, at) => (tally.categories[at] === 0 ? [] : [[id, tally.categories[at]!] as const]))),
    facets: values.flatMap(({ name, value }, at) => (counts[at] === 0 ? [] : [{ name, value, count: counts[at]! }]))
  }
}

/** Who carries one of the values. */
const holdersOf = ({ facets, values, whole }: ListingIndex, name: string, accepted: ReadonlyArray<string>): ProductBitset => {
  const places = accepted.flatMap((value) => values[facets.get(name)?.get(value) ?? -1]?.places ?? [])
  const inLists = ProductBitset.ofLists(
    whole.products,
    places.filter((own) => own instanceof Int32Array)
  )
  return places.reduce<ProductBitset>((left, own) => (own instanceof ProductBitset ? left.or(own) : left), inLists)
}

/** A look at a product and its values costs about as much as looking so many places up. */
const A_PRODUCT = 8

/** Counts the values of one facet in a set, product by product or value by value. */
const countFacet = (index: ListingIndex, own: ReadonlyMap<string, number>, set: ProductBitset, counts: Int32Array): void => {
  const { carried, starts, values } = index
  for (const at of own.values()) counts[at] = 0
  let listed = 0
  for (const at of own.values()) {
    const { places } = values[at]!
    if (places instanceof ProductBitset) counts[at] = set.countIn(places)
    else listed += places.length
  }
  if (set.size * A_PRODUCT < listed) {
    const isOwn = new Uint8Array(values.length)
    for (const at of own.values()) isOwn[at] = 1
    set.each((place) => {
      for (let at = starts[place]!; at < starts[place + 1]!; at++) if (isOwn[carried[at]!] === 1) counts[carried[at]!]! += 1
    })
    return
  }
  for (const at of own.values()) {
    const { places } = values[at]!
    if (!(places instanceof ProductBitset)) for (let each = 0; each < places.length; each++) if (set.has(places[each]!)) counts[at]! += 1
  }
}
