import type { ExpressionBuilder, Kysely } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import { withIds } from "../products/ListingFilter.ts"
import { queryProductRows } from "../products/queryProductRows.ts"

/** Queries the products of recommended items, with their lead variant and kit components. */
export const recommendedRows = (database: Kysely<Tables>, productPageIds: ReadonlyArray<number>) =>
  queryProductRows(database, withIds(productPageIds)).select((product) => [
    "product.lead_variant_number",
    "product.product_type_id",
    "lead.availability as leadAvailability",
    kitBases(product).as("kitBases")
  ])

export type RecommendedRow = Awaited<ReturnType<ReturnType<typeof recommendedRows>["execute"]>>[number]

const kitBases = (product: ExpressionBuilder<Tables, "product">) =>
  jsonArrayFrom(
    product
      .selectFrom("kit_component")
      .innerJoin("product as part", "part.product_page_id", "kit_component.component_page_id")
      .select(["part.sku_base_number as skuBaseNumber", "kit_component.choice_group as choiceGroup", "kit_component.ordinality"])
      .whereRef("kit_component.product_page_id", "=", "product.product_page_id")
      .orderBy("kit_component.ordinality")
  )
