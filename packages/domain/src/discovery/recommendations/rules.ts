import { isMisfit } from "../../vehicles/fitment/fitGuarantee.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import { isShown } from "../../catalog/content/rules.ts"
import { isPurchaseable } from "../../catalog/catalog/rules.ts"
import type { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import type { TrackedProducts, TrackedSku } from "./facts.ts"
import type { RecommendedItem, RecommendedProduct } from "./items.ts"
import type { RecommendationBlock } from "./model.ts"

const renderers = ["grid", "vertical", "card", "comparison", "categorygrid", "aside"] as const
/** How a block is drawn. */
export type Renderer = (typeof renderers)[number] | "carousel"

/** REC-15; a missing or an unknown display type is a carousel. */
export const getRenderer = (displayType: string | null): Renderer => renderers.find((renderer) => renderer === displayType) ?? "carousel"

/** What is known of a product's availability: of the recommended variant, where there is one, else of the base. */
const availabilityOf = ({ publicSkuBaseDetails, publicSkuVariantDetails }: RecommendedProduct): string | null =>
  publicSkuVariantDetails?.availability ?? publicSkuBaseDetails.availability

/**
 * Whether an item has a card. What is no longer sold has none (REC-29); anything but products is never hidden for that (REC-30), but an
 * article needs its four parts (CARD-22). The header of a comparison is part of the others' cards.
 */
export const isVisible = (item: RecommendedItem): boolean => {
  switch (item._tag) {
    case "Product":
      return isPurchaseable(availabilityOf(item))
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

/** The items that have a card, in their order. */
export const visibleItems = ({ recommendations }: Pick<RecommendationBlock, "recommendations">): ReadonlyArray<RecommendedItem> =>
  recommendations.filter(isVisible)

/**
 * A block without the products that are known not to fit the selected car: nothing is recommended that does not (FIT-27). What the shopper
 * looked at last stays.
 */
export const withoutMisfits = <Block extends Pick<RecommendationBlock, "checkFitment" | "clientDataType" | "recommendations">>(
  block: Block,
  verdictOn: (skuBaseNumber: string) => Verdict | null
): Block => {
  if (!block.checkFitment || block.clientDataType === RECENT_HISTORY) return block
  const fitting = block.recommendations.filter((item) => {
    const verdict = item._tag === "Product" ? verdictOn(item.skuBase) : null
    return verdict === null || !isMisfit(verdict)
  })
  return fitting.length === block.recommendations.length ? block : { ...block, recommendations: fitting }
}

/** Marks a block that the services leave to this device, to be filled with the products seen here last (REC-04). */
export const RECENT_HISTORY = "PdpRecentHistory"

/** Whether this device has to fill a block first (REC-04). */
export const isAwaitingHistory = ({
  clientDataType,
  clientHydrated
}: Pick<RecommendationBlock, "clientDataType" | "clientHydrated">): boolean => clientDataType === RECENT_HISTORY && !clientHydrated

/** What a block shows: a skeleton until this device has filled it, its cards, or nothing at all (REC-26 to REC-28). */
export const getBlockPhase = (
  block: Pick<RecommendationBlock, "clientDataType" | "clientHydrated" | "recommendations">
): "skeleton" | "cards" | "nothing" => (isAwaitingHistory(block) ? "skeleton" : visibleItems(block).length === 0 ? "nothing" : "cards")

/** What `ProductFacts` is to learn of a block: of its products on show, the fit and the estimates where the block tells them (FIT-12, LOC-15). */
export const trackedProducts = (
  block: Pick<RecommendationBlock, "checkFitment" | "getShippingEstimate" | "recommendations">
): TrackedProducts => ({
  skus: visibleItems(block).flatMap((item) => (item._tag === "Product" ? [skuOf(item)] : [])),
  checkFitment: block.checkFitment,
  getShippingEstimate: block.getShippingEstimate,
  getActivity: false
})

const skuOf = ({ publicSkuBaseDetails, publicSkuVariantDetails, skuVariant }: RecommendedProduct): TrackedSku => ({
  skuBaseNumber: publicSkuBaseDetails.skuBaseNumber,
  skuVariantNumber: publicSkuVariantDetails?.skuVariantNumber ?? skuVariant
})

/** Products of a block that count as seen, and those that cannot because no price is told of them. */
export interface Impression {
  /** Prices are US dollars. */
  readonly skus: ReadonlyArray<{ readonly skuBaseNumber: SkuBaseNumber; readonly price: number }>
  /** Left out for want of a price, which is somebody's mistake (REC-24, ERR-116). */
  readonly priceless: ReadonlyArray<SkuBaseNumber>
}

/** What is told of a block that came into view; what is no longer sold is left out without a word (REC-24). */
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
