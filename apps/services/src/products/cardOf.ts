import { type ProductCard, toDollars } from "@camber/domain/catalogue"
import type { Verdict } from "@camber/domain/fitment"
import { addresses } from "../schema/addresses.ts"
import type { Pictures } from "../schema/pictures.ts"
import { availabilityText } from "./availability.ts"
import { pricingOf } from "./pricing.ts"
import type { ProductRow } from "./productRows.ts"

/** A product as its card travels. The card speaks of the lead variant: its price, its stock. */
export const cardOf = (row: ProductRow, pictures: Pictures, fit: Verdict | null): typeof ProductCard.Encoded => ({
  skuBaseNumber: row.sku_base_number,
  productPageId: row.product_page_id,
  productPageUrl: addresses.product(row),
  displayTitle: row.title,
  brand: row.brand,
  thumbnailImageLink: pictures.of(row.image),
  rating: row.rating,
  reviewCount: row.review_count,
  availability: row.availability,
  availabilityText: availabilityText(row, row.today),
  ribbonText: row.ribbon_text,
  hasActiveRebate: row.has_active_rebate,
  rebate: row.has_active_rebate && row.rebate_cents !== null ? toDollars(row.rebate_cents) : null,
  kitItemCount: row.kit_item_count,
  hasOptions: row.options.some(({ values }) => values.length > 1),
  hasPriceRange: row.hasPriceRange,
  segmentCategorization: row.segment,
  superMarketAffinity: row.affinity,
  pricing: pricingOf(row.price_cents, row.list_price_cents),
  fit
})
