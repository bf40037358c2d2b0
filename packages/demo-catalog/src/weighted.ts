import type { Random } from "./random.ts"

/** Picks values in proportion to their weights, in logarithmic time. */
export interface Weighted<A> {
  readonly draw: (random: Random) => A
}

/** Throws if there are no values. */
export const weighted = <A>(values: ReadonlyArray<A>, weight: (value: A) => number): Weighted<A> => {
  const last = values.at(-1)
  if (last === undefined) throw new Error("Failed to choose by weight: the list is empty")
  const bounds: Array<number> = []
  let total = 0
  for (const value of values) bounds.push((total += weight(value)))
  return {
    draw: (random) => {
      const at = random.fraction() * total
      let low = 0
      let high = bounds.length - 1
      while (low < high) {
        const middle = (low + high) >> 1
        if ((bounds[middle] ?? total) > at) high = middle
        else low = middle + 1
      }
      return values[low] ?? last
    }
  }
}
