import type { FacetIndex } from "./FacetIndex.ts"

/** How many products of a listing there are, in each category, and with each value of each facet. */
export interface ListingCounts {
  /** The ids of the products that hold all choices, the most popular first. */
  readonly productIds: ReadonlyArray<number>
  /** By category, categories below not included. */
  readonly categories: ReadonlyMap<string, number>
  readonly facets: ReadonlyArray<{ readonly name: string; readonly value: string; readonly count: number }>
}

/**
 * Counts a listing in one pass over its products: `base` are the ids of what it holds before its facets, null is the whole catalogue. The
 * counts of a facet ignore its own choice, so that a second value of it shows what it would add; they respect all the others. At most 31
 * facets may be chosen from.
 */
export const countListing = (
  index: FacetIndex,
  base: ReadonlyArray<number> | null,
  choices: ReadonlyMap<string, ReadonlyArray<string>>
): ListingCounts => {
  const { carried, categories, categoryOf, starts, values } = index
  const names = [...choices.keys()]
  const facetOf = Int32Array.from(values, ({ name }) => names.indexOf(name))
  const chosen = Int32Array.from(values, ({ name, value }) => (choices.get(name)?.includes(value) ? 1 << names.indexOf(name) : 0))
  const whole = 2 ** names.length - 1
  const counts = new Int32Array(values.length)
  const inCategory = new Int32Array(categories.length)
  const productIds: Array<number> = []
  const count = (place: number) => {
    const [from, to] = [starts[place]!, starts[place + 1]!]
    let held = 0
    for (let at = from; at < to; at++) held |= chosen[carried[at]!]!
    const missing = whole & ~held
    // One choice that does not hold: the product counts for the other values of that facet alone.
    const only = 31 - Math.clz32(missing)
    if ((missing & (missing - 1)) !== 0) return
    for (let at = from; at < to; at++) if (missing === 0 || facetOf[carried[at]!] === only) counts[carried[at]!]! += 1
    if (missing !== 0) return
    inCategory[categoryOf[place]!]! += 1
    productIds.push(index.productIds[place]!)
  }
  if (base === null) for (let place = 0; place < categoryOf.length; place++) count(place)
  else for (const place of Int32Array.from(base.flatMap((id) => index.places.get(id) ?? [])).sort()) count(place)
  return {
    productIds,
    categories: new Map(categories.flatMap((id, at) => (inCategory[at] === 0 ? [] : [[id, inCategory[at]!] as const]))),
    facets: values.flatMap(({ name, value }, at) => (counts[at] === 0 ? [] : [{ name, value, count: counts[at]! }]))
  }
}
