import type { MultiAddCandidate, MultiAddMode } from "../../buying/cart/canAddTogether.ts"
import type { MultiAddOffer } from "../../buying/cart/MultiAdd.ts"
import { countKitItems } from "../../catalog/catalog/kit.ts"
import { toCents } from "../../foundation/money/rules.ts"
import { recommendationsList } from "../../foundation/telemetry/collector.ts"
import type { RecommendedProduct } from "./items.ts"
import type { RecommendationBlock } from "./model.ts"
import { visibleItems } from "./rules.ts"

/** Creates the offer to add a block's products together: its visible products with a price. */
export const createMultiAddOffer = (
  block: Pick<RecommendationBlock, "attribution" | "recommendations" | "section">,
  mode: MultiAddMode
): MultiAddOffer => ({
  candidates: visibleItems(block).flatMap((item) => (item._tag === "Product" ? toCandidates(item) : [])),
  mode,
  listName: recommendationsList(block.section),
  attribution: block.attribution
})

const toCandidates = (item: RecommendedProduct): ReadonlyArray<MultiAddCandidate> => {
  const { publicSkuBaseDetails: base, publicSkuVariantDetails: variant, recommendationType, skuVariant } = item
  const price = base.pricing?.salePrice ?? null
  if (price === null) return []
  const components = variant?.kit ? countKitItems(variant.kit) : 0
  return [
    {
      skuBaseNumber: base.skuBaseNumber,
      skuVariantNumber: variant?.hasOptions === true ? null : (variant?.skuVariantNumber ?? skuVariant),
      recommendationType,
      isKit: components > 0 || !base.hasNoKitBaseComponents,
      price: toCents(price)
    }
  ]
}
