import { PAGE_SIZE, type Sort } from "@camber/domain/search"
import { isUnavailable } from "../columns/offerColumns.ts"
import { ProductBitset } from "../columns/ProductBitset.ts"
import type { ListingIndex } from "./ListingIndex.ts"

/** The products that fit a project. */
export interface FittingProducts {
  readonly all: ProductBitset
  /** Products made for the vehicle, which come before universal products. */
  readonly made: ProductBitset
}

export interface PageOrder {
  readonly sort: Sort
  /** Page number, starting at 1. */
  readonly page: number
  /** Products that come first by relevance; null without a vehicle. */
  readonly fitsFirst: FittingProducts | null
}

/** Cache of the products that cannot be bought now, by index. */
const unavailable = new WeakMap<ListingIndex, ProductBitset>()

const getUnavailable = (index: ListingIndex): ProductBitset => {
  const known = unavailable.get(index)
  if (known !== undefined) return known
  const found = ProductBitset.matching(index.allProducts.productCount, (ordinal) => isUnavailable(index.offers, ordinal))
  unavailable.set(index, found)
  return found
}

/** Returns the product ids of one page. */
export const getListingPage = (index: ListingIndex, listed: ProductBitset, { fitsFirst, page, sort }: PageOrder): ReadonlyArray<number> => {
  const [from, to] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE]
  const ordinals =
    sort === "relevance"
      ? sliceByRelevance(listed, fitsFirst, getUnavailable(index), from, to)
      : listed.sliceInOrder(index.orders[sort], from, to)
  return ordinals.map((ordinal) => index.productIds[ordinal]!)
}

/**
 * Products made for the vehicle come first, then universal products, then the rest. Within each group, more popular products come first and
 * unavailable products last.
 */
const sliceByRelevance = (
  listed: ProductBitset,
  fitsFirst: FittingProducts | null,
  gone: ProductBitset,
  from: number,
  to: number
): ReadonlyArray<number> => {
  let before = 0
  return groupsByFit(listed, fitsFirst)
    .flatMap((group) => [group.minus(gone), group.and(gone)])
    .flatMap((own) => {
      const part = own.slice(Math.max(0, from - before), Math.max(0, to - before))
      before += own.size
      return part
    })
}

const groupsByFit = (listed: ProductBitset, fitsFirst: FittingProducts | null): ReadonlyArray<ProductBitset> => {
  if (fitsFirst === null) return [listed]
  const { all, made } = fitsFirst
  const fitting = listed.and(all)
  return [fitting.and(made), fitting.minus(made), listed.minus(all)]
}
