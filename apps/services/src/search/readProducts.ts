import { type Kysely, sql } from "kysely"
import { isInCatalog } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import { appliesToAll } from "../products/fits.sql.ts"
import { packedOfferColumns, offerColumns, packInts } from "./readOffers.ts"
import type { PackedProducts } from "@camber/search/listing-index"
import { computedFacetNames } from "@camber/search/facets"

/** Number of products in one row of the result. Reading a row takes a few milliseconds. */
const PART = 20_000

/** Reads all products in four queries. */
export const readPackedProducts = async (database: Kysely<Tables>): Promise<PackedProducts> => {
  const products = await database
    .selectFrom((from) =>
      from
        .selectFrom("product")
        .innerJoin("variant as lead", "lead.sku_variant_number", "product.lead_variant_number")
        .select("product.product_page_id as id")
        .select(offerColumns)
        .select(sql<number>`product.added_on - date '2000-01-01'`.as("day"))
        .select(sql<number>`(row_number() over (order by product.sales_rank, product.product_page_id) - 1) / ${PART}::int`.as("part"))
        .where(isInCatalog("product.product_page_id"))
        .orderBy("product.sales_rank")
        .orderBy("product.product_page_id")
        .as("sold")
    )
    .select([packInts(sql`id`).as("ids"), packInts(sql`day`).as("days")])
    .select(packedOfferColumns)
    .groupBy("part")
    .orderBy("part")
    .execute()
  const categories = await database
    .selectFrom("product")
    .select(["category_id", packInts(sql`product_page_id`).as("ids")])
    .where(isInCatalog("product.product_page_id"))
    .groupBy("category_id")
    .orderBy("category_id")
    .execute()
  const values = await database
    .selectFrom("product_facet")
    .select(["name", "value", packInts(sql`product_page_id`).as("ids")])
    .where("name", "not in", computedFacetNames)
    .where(isInCatalog("product_facet.product_page_id"))
    .groupBy(["name", "value"])
    .orderBy("name")
    .orderBy("value")
    .execute()
  const universal = await database
    .selectFrom("application")
    .select(packInts(sql`product_page_id`).as("ids"))
    .where(appliesToAll)
    .where(isInCatalog("application.product_page_id"))
    .executeTakeFirstOrThrow()
  return { products, categories, values, universal: universal.ids }
}
