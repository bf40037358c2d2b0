import { PAGE_SIZE, type Sort } from "@camber/domain/search"
import type { ProductBitset } from "../columns/ProductBitset.ts"
import type { ListingIndex } from "./ListingIndex.ts"

/** The products that fit a project. */
export interface FittingProducts {
  readonly all: ProductBitset
  /** Those made for the vehicle, which come before universal ones. */
  readonly made: ProductBitset
}

export interface PageOrder {
  readonly sort: Sort
  /** From 1. */
  readonly page: number
  /** By relevance, these come first; null without a vehicle. */
  readonly fitsFirst: FittingProducts | null
}

/** Returns the product ids of one page. */
export const getListingPage = (index: ListingIndex, listed: ProductBitset, { fitsFirst, page, sort }: PageOrder): ReadonlyArray<number> => {
  const [from, to] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE]
  const ordinals =
    sort !== "relevance"
      ? listed.sliceInOrder(index.orders[sort], from, to)
      : fitsFirst === null
        ? listed.slice(from, to)
        : sliceByFit(listed, fitsFirst, from, to)
  return ordinals.map((ordinal) => index.productIds[ordinal]!)
}

/** Products made for the vehicle come first, then universal ones, then the rest; the more popular one first among equals. */
const sliceByFit = (listed: ProductBitset, { all, made }: FittingProducts, from: number, to: number): ReadonlyArray<number> => {
  const fitting = listed.and(all)
  let before = 0
  return [fitting.and(made), fitting.minus(made), listed.minus(all)].flatMap((own) => {
    const part = own.slice(Math.max(0, from - before), Math.max(0, to - before))
    before += own.size
    return part
  })
}
