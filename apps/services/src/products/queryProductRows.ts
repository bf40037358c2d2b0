import type { ProductCard } from "@camber/domain/catalog"
import { formatCents, toDollars } from "@camber/domain/money"
import type { Verdict } from "@camber/domain/fitment"
import { type Expression, type ExpressionBuilder, type Kysely, sql, type SqlBool } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { ChangeTopic, Tables } from "../database/tables.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import { formatAvailability } from "./availability.ts"
import { toPricing } from "./pricing.ts"

/** Change topics that affect a card or its position in a list. */
export const cardTopics: ReadonlySet<ChangeTopic> = new Set([
  "catalogue",
  "price",
  "product",
  "quantity",
  "rating",
  "reference",
  "report",
  "stock"
])

/** Queries the fields of a card: the product with its brand and lead variant. */
export const queryProductRows = (
  database: Kysely<Tables>,
  condition: (product: ExpressionBuilder<Tables, "product">) => Expression<SqlBool>
) =>
  database
    .selectFrom("product")
    .innerJoin("brand", "brand.brand_id", "product.brand_id")
    .innerJoin("variant as lead", "lead.sku_variant_number", "product.lead_variant_number")
    .select([
      "product.product_page_id",
      "product.sku_base_number",
      "product.slug",
      "product.title",
      "product.options",
      "product.deciding",
      "product.segment",
      "product.affinity",
      "product.ribbon_text",
      "product.has_active_rebate",
      "product.rebate_cents",
      "product.kit_item_count",
      "product.is_for_vehicles",
      "product.price_cents",
      "product.list_price_cents",
      "product.availability",
      "product.rating",
      "product.review_count",
      "product.image",
      "product.country_of_origin",
      "brand.name as brand",
      "lead.price_in_cart",
      "lead.quantity",
      "lead.lead_days",
      "lead.available_on",
      sql<string>`current_date`.as("today"),
      sql<boolean>`exists (select from variant other where other.product_page_id = product.product_page_id
        and other.price_cents <> product.price_cents)`.as("hasPriceRange"),
      sql<number | null>`(select max(other.price_cents) from variant other where other.product_page_id = product.product_page_id
        and other.price_cents > product.price_cents and not other.price_in_cart)`.as("highest_cents")
    ])
    .where(condition)

export type ProductRow = Awaited<ReturnType<ReturnType<typeof queryProductRows>["execute"]>>[number]

/** Returns the fields that product cards and recommendation cards share. */
export const toCardFacts = (row: ProductRow, imageUrls: ImageUrls) => ({
  skuBaseNumber: row.sku_base_number,
  productPageId: row.product_page_id,
  productPageUrl: siteUrls.product(row),
  displayTitle: row.title,
  brand: row.brand,
  countryOfOrigin: row.country_of_origin,
  thumbnailImageLink: imageUrls.of(row.image),
  rating: row.rating,
  reviewCount: row.review_count,
  availability: row.availability,
  availabilityText: formatAvailability(row, row.today),
  ribbonText: row.ribbon_text,
  // The text "From" requires a visible price.
  hasPriceRange: row.hasPriceRange && !row.price_in_cart,
  segmentCategorization: row.segment,
  superMarketAffinity: row.affinity,
  pricing: toPricing(row)
})

/** Converts a row to a card in the wire format, with the price and stock of the lead variant. */
export const toProductCard = (row: ProductRow, imageUrls: ImageUrls, fit: Verdict | null): typeof ProductCard.Encoded => ({
  ...toCardFacts(row, imageUrls),
  hasActiveRebate: row.has_active_rebate,
  rebate: row.has_active_rebate && row.rebate_cents !== null ? toDollars(row.rebate_cents) : null,
  kitItemCount: row.kit_item_count,
  deciding: row.deciding,
  highestPriceString: row.price_in_cart || row.highest_cents === null ? null : formatCents(row.highest_cents),
  hasOptions: row.options.some(({ values }) => values.length > 1),
  fit
})

/** Queries the rows with their fitment data, so that a page of cards takes one query. */
export const queryProductRowsWithFitment = (...query: Parameters<typeof queryProductRows>) =>
  queryProductRows(...query).select((product) => [
    queryApplications(product).as("applications"),
    jsonArrayFrom(
      product
        .selectFrom("variant")
        .select(["variant.option_value_ids", "variant.availability"])
        .whereRef("variant.product_page_id", "=", "product.product_page_id")
    ).as("variants")
  ])

/** Selects all applications of a product. */
export const queryApplications = (product: ExpressionBuilder<Tables, "product">) =>
  jsonArrayFrom(
    product.selectFrom("application").selectAll("application").whereRef("application.product_page_id", "=", "product.product_page_id")
  )

export type JudgedProductRow = Awaited<ReturnType<ReturnType<typeof queryProductRowsWithFitment>["execute"]>>[number]
