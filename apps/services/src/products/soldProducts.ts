import { type ExpressionBuilder, type Kysely, sql, type SqlBool } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import { bySkus } from "./baseNumber.ts"
import { kitLines } from "./productRecords.ts"
import { queryProductRows, queryApplications } from "./queryProductRows.ts"

/**
 * Queries the products of cart lines, with their kit lines and those of the given variants that still exist, in one query. `isJudged` adds
 * the applications, which verdicts need. A product is returned even if its variant no longer exists.
 */
export const soldProducts = (database: Kysely<Tables>, skuVariantNumbers: ReadonlyArray<string>, isJudged: boolean) =>
  queryProductRows(database, bySkus(skuVariantNumbers))
    .select((product) => [soldVariants(product, skuVariantNumbers).as("variants"), kitLines(product).as("kitLines")])
    .$if(isJudged, (query) => query.select((product) => queryApplications(product).as("applications")))

export type SoldProduct = Awaited<ReturnType<ReturnType<typeof soldProducts>["execute"]>>[number]
export type SoldVariant = SoldProduct["variants"][number]

const soldVariants = (product: ExpressionBuilder<Tables, "product">, skuVariantNumbers: ReadonlyArray<string>) =>
  jsonArrayFrom(
    product
      .selectFrom("variant")
      .select([
        "variant.sku_variant_number",
        "variant.option_value_ids",
        "variant.price_cents",
        "variant.list_price_cents",
        "variant.availability",
        "variant.quantity",
        "variant.lead_days",
        "variant.available_on",
        "variant.minimum_quantity",
        "variant.core_charge_cents",
        "variant.weight_pounds",
        "variant.longest_inches",
        "variant.ships_by_freight",
        "variant.is_ground_only",
        "variant.image"
      ])
      .whereRef("variant.product_page_id", "=", "product.product_page_id")
      .where(sql<SqlBool>`variant.sku_variant_number = any(${skuVariantNumbers})`)
  )
