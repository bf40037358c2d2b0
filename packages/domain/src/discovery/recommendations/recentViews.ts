import type { SkuBase } from "../../catalog/catalog/calls.ts"
import type { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import { formatCents, toCents } from "../../foundation/money/rules.ts"
import { UNKNOWN_CARD_FACTS } from "../../catalog/catalog/rules.ts"
import type { HistoryEntry } from "../history/model.ts"
import type { RecommendedProduct } from "./items.ts"
import type { RecommendationBlock, RecommendationSection } from "./model.ts"
import { RECENT_HISTORY } from "./rules.ts"

/** A visit of a product's page that can be shown as a card. */
interface ProductView extends HistoryEntry {
  readonly skuBaseNumber: SkuBaseNumber
}
const isProductView = (entry: HistoryEntry): entry is ProductView => entry.skuBaseNumber !== null

/** Products at most in a block of recent views. */
const MOST_RECENT = 12

/** The products seen last, each once and none of `except` (the page's own), the newest first. */
export const getRecentProducts = (history: ReadonlyArray<HistoryEntry>, except: ReadonlyArray<SkuBaseNumber>): ReadonlyArray<ProductView> =>
  history
    .filter(isProductView)
    .filter(
      ({ skuBaseNumber }, at, all) =>
        !except.includes(skuBaseNumber) && all.findIndex((other) => other.skuBaseNumber === skuBaseNumber) === at
    )
    .slice(0, MOST_RECENT)

/** A recent view as this device remembers it: without price and stock, which change (HIST-10). */
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

/** Recent views with what the services say of them now, in the order of the views; what they do not know any more is gone (HIST-12). */
export const mergeLiveItems = (items: ReadonlyArray<RecommendedProduct>, live: ReadonlyArray<SkuBase>): ReadonlyArray<RecommendedProduct> =>
  items.flatMap((item) => {
    const base = live.find(({ skuBaseNumber }) => skuBaseNumber === item.skuBase)
    if (base === undefined) return []
    const { strikeThroughPrice } = base.pricing
    const strikeThroughPriceString = strikeThroughPrice === null ? null : formatCents(toCents(strikeThroughPrice))
    const pricing = { ...base.pricing, strikeThroughPriceString, percentOffString: null }
    return [{ ...item, publicSkuBaseDetails: { ...item.publicSkuBaseDetails, ...base, pricing } }]
  })

/** A section whose blocks of recent views hold these items; `isHydrated` once nothing better will come (HIST-27). */
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
