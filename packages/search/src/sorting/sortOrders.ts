import { copyToShared } from "../columns/shared.ts"
import { ProductBitset } from "../columns/ProductBitset.ts"
import { type ChangingColumns, type FixedColumns, type IndexedSort, sortComparators } from "./sortComparators.ts"
import { updateSortOrder } from "./updateSortOrder.ts"

/** All ordinals in each sort order; more popular ones come first among equals. */
export type SortOrders = Readonly<Record<IndexedSort, Int32Array>>

const indexedSorts = Object.keys(sortComparators) as ReadonlyArray<IndexedSort>

const mapSorts = <A>(create: (sort: IndexedSort) => A): Readonly<Record<IndexedSort, A>> =>
  Object.fromEntries(indexedSorts.map((sort) => [sort, create(sort)])) as Record<IndexedSort, A>

export const createSortOrders = (productCount: number, columns: FixedColumns & ChangingColumns): SortOrders => {
  const ordinals = Int32Array.from({ length: productCount }, (_, ordinal) => ordinal)
  // Sorting is stable, so equal products keep the order of popularity
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
