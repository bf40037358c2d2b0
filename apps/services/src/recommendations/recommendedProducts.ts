import { isPurchaseable, readiness } from "@camber/domain/catalog"
import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ProductCondition } from "../products/ListingFilter.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { WireItem } from "./createBlock.ts"
import { recommendedRows, recommendedItem } from "./recommendedItem.ts"

export const sold = readiness.filter(isPurchaseable)

/** Criteria that select products, and their order. */
export interface ProductChoice {
  readonly condition: ProductCondition
  /** Best sellers first, newest first, or exactly these base numbers in this order. */
  readonly order: "popular" | "new" | ReadonlyArray<string>
  /** Base numbers to leave out, because the shopper already has them. */
  readonly without: ReadonlyArray<string>
  readonly limit: number
  /** Prices in cents of the parts that the recommended products could replace, by product type. */
  readonly insteadOf?: ReadonlyMap<number, number>
}

/** Queries the ids of the first purchasable products that match the criteria. */
export const chosenProducts = (database: Kysely<Tables>, { condition, limit, order, without }: ProductChoice) =>
  database
    .selectFrom("product")
    .select("product_page_id")
    .where("availability", "in", sold)
    .where(sql<SqlBool>`sku_base_number <> all(${without})`)
    .where(condition)
    .$if(typeof order !== "string", (products) =>
      products.where(sql<SqlBool>`sku_base_number = any(${order}::text[])`).orderBy(sql`array_position(${order}::text[], sku_base_number)`)
    )
    .$if(order === "new", (products) => products.orderBy("added_on", "desc"))
    .orderBy("sales_rank")
    .orderBy("product_page_id")
    .limit(limit)

/** Loads the products that match the criteria, as recommended items. */
export const recommendedProducts = async (
  { database, imageUrls }: ResolverContext,
  choice: ProductChoice
): Promise<ReadonlyArray<WireItem>> => {
  if (choice.order.length === 0) return []
  const ids = (await chosenProducts(database, choice).execute()).map((row) => row.product_page_id)
  const rows = await recommendedRows(database, ids).execute()
  const byId = new Map(rows.map((row) => [row.product_page_id, row]))
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => recommendedItem(row, imageUrls, null, choice.insteadOf?.get(row.product_type_id) ?? null))
}
