import { sql, type SqlBool } from "kysely"
import type { ProductCondition } from "./ListingFilter.ts"

/** The base that a number is of: `CAM-1A` for the variant `CAM-1A-3` and for itself. Any other text stays what it is. */
export const parseBaseNumber = (skuOrSkuBase: string): string => /^[0-9A-Z]+-[0-9A-Z]+/.exec(skuOrSkuBase)?.[0] ?? skuOrSkuBase

/** Products by their base numbers. */
export const byBaseNumbers =
  (skuBaseNumbers: ReadonlyArray<string>): ProductCondition =>
  (product) =>
    sql<SqlBool>`${product.ref("product.sku_base_number")} = any(${skuBaseNumbers})`
