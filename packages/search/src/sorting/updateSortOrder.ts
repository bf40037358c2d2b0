import type { ProductBitset } from "../columns/ProductBitset.ts"

/**
 * An order of all places after some of them have changed: these are taken out, sorted, and put in again, which is one walk along the order where
 * sorting it anew would keep everybody waiting. `compare` is 0 among equals, of which the most popular come first.
 */
export const updateSortOrder = (order: Int32Array, changed: ProductBitset, compare: (a: number, b: number) => number): Int32Array => {
  const ranks = (a: number, b: number) => compare(a, b) || a - b
  const moving = changed.part(0, changed.size).toSorted(ranks)
  const next = new Int32Array(order.length)
  let [at, mover] = [0, 0]
  for (let from = 0; from < order.length; from++) {
    const place = order[from]!
    if (changed.has(place)) continue
    while (mover < moving.length && ranks(moving[mover]!, place) < 0) next[at++] = moving[mover++]!
    next[at++] = place
  }
  while (mover < moving.length) next[at++] = moving[mover++]!
  return next
}
