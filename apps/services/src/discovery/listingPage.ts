import { PAGE_SIZE, type Sort } from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { fitRank } from "./fitRank.ts"
import type { ProductCondition } from "./ListingFilter.ts"
import { englishQuery } from "./searchText.ts"

export interface PageOrder {
  readonly sort: Sort
  /** From 1. */
  readonly page: number
  readonly words: ReadonlyArray<string>
  /** By relevance, what fits this project comes first; null leaves the car out of the order. */
  readonly fitsFirst: Project | null
}

/** Whether the most popular come first, with nothing else to order by. */
export const isByPopularity = ({ fitsFirst, sort, words }: PageOrder): boolean =>
  sort === "popular" || (sort === "relevance" && words.length === 0 && fitsFirst === null)

/**
 * The products of one page of those that hold `condition`. By relevance, guaranteed fits come before universal ones and both before the rest; among equals `words`
 * rank, and without any the most popular come first.
 */
export const listingPage = async (
  database: Kysely<Tables>,
  condition: ProductCondition,
  { sort, page, words, fitsFirst }: PageOrder
): Promise<ReadonlyArray<number>> => {
  const products = database.selectFrom("product").select("product.product_page_id").where(condition)
  const rank = sql`ts_rank_cd(product.search, ${englishQuery(words)})`
  const sorted = {
    relevance: () => {
      const byFit = fitsFirst === null ? products : products.orderBy((product) => fitRank(product, fitsFirst), "desc")
      return words.length === 0 ? byFit : byFit.orderBy(rank, "desc")
    },
    popular: () => products,
    price: () => products.orderBy("product.price_cents"),
    "-price": () => products.orderBy("product.price_cents", "desc"),
    rating: () => products.orderBy("product.rating", "desc").orderBy("product.review_count", "desc"),
    new: () => products.orderBy("product.added_on", "desc")
  }[sort]()
  const rows = await sorted
    .orderBy("product.sales_rank")
    .orderBy("product.product_page_id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return rows.map(({ product_page_id }) => product_page_id)
}
