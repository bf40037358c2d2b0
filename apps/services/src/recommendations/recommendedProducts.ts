import { isPurchaseable } from "@camber/domain/catalogue"
import type { RecommendedItem } from "@camber/domain/recommendations"
import { sql, type SqlBool } from "kysely"
import { type ProductCondition, withIds } from "../discovery/ListingFilter.ts"
import { readiness } from "../products/availability.ts"
import { pricingOf } from "../products/pricing.ts"
import { type ProductRow, productRows } from "../products/productRows.ts"
import { addresses } from "../schema/addresses.ts"
import type { Pictures } from "../schema/pictures.ts"
import type { Store } from "../schema/Store.ts"

type WireItem = typeof RecommendedItem.Encoded

/** Which products, and which of them first. */
export interface ProductChoice {
  readonly condition: ProductCondition
  readonly order: "popular" | "new"
  /** Base numbers that are left out: what the shopper has already. */
  readonly without: ReadonlyArray<string>
  readonly limit: number
}

/** The first products of a choice that can be bought, as items. */
export const recommendedProducts = async (
  { database, pictures }: Store,
  { condition, limit, order, without }: ProductChoice
): Promise<ReadonlyArray<WireItem>> => {
  const chosen = database
    .selectFrom("product")
    .select("product_page_id")
    .where("availability", "in", readiness.filter(isPurchaseable))
    .where(sql<SqlBool>`sku_base_number <> all(${without})`)
    .where(condition)
    .$if(order === "new", (products) => products.orderBy("added_on", "desc"))
    .orderBy("sales_rank")
    .orderBy("product_page_id")
    .limit(limit)
  const ids = (await chosen.execute()).map((row) => row.product_page_id)
  const rows = await productRows(database, withIds(ids)).execute()
  const byId = new Map(rows.map((row) => [row.product_page_id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => itemOf(row, pictures))
}

const itemOf = (row: ProductRow, pictures: Pictures): WireItem => ({
  _tag: "Product",
  recommendationType: null,
  skuVariant: null,
  skuBase: row.sku_base_number,
  originSkuPrice: null,
  displaySavingsRibbon: false,
  hasActiveRebate: row.has_active_rebate,
  publicSkuBaseDetails: {
    skuBaseNumber: row.sku_base_number,
    displayTitle: row.title,
    brand: row.brand,
    availability: row.availability,
    productPageUrl: addresses.product(row),
    productPageId: row.product_page_id,
    thumbnailImageLink: pictures.of(row.image),
    rating: row.rating,
    reviewCount: row.review_count,
    ribbonText: row.ribbon_text,
    segmentCategorization: row.segment,
    hasNoKitBaseComponents: row.kit_item_count === 0,
    superMarketAffinity: row.affinity,
    pricing: pricingOf(row.price_cents, row.list_price_cents)
  },
  publicSkuVariantDetails: null
})
