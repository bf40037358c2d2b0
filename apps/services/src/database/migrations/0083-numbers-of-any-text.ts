import type { ConcurrentIndex } from "../concurrentIndex.ts"

/** Older programs use the index of migration 0071. */
export const keepsOlder = true

/** Like the index of migration 0071, for numbers with any separator and for missing numbers. `findParts.ts` uses this expression. */
export const index: ConcurrentIndex = {
  name: "variant_numbers",
  on: `variant using gin (upper(regexp_replace(coalesce(mpn, ''), '[^0-9A-Za-z]', '', 'g') || ' ' || regexp_replace(sku_variant_number, '[^0-9A-Za-z]', '', 'g') || ' ' || coalesce(upc, '')) gin_trgm_ops)`
}
