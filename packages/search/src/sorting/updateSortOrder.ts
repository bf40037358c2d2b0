import type { ProductBitset } from "../columns/ProductBitset.ts"
import type { Comparator } from "./sortComparators.ts"

/**
 * Moves the changed products to their new positions.
 * Removes them, sorts them and merges them again: one pass instead of sorting all products, which would block the event loop.
 */
export const updateSortOrder = (order: Int32Array, changed: ProductBitset, compare: Comparator): Int32Array => {
  const compareWithTies: Comparator = (a, b) => compare(a, b) || a - b
  const moving = [...changed.toOrdinals()].toSorted(compareWithTies)
  const next = new Int32Array(order.length)
  let [at, mover] = [0, 0]
  for (let from = 0; from < order.length; from++) {
    const ordinal = order[from]!
    if (changed.has(ordinal)) continue
    while (mover < moving.length && compareWithTies(moving[mover]!, ordinal) < 0) next[at++] = moving[mover++]!
    next[at++] = ordinal
  }
  while (mover < moving.length) next[at++] = moving[mover++]!
  return next
}
