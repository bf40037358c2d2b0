import type { Sort } from "@camber/domain/search"
import type { OfferColumn, OfferColumns } from "../columns/offerColumns.ts"
import type { Ratings } from "../columns/ratings.ts"

/** Sort orders that depend only on the products. Relevance also depends on the query and the vehicle. */
export type IndexedSort = Exclude<Sort, "relevance">

/** Compares two ordinals. Returns 0 for equal products, of which the more popular then comes first. */
export type Comparator = (a: number, b: number) => number

/** Columns that do not change within a catalog version. */
export interface FixedColumns {
  /** Day on which the product was added, in days since 2000-01-01. */
  readonly addedOn: Int32Array
}

/** Columns that change within a catalog version. */
export interface ChangingColumns extends OfferColumns, Ratings {}

export type ChangingColumn = keyof ChangingColumns

/** A comparator and its columns. An index update rebuilds an order only if one of its columns changes. */
export type SortComparator =
  | { readonly kind: "ordinal" }
  | { readonly kind: "fixed"; readonly create: (columns: FixedColumns) => Comparator }
  | {
      readonly kind: "changing"
      readonly columns: ReadonlyArray<ChangingColumn>
      readonly create: (columns: ChangingColumns) => Comparator
    }

const compareFixed = (create: (columns: FixedColumns) => Comparator): SortComparator => ({ kind: "fixed", create })

/** Creates a comparator. It can only read the columns that it declares. */
const compareBy = <Column extends ChangingColumn>(
  columns: ReadonlyArray<Column>,
  create: (columns: Pick<ChangingColumns, Column>) => Comparator
): SortComparator => ({ kind: "changing", columns, create })

/** Converts a price to a sort key. A price that only the cart shows comes last in both directions. */
const toAscendingRank = (cents: number): number => (cents < 0 ? Number.MAX_SAFE_INTEGER : cents)

export const sortComparators: Readonly<Record<IndexedSort, SortComparator>> = {
  // Sorts by ordinal, because ordinals are in the order of popularity.
  popular: { kind: "ordinal" },
  price: compareBy(
    ["prices"],
    ({ prices }) =>
      (a, b) =>
        toAscendingRank(prices[a]!) - toAscendingRank(prices[b]!)
  ),
  "-price": compareBy(
    ["prices"],
    ({ prices }) =>
      (a, b) =>
        prices[b]! - prices[a]!
  ),
  rating: compareBy(
    ["rating", "reviewCount"],
    ({ rating, reviewCount }) =>
      (a, b) =>
        rating[b]! - rating[a]! || reviewCount[b]! - reviewCount[a]!
  ),
  new: compareFixed(
    ({ addedOn }) =>
      (a, b) =>
        addedOn[b]! - addedOn[a]!
  )
}

const priceColumns: ReadonlyArray<OfferColumn> = ["prices", "listPrices"]

/** Returns whether a sort order depends on prices. */
export const isPriceSort = (sort: Sort): boolean => {
  if (sort === "relevance") return false
  const comparator = sortComparators[sort]
  return comparator.kind === "changing" && comparator.columns.some((column) => priceColumns.some((own) => own === column))
}
