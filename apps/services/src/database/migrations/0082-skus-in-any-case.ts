import type { ConcurrentIndex } from "../concurrentIndex.ts"

/** Older programs do not use it. */
export const keepsOlder = true

/** SKUs are found in any letter case (`baseNumber.ts`). The importer takes no two that differ in it alone. */
export const index: ConcurrentIndex = { name: "variant_sku_in_any_case", on: `variant (lower(sku_variant_number))` }
