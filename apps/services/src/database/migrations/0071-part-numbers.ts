import type { ConcurrentIndex } from "../concurrentIndex.ts"

/** Older programs look numbers up as before. */
export const keepsOlder = true

/** Any run of three characters of a part number finds its variant. The services ask for exactly this expression (`findParts.ts`). */
export const index: ConcurrentIndex = {
  name: "variant_part_numbers",
  on: `variant using gin (upper(translate(mpn, '-./_ ', '') || ' ' || translate(sku_variant_number, '-./_ ', '') || ' ' || upc) gin_trgm_ops)`
}
