import { pricingOf } from "../products/pricing.ts"
import type { ProductRow } from "../products/productRows.ts"
import { addresses } from "../schema/addresses.ts"
import type { Pictures } from "../schema/pictures.ts"
import type { WireItem } from "./block.ts"

/** `Mandatory` and `Adapter` say why a product is recommended; null where it is merely liked. */
export type RecommendationType = "Mandatory" | "Adapter" | null

/** A product as a recommended item. */
export const recommendedItem = (row: ProductRow, pictures: Pictures, recommendationType: RecommendationType): WireItem => ({
  _tag: "Product",
  recommendationType,
  skuVariant: null,
  skuBase: row.sku_base_number,
  originSkuPrice: null,
  displaySavingsRibbon: false,
  hasActiveRebate: row.has_active_rebate,
  publicSkuBaseDetails: {
    skuBaseNumber: row.sku_base_number,
    displayTitle: row.title,
    brand: row.brand,
    availability: row.availability,
    productPageUrl: addresses.product(row),
    productPageId: row.product_page_id,
    thumbnailImageLink: pictures.of(row.image),
    rating: row.rating,
    reviewCount: row.review_count,
    ribbonText: row.ribbon_text,
    segmentCategorization: row.segment,
    hasNoKitBaseComponents: row.kit_item_count === 0,
    superMarketAffinity: row.affinity,
    pricing: pricingOf(row.price_cents, row.list_price_cents)
  },
  publicSkuVariantDetails: null
})
