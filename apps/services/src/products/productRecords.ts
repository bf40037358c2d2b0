import type { ExpressionBuilder, Kysely } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import type { ProductCondition } from "./ListingFilter.ts"
import { queryProductRowsWithFitment } from "./queryProductRows.ts"

type Products = ExpressionBuilder<Tables, "product">

/** Queries products with all variants, applications and kit lines, with the fields that product pages and options need. */
export const productRecords = (database: Kysely<Tables>, condition: ProductCondition) =>
  queryProductRowsWithFitment(database, condition)
    .select([
      "product.category_id",
      "product.product_type_id",
      "product.description",
      "product.bullets",
      "product.specifications",
      "product.restrictions",
      "product.is_kit",
      "product.lead_variant_number"
    ])
    .select((product) => [allVariants(product).as("allVariants"), kitLines(product).as("kitLines"), pictures(product).as("pictures")])

export type ProductRecord = Awaited<ReturnType<ReturnType<typeof productRecords>["execute"]>>[number]
export type VariantRow = ProductRecord["allVariants"][number]

const allVariants = (product: Products) =>
  jsonArrayFrom(
    product
      .selectFrom("variant")
      .selectAll("variant")
      .whereRef("variant.product_page_id", "=", "product.product_page_id")
      .orderBy("variant.ordinality")
  )

/** Selects the lines of a kit in display order. */
export const kitLines = (product: Products) =>
  jsonArrayFrom(
    product
      .selectFrom("kit_component")
      .select([
        "kit_component.ordinality",
        "kit_component.component_page_id",
        "kit_component.component_variant_number",
        "kit_component.quantity",
        "kit_component.choice_group"
      ])
      .whereRef("kit_component.product_page_id", "=", "product.product_page_id")
      .orderBy("kit_component.ordinality")
  )

/** Selects the photographs and documents of a product that are ready, in display order. */
const pictures = (product: Products) =>
  jsonArrayFrom(
    product
      .selectFrom("product_picture as placed")
      .innerJoin("picture", "picture.source", "placed.source")
      .select(["placed.sku", "placed.alt", "picture.kind", "picture.hash", "picture.width", "picture.height", "picture.bytes"])
      .whereRef("placed.product_page_id", "=", "product.product_page_id")
      .where("picture.hash", "is not", null)
      .orderBy("placed.ordinality")
  )
