import { PAGE_SIZE, type Sort } from "@camber/domain/search"
import type { ListingIndex } from "./ListingIndex.ts"
import type { ProductBitset } from "../columns/ProductBitset.ts"

/** The places of what fits a project. */
export interface FittingProducts {
  readonly all: ProductBitset
  /** What is made for it comes before what fits everything. */
  readonly made: ProductBitset
}

export interface PageOrder {
  readonly sort: Sort
  /** From 1. */
  readonly page: number
  /** By relevance, what fits comes first; null leaves the car out of the order. */
  readonly fitsFirst: FittingProducts | null
}

/** The ids of one page of the products of `listed`. */
export const getListingPage = (index: ListingIndex, listed: ProductBitset, { fitsFirst, page, sort }: PageOrder): ReadonlyArray<number> => {
  const [from, to] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE]
  const places =
    sort !== "relevance"
      ? listed.partOf(index.orders[sort], from, to)
      : fitsFirst === null
        ? listed.part(from, to)
        : mostRelevant(listed, fitsFirst, from, to)
  return places.map((place) => index.productIds[place]!)
}

/** What is made for the car comes before what fits everything and both before the rest; among equals the most popular come first. */
const mostRelevant = (listed: ProductBitset, { all, made }: FittingProducts, from: number, to: number): ReadonlyArray<number> => {
  const fitting = listed.and(all)
  let before = 0
  return [fitting.and(made), fitting.minus(made), listed.minus(all)].flatMap((own) => {
    const part = own.part(Math.max(0, from - before), Math.max(0, to - before))
    before += own.size
    return part
  })
}
