import type { SkuBase } from "../../catalog/catalog/calls.ts"
import type { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { formatCents, toCents } from "../../foundation/money/rules.ts"
import { UNKNOWN_CARD_FACTS } from "../../catalog/catalog/rules.ts"
import type { HistoryEntry } from "../history/model.ts"
import type { RecommendedProduct } from "./items.ts"
import type { RecommendationBlock, RecommendationSection } from "./model.ts"
import { RECENT_HISTORY } from "./rules.ts"

/** A visit of a product page that can be shown as a card. */
interface ProductView extends HistoryEntry {
  readonly skuBaseNumber: SkuBaseNumber
}
const isProductView = (entry: HistoryEntry): entry is ProductView => entry.skuBaseNumber !== null

/** Maximum number of products in a block of recent views. */
const MAX_RECENT = 12

/** Returns the distinct products that were viewed last, newest first, without the page's own products (`except`). */
export const getRecentProducts = (history: ReadonlyArray<HistoryEntry>, except: ReadonlyArray<SkuBaseNumber>): ReadonlyArray<ProductView> =>
  history
    .filter(isProductView)
    .filter(
      ({ skuBaseNumber }, at, all) =>
        !except.includes(skuBaseNumber) && all.findIndex((other) => other.skuBaseNumber === skuBaseNumber) === at
    )
    .slice(0, MAX_RECENT)

/** Converts a recent view into an item without price and stock, which may have changed (HIST-10). */
export const toPlaceholderItem = ({ imageUrl, skuBaseNumber, title, url }: ProductView): RecommendedProduct => ({
  _tag: "Product",
  recommendationType: null,
  skuVariant: null,
  skuBase: skuBaseNumber,
  originSkuPrice: null,
  displaySavingsRibbon: false,
  hasActiveRebate: false,
  publicSkuBaseDetails: {
    ...UNKNOWN_CARD_FACTS,
    skuBaseNumber,
    displayTitle: title,
    availability: null,
    availabilityText: "",
    productPageUrl: url,
    productPageId: null,
    thumbnailImageLink: imageUrl,
    rating: 0,
    reviewCount: 0,
    ribbonText: null,
    segmentCategorization: "",
    hasNoKitBaseComponents: true,
    hasPriceRange: false,
    superMarketAffinity: "none",
    pricing: null
  },
  publicSkuVariantDetails: null
})

/**
 * Updates recent views with current product data and keeps their order. Products that the services no longer return are dropped (HIST-12).
 */
export const mergeLiveItems = (items: ReadonlyArray<RecommendedProduct>, live: ReadonlyArray<SkuBase>): ReadonlyArray<RecommendedProduct> =>
  items.flatMap((item) => {
    const base = live.find(({ skuBaseNumber }) => skuBaseNumber === item.skuBase)
    if (base === undefined) return []
    const { strikeThroughPrice } = base.pricing
    const strikeThroughPriceString = strikeThroughPrice === null ? null : formatCents(toCents(strikeThroughPrice))
    const pricing = { ...base.pricing, strikeThroughPriceString, percentOffString: null }
    return [{ ...item, publicSkuBaseDetails: { ...item.publicSkuBaseDetails, ...base, pricing } }]
  })

/** Fills a section's recent-history blocks. `isHydrated` is true once the items are final (HIST-27). */
export const fillRecentItems = (
  section: RecommendationSection,
  recommendations: ReadonlyArray<RecommendedProduct>,
  isHydrated: boolean
): RecommendationSection => ({
  ...section,
  recommendationGroups: section.recommendationGroups.map((block): RecommendationBlock =>
    block.clientDataType === RECENT_HISTORY ? { ...block, recommendations, clientHydrated: isHydrated } : block
  )
})
