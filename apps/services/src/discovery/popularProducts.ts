import { expressionBuilder, type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ProductCondition } from "../products/ListingFilter.ts"
import type { Search } from "./searchCondition.ts"

/** How many of the best sellers are looked through before the index of words is asked. */
const bestSellers = 600

interface Hit {
  readonly product_page_id: number
}

/**
 * The best sellers among what a search finds, at most `limit`. A common word is met early among the best sellers, where the index of words
 * would first collect all of its hits; a rare one is the other way round. So the cheap way is tried first: at any size of the catalogue
 * one of the two is quick, which the planner's one estimate cannot tell.
 */
export const popularProducts = async (
  database: Kysely<Tables>,
  { condition, isBroad }: Pick<Search, "condition" | "isBroad">,
  limit: number
) => {
  const early = isBroad ? await ids(amongBestSellers(condition, limit), database) : []
  return early.length === limit ? early : ids(amongHits(condition, limit), database)
}

const ids = async (query: ReturnType<typeof amongHits>, database: Kysely<Tables>): Promise<ReadonlyArray<number>> =>
  (await query.execute(database)).rows.map(({ product_page_id }) => product_page_id)

const product = expressionBuilder<Tables, "product">()

const amongBestSellers = (condition: ProductCondition, limit: number) => sql<Hit>`
  select product_page_id from (select * from product order by sales_rank limit ${bestSellers}) product
  where ${condition(product)} order by sales_rank limit ${limit}`

const amongHits = (condition: ProductCondition, limit: number) => sql<Hit>`
  with hit as materialized (select product.product_page_id, product.sales_rank from product where ${condition(product)})
  select product_page_id from hit order by sales_rank, product_page_id limit ${limit}`
