import { copyToShared } from "../columns/ordinalMap.ts"
import { ProductBitset } from "../columns/ProductBitset.ts"
import { type ChangingColumns, type FixedColumns, type IndexedSort, sortComparators, type Comparator } from "./sortComparators.ts"

/**
 * Moves the changed products to their new positions. Removes these products from the order, sorts them and merges them again. This takes a
 * single pass, while sorting all products would block the event loop.
 */
const updateSortOrder = (order: Int32Array, changed: ProductBitset, compare: Comparator): Int32Array => {
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

/** All ordinals in each sort order. Among equal products, more popular products come first. */
export type SortOrders = Readonly<Record<IndexedSort, Int32Array>>

const indexedSorts = Object.keys(sortComparators) as ReadonlyArray<IndexedSort>

const mapSorts = <A>(create: (sort: IndexedSort) => A): Readonly<Record<IndexedSort, A>> =>
  Object.fromEntries(indexedSorts.map((sort) => [sort, create(sort)])) as Record<IndexedSort, A>

export const createSortOrders = (productCount: number, columns: FixedColumns & ChangingColumns): SortOrders => {
  const ordinals = Int32Array.from({ length: productCount }, (_, ordinal) => ordinal)
  // Sorting is stable, so equal products stay in the order of popularity.
  return mapSorts((sort) => {
    const comparator = sortComparators[sort]
    return copyToShared(comparator.kind === "ordinal" ? ordinals : ordinals.toSorted(comparator.create(columns)))
  })
}

/**
 * Moves the changed products in the orders with a changed column.
 *
 * @returns The same record if no order changes.
 */
export const updateSortOrders = (
  orders: SortOrders,
  before: ChangingColumns,
  after: ChangingColumns,
  changed: ProductBitset
): SortOrders => {
  const ordinals = changed.toOrdinals()
  const updated = mapSorts((sort) => {
    const comparator = sortComparators[sort]
    if (comparator.kind !== "changing") return orders[sort]
    const columns = comparator.columns.filter((column) => before[column] !== after[column])
    const moved = ordinals.filter((ordinal) => columns.some((column) => before[column][ordinal] !== after[column][ordinal]))
    return moved.length === 0
      ? orders[sort]
      : updateSortOrder(orders[sort], ProductBitset.from(changed.productCount, moved), comparator.create(after))
  })
  return indexedSorts.every((sort) => updated[sort] === orders[sort]) ? orders : updated
}
