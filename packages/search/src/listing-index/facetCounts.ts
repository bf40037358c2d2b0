import type { ListingIndex } from "./ListingIndex.ts"
import { PlaceSet } from "../columns/ProductBitset.ts"

/** How many products of a set carry each value, and are in each category, by their positions in the index. */
export interface Tally {
  readonly values: Int32Array
  readonly categories: Int32Array
}

/** For as long as somebody has index and set. */
const tallies = new WeakMap<ListingIndex, WeakMap<PlaceSet, Tally>>()

/**
 * Counts a set. What carries a value that many carry is counted bit by bit, the rest product by product; these from scratch, or by what is more and
 * less than in a set that is counted already: everything, what fits every car, or `near`.
 */
export const tallyOf = (index: ListingIndex, set: PlaceSet, near?: PlaceSet): Tally => {
  const kept = tallies.get(index) ?? new WeakMap<PlaceSet, Tally>()
  tallies.set(index, kept)
  const known = kept.get(set)
  if (known !== undefined) return known
  const tally =
    set === index.whole || set === index.universal
      ? copied(index, set)
      : byDifference(index, set, near !== undefined && kept.has(near) ? near : undefined)
  for (const [at, { places }] of index.values.entries()) if (places instanceof PlaceSet) tally.values[at] = set.countIn(places)
  kept.set(set, tally)
  return tally
}

/** What the index has counted already. */
const copied = ({ counted, universal, values }: ListingIndex, set: PlaceSet): Tally => {
  const { categories, values: counts } = set === universal ? counted.universal : counted.whole
  const tally = { values: new Int32Array(values.length), categories: categories.slice() }
  tally.values.set(counts)
  return tally
}

type Counted = Pick<ListingIndex, "carried" | "categories" | "categoryOf" | "starts"> & { readonly values: { readonly length: number } }

/** Counts a set product by product, as far as values have lists. */
export const fromScratch = (index: Counted, set: PlaceSet): Tally => {
  const tally = { values: new Int32Array(index.values.length), categories: new Int32Array(index.categories.length) }
  add(index, tally, set, 1)
  return tally
}

const byDifference = (index: ListingIndex, set: PlaceSet, near: PlaceSet | undefined): Tally => {
  let [best, least] = [undefined as PlaceSet | undefined, set.size]
  for (const other of [index.whole, index.universal, ...(near === undefined ? [] : [near])]) {
    const difference = set.size + other.size - 2 * set.countIn(other)
    if (difference < least) [best, least] = [other, difference]
  }
  if (best === undefined) return fromScratch(index, set)
  const { categories, values } = tallyOf(index, best)
  const tally = { values: values.slice(), categories: categories.slice() }
  add(index, tally, set.minus(best), 1)
  add(index, tally, best.minus(set), -1)
  return tally
}

const add = ({ carried, categoryOf, starts }: Counted, { categories, values }: Tally, set: PlaceSet, each: number): void =>
  set.each((place) => {
    categories[categoryOf[place]!]! += each
    for (let at = starts[place]!; at < starts[place + 1]!; at++) values[carried[at]!]! += each
  })
