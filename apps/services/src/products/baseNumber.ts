import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ProductCondition } from "./ListingFilter.ts"

/** Matches the number of a product, alone or at the beginning of a SKU: `CAM-1A-3`. */
const ownNumber = /^([0-9A-Z]{1,12}-[0-9A-Z]{1,12})(?:-[0-9]{1,4})?$/

/** Product number for a removed SKU that does not contain the number of its product. Clients require a number. */
const NO_BASE_NUMBER = "GONE-0"

/** Returns the product's number that a SKU contains: `CAM-1A` for both `CAM-1A-3` and `CAM-1A`. */
export const parseBaseNumber = (skuOrSkuBase: string): string => ownNumber.exec(skuOrSkuBase)?.[1] ?? NO_BASE_NUMBER

/** Matches products by base number. */
export const byBaseNumbers =
  (skuBaseNumbers: ReadonlyArray<string>): ProductCondition =>
  (product) =>
    sql<SqlBool>`${product.ref("product.sku_base_number")} = any(${skuBaseNumbers})`

/** Matches the products of SKUs. A removed SKU matches its product if it contains the product's number. */
export const bySkus =
  (skuVariantNumbers: ReadonlyArray<string>): ProductCondition =>
  (product) =>
    sql<SqlBool>`${product.ref("product.product_page_id")} = any(array(
      select product_page_id from variant where sku_variant_number = any(${skuVariantNumbers})
      union select product_page_id from product where sku_base_number = any(${[...new Set(skuVariantNumbers.map(parseBaseNumber))]})))`

/** Matches the product with a base number, or with a SKU, in any letter case. */
export const byAnyNumber =
  (skuOrSkuBase: string): ProductCondition =>
  (product) =>
    sql<SqlBool>`${product.ref("product.product_page_id")} = any(array(
      select product_page_id from variant where lower(sku_variant_number) = lower(${skuOrSkuBase})
      union select product_page_id from product where sku_base_number = upper(${skuOrSkuBase})))`

/** Returns the base numbers of the products of SKUs. */
export const readBaseNumbers = async (
  database: Kysely<Tables>,
  skuVariantNumbers: ReadonlyArray<string>
): Promise<ReadonlyArray<string>> => {
  if (skuVariantNumbers.length === 0) return []
  const rows = await database.selectFrom("product").select("sku_base_number").where(bySkus(skuVariantNumbers)).execute()
  return rows.map(({ sku_base_number }) => sku_base_number)
}
