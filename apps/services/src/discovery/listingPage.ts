import { PAGE_SIZE, type Sort } from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { withIds } from "../products/ListingFilter.ts"
import { fitRank } from "./fitRank.ts"
import type { IndexedSort, ListingIndex } from "./ListingIndex.ts"
import type { PlaceSet } from "./PlaceSet.ts"

export interface PageOrder {
  readonly sort: Sort
  /** From 1. */
  readonly page: number
  /** By relevance, what fits this project comes first; null leaves the car out of the order. */
  readonly fitsFirst: Project | null
}

/** The ids of one page of the products of `listed`: from memory, unless a car has a say in their order. */
export const listingPage = async (
  database: Kysely<Tables>,
  index: ListingIndex,
  listed: PlaceSet,
  order: PageOrder
): Promise<ReadonlyArray<number>> => {
  const sort = indexedSort(order)
  const from = (order.page - 1) * PAGE_SIZE
  const idsOf = (places: ReadonlyArray<number>) => places.map((place) => index.productIds[place]!)
  if (sort !== null) return idsOf(listed.partOf(index.orders[sort], from, from + PAGE_SIZE))
  return mostRelevant(database, idsOf(listed.partOf(index.orders.popular, 0, listed.size)), order)
}

/** null where the database has to order; without a car the most popular are the most relevant. */
const indexedSort = ({ fitsFirst, sort }: PageOrder): IndexedSort | null => {
  if (sort !== "relevance") return sort
  return fitsFirst === null ? "popular" : null
}

/** Guaranteed fits come before universal ones and both before the rest; among equals the most popular come first. */
const mostRelevant = async (
  database: Kysely<Tables>,
  productPageIds: ReadonlyArray<number>,
  { fitsFirst, page }: PageOrder
): Promise<ReadonlyArray<number>> => {
  const products = database.selectFrom("product").select("product.product_page_id").where(withIds(productPageIds))
  const byFit = fitsFirst === null ? products : products.orderBy((product) => fitRank(product, fitsFirst), "desc")
  const rows = await byFit
    .orderBy("product.sales_rank")
    .orderBy("product.product_page_id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return rows.map(({ product_page_id }) => product_page_id)
}
