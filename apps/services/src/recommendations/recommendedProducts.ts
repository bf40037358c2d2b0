import { isPurchaseable } from "@camber/domain/catalogue"
import { sql, type SqlBool } from "kysely"
import { type ProductCondition, withIds } from "../discovery/ListingFilter.ts"
import { readiness } from "../products/availability.ts"
import { productRows } from "../products/productRows.ts"
import type { Store } from "../schema/Store.ts"
import type { WireItem } from "./block.ts"
import { recommendedItem } from "./recommendedItem.ts"

/** What can be bought. */
export const sold = readiness.filter(isPurchaseable)

/** Which products, and which of them first. */
export interface ProductChoice {
  readonly condition: ProductCondition
  /** The best sellers, the newest, or these base numbers alone in their own order. */
  readonly order: "popular" | "new" | ReadonlyArray<string>
  /** Base numbers that are left out: what the shopper has already. */
  readonly without: ReadonlyArray<string>
  readonly limit: number
}

/** The first products of a choice that can be bought, as items. */
export const recommendedProducts = async (
  store: Store,
  { condition, limit, order, without }: ProductChoice
): Promise<ReadonlyArray<WireItem>> => {
  if (order.length === 0) return []
  const chosen = store.database
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
  const ids = (await chosen.execute()).map((row) => row.product_page_id)
  const rows = await productRows(store.database, withIds(ids)).execute()
  const byId = new Map(rows.map((row) => [row.product_page_id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => recommendedItem(row, store.pictures, null))
}
