import type { ListingIndex } from "./ListingIndex.ts"
import { PlaceSet } from "./PlaceSet.ts"

/** Which products a listing holds, how many in each category, and with each value of each facet. */
export interface ListingCounts {
  /** The places of the products that hold all choices. */
  readonly listed: PlaceSet
  /** By category, categories below not included. */
  readonly categories: ReadonlyMap<string, number>
  readonly facets: ReadonlyArray<{ readonly name: string; readonly value: string; readonly count: number }>
}

/**
 * Counts a listing: `base` are the ids, each once, of what it holds before its facets; null is the whole catalogue. The counts of a facet
 * ignore its own choice, so that a second value of it shows what it would add; they respect all the others. At most 31 facets may be chosen
 * from.
 */
export const countListing = (
  index: ListingIndex,
  base: ReadonlyArray<number> | null,
  choices: ReadonlyMap<string, ReadonlyArray<string>>
): ListingCounts => {
  const { carried, categories, categoryOf, starts, values } = index
  const names = [...choices.keys()]
  const facetOf = Int8Array.from(values, ({ name }) => names.indexOf(name))
  const held = heldChoices(index, choices)
  const whole = 2 ** names.length - 1
  const counts = new Int32Array(values.length)
  const inCategory = new Int32Array(categories.length)
  const listed = new PlaceSet(held.length)
  const count = (place: number) => {
    const [from, to] = [starts[place]!, starts[place + 1]!]
    const missing = whole & ~held[place]!
    if (missing === 0) {
      for (let at = from; at < to; at++) counts[carried[at]!]! += 1
      inCategory[categoryOf[place]!]! += 1
      listed.add(place)
    } else if ((missing & (missing - 1)) === 0) {
      // One choice that does not hold: the product counts for the other values of that facet alone. With two it counts nowhere.
      const only = 31 - Math.clz32(missing)
      for (let at = from; at < to; at++) if (facetOf[carried[at]!] === only) counts[carried[at]!]! += 1
    }
  }
  if (base === null) for (let place = 0; place < held.length; place++) count(place)
  else for (const id of base) if (index.places.has(id)) count(index.places.get(id)!)
  return {
    listed,
    categories: new Map(categories.flatMap((id, at) => (inCategory[at] === 0 ? [] : [[id, inCategory[at]!] as const]))),
    facets: values.flatMap(({ name, value }, at) => (counts[at] === 0 ? [] : [{ name, value, count: counts[at]! }]))
  }
}

/** By product: one bit for each choice that it holds, in the order of the choices. */
const heldChoices = ({ productIds, values }: ListingIndex, choices: ReadonlyMap<string, ReadonlyArray<string>>): Int32Array => {
  const held = new Int32Array(productIds.length)
  for (const [bit, [chosen, accepted]] of [...choices].entries())
    for (const { name, places, value } of values)
      if (name === chosen && accepted.includes(value)) for (let at = 0; at < places.length; at++) held[places[at]!]! |= 1 << bit
  return held
}
