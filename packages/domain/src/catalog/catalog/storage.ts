import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/Storage.ts"
import { PromotionPreview } from "./calls.ts"
import type { SkuBaseNumber } from "./sku.ts"

/** Storage entry of a product's promotion, valid for 5 minutes of the session. Null means there is none (CALL-129, GAP-C21). */
export const promotionPreviewEntry = (skuBaseNumber: SkuBaseNumber) =>
  ({
    area: "session",
    key: `PromoPreview_${skuBaseNumber}`,
    minutes: 5,
    value: Schema.NullOr(PromotionPreview)
  }) satisfies StorageEntry<PromotionPreview | null>
