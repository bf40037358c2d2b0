import { isMisfit } from "../../vehicles/fitment/fitClass.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import { isShown } from "../../catalog/content/rankArticles.ts"
import { isPurchaseable, categoryGrid } from "../../catalog/catalog/rules.ts"
import type { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import type { TrackedProducts, TrackedSku } from "./facts.ts"
import type { RecommendedItem, RecommendedProduct } from "./items.ts"
import type { RecommendationBlock } from "./model.ts"
import type { MultiAddMode } from "../../buying/cart/canAddTogether.ts"
import { type Feature, flagNames } from "../../foundation/flags/featureDefaults.ts"
import { categoryHref, defaultCategories } from "../../catalog/catalog/shopCategories.ts"

const renderers = ["grid", "vertical", "card", "comparison", "categorygrid", "aside"] as const
/** Layout of a block. */
export type Renderer = (typeof renderers)[number] | "carousel"

/** Returns the layout for a display type. Missing or unknown types are a carousel (REC-15). */
export const getRenderer = (displayType: string | null): Renderer => renderers.find((renderer) => renderer === displayType) ?? "carousel"

/** Availability of the recommended variant, if known, otherwise of the product. */
const getAvailability = ({ publicSkuBaseDetails, publicSkuVariantDetails }: RecommendedProduct): string | null =>
  publicSkuVariantDetails?.availability ?? publicSkuBaseDetails.availability

/**
 * Returns true if an item has a card. Products that are no longer sold have no card (REC-29). Other items are never hidden because of stock
 * (REC-30), but an article needs its four fields (CARD-22). A comparison header has no card of its own, because the other cards show it.
 */
export const isVisible = (item: RecommendedItem): boolean => {
  switch (item._tag) {
    case "Product":
      return isPurchaseable(getAvailability(item))
    case "ComparisonProduct":
      return isPurchaseable(item.availability)
    case "Article": {
      const { authors, description, title, url } = item.articleDetails
      return isShown({ authors: authors ?? "", description: description ?? "", title: title ?? "", url: url ?? "" })
    }
    case "LandingPage":
    case "Event":
    case "Ticket":
    case "SearchTerm":
    case "Category":
      return true
    case "ComparisonHeader":
      return false
  }
}

/** Returns the items that have a card, in order. */
export const visibleItems = ({ recommendations }: Pick<RecommendationBlock, "recommendations">): ReadonlyArray<RecommendedItem> =>
  recommendations.filter(isVisible)

/** Removes products that certainly do not fit the selected vehicle (FIT-27). Recent views stay unchanged. */
export const withoutMisfits = <Block extends Pick<RecommendationBlock, "checkFitment" | "clientDataType" | "recommendations">>(
  block: Block,
  getVerdict: (skuBaseNumber: string) => Verdict | null
): Block => {
  if (!block.checkFitment || block.clientDataType === RECENT_HISTORY) return block
  const fitting = block.recommendations.filter((item) => {
    const verdict = item._tag === "Product" ? getVerdict(item.skuBase) : null
    return verdict === null || !isMisfit(verdict)
  })
  return fitting.length === block.recommendations.length ? block : { ...block, recommendations: fitting }
}

/** Marks a block that the device fills with the products viewed last (REC-04). */
export const RECENT_HISTORY = "PdpRecentHistory"

/** Returns true if the device still has to fill the block (REC-04). */
export const isAwaitingHistory = ({
  clientDataType,
  clientHydrated
}: Pick<RecommendationBlock, "clientDataType" | "clientHydrated">): boolean => clientDataType === RECENT_HISTORY && !clientHydrated

/** Returns what a block shows: a skeleton until the device has filled it, its cards, or nothing (REC-26 to REC-28). */
export const getBlockPhase = (
  block: Pick<RecommendationBlock, "clientDataType" | "clientHydrated" | "recommendations">
): "skeleton" | "cards" | "nothing" => (isAwaitingHistory(block) ? "skeleton" : visibleItems(block).length === 0 ? "nothing" : "cards")

/** Returns what `ProductFacts` must load for a block: fitment and estimates of its visible products, if enabled (FIT-12, LOC-15). */
export const trackedProducts = (
  block: Pick<RecommendationBlock, "checkFitment" | "getShippingEstimate" | "recommendations">
): TrackedProducts => ({
  skus: visibleItems(block).flatMap((item) => (item._tag === "Product" ? [toTrackedSku(item)] : [])),
  checkFitment: block.checkFitment,
  getShippingEstimate: block.getShippingEstimate,
  getActivity: false
})

const toTrackedSku = ({ publicSkuBaseDetails, publicSkuVariantDetails, skuVariant }: RecommendedProduct): TrackedSku => ({
  skuBaseNumber: publicSkuBaseDetails.skuBaseNumber,
  skuVariantNumber: publicSkuVariantDetails?.skuVariantNumber ?? skuVariant
})

/** Products of a block that count as seen, and the products without a price. */
export interface Impression {
  /** Prices are in US dollars. */
  readonly skus: ReadonlyArray<{ readonly skuBaseNumber: SkuBaseNumber; readonly price: number }>
  /** Omitted because the price is missing, which is a data error (REC-24, ERR-116). */
  readonly priceless: ReadonlyArray<SkuBaseNumber>
}

/** Returns the impression of a block that came into view. Products that are no longer sold are omitted (REC-24). */
export const blockImpression = (block: Pick<RecommendationBlock, "recommendations">): Impression => {
  const products = visibleItems(block).flatMap((item) => (item._tag === "Product" ? [item.publicSkuBaseDetails] : []))
  return {
    skus: products.flatMap(({ pricing, skuBaseNumber }) => {
      const price = pricing?.salePrice ?? null
      return price === null ? [] : [{ skuBaseNumber, price }]
    }),
    priceless: products.filter(({ pricing }) => pricing === null).map(({ skuBaseNumber }) => skuBaseNumber)
  }
}

/** Configuration for adding a section's products together, with its flag (FLAG-06 to FLAG-08). */
export interface MultiAddConfig {
  readonly feature: Feature
  readonly mode: MultiAddMode
}

const ways: ReadonlyMap<string, ReadonlyArray<MultiAddConfig>> = new Map([
  [
    "PDP_Aside",
    [
      { feature: "mandatoryMultiAdd", mode: "mandatory" },
      { feature: "asideMultiAdd", mode: "any" }
    ]
  ],
  ["ATC_Drawer", [{ feature: "drawerMultiAdd", mode: "any" }]]
])

/** Returns the flag names that affect a section's products (FLAG-05, CALL-101). */
export const multiAddFlags = (section: string): ReadonlyArray<string> => (ways.get(section) ?? []).map(({ feature }) => flagNames[feature])

/** Returns the first enabled configuration, or null if products are added one by one. */
export const getMultiAddConfig = (section: string, isOn: (feature: Feature) => boolean): MultiAddConfig | null =>
  ways.get(section)?.find(({ feature }) => isOn(feature)) ?? null

/** A category tile. `imageUrl` is null without an image. */
export interface CategoryTile {
  readonly label: string
  readonly url: string
  readonly imageUrl: string | null
}

/** Returns the block's own categories, filled up to six for the page's audience (CARD-32, CARD-33, CARD-35). */
export const categoryTiles = (
  { recommendations }: Pick<RecommendationBlock, "recommendations">,
  audience: "street" | "race"
): ReadonlyArray<CategoryTile> => {
  const own = recommendations.flatMap((item) =>
    item._tag === "Category" && item.url ? [{ label: item.categoryName, url: item.url, imageUrl: item.imageUrl }] : []
  )
  const defaults = defaultCategories(audience).map((category) => ({
    label: category.name,
    url: categoryHref(category),
    imageUrl: `/content/parts/${category.drawing}.svg?dims=false`
  }))
  return categoryGrid<CategoryTile>(own, defaults)
}
