import { sql, type SqlBool } from "kysely"
import type { ProductCondition } from "./ListingFilter.ts"

/** Returns the base number of a SKU: `CAM-1A` for `CAM-1A-3` and for itself. Returns any other text unchanged. */
export const parseBaseNumber = (skuOrSkuBase: string): string => /^[0-9A-Z]+-[0-9A-Z]+/.exec(skuOrSkuBase)?.[0] ?? skuOrSkuBase

/** Matches products by base number. */
export const byBaseNumbers =
  (skuBaseNumbers: ReadonlyArray<string>): ProductCondition =>
  (product) =>
    sql<SqlBool>`${product.ref("product.sku_base_number")} = any(${skuBaseNumbers})`
