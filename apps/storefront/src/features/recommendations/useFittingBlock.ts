import { type RecommendationBlock, withoutMisfits } from "@camber/domain/recommendations"
import { useMemo } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { RecommendationsStore } from "./RecommendationsStore.ts"

/**
 * Returns a block without the products that are known to misfit the selected car: the same object until a verdict changes it. Reads
 * observables.
 */
export const useFittingBlock = (block: RecommendationBlock): RecommendationBlock => {
  const shop = useStore(RecommendationsStore)
  const { recommendations } = withoutMisfits(block, (number) => shop.verdictOn(number))
  const shown =
    recommendations === block.recommendations
      ? null
      : recommendations.flatMap((item) => (item._tag === "Product" ? [item.skuBase] : [])).join()
  return useMemo(() => (shown === null ? block : withoutMisfits(block, (number) => shop.verdictOn(number))), [block, shop, shown])
}
