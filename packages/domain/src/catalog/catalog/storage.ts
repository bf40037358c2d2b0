import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/StorageEntry.ts"
import { PromotionPreview } from "./calls.ts"
import type { SkuBaseNumber } from "./model.ts"

/** The promotion on a product, for 5 minutes of this session; null: it was asked for and there is none (CALL-129, GAP-C21). */
export const promotionPreviewEntry = (skuBaseNumber: SkuBaseNumber) =>
  ({
    area: "session",
    key: `PromoPreview_${skuBaseNumber}`,
    minutes: 5,
    value: Schema.NullOr(PromotionPreview)
  }) satisfies StorageEntry<PromotionPreview | null>
