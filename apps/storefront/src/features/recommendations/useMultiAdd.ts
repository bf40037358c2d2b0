import { getFitmentText, isMisfit, type Verdict } from "@camber/domain/fitment"
import { createMultiAddOffer, getMultiAddConfig, type RecommendationBlock, visibleItems } from "@camber/domain/recommendations"
import { useEffect } from "react"
import { useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { FlagStore } from "../flags/FlagStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { RecommendationsStore } from "./RecommendationsStore.ts"
import { MultiAddStore } from "./MultiAddStore.ts"

/** With a car, products that fit it start selected. Without a car, all products start selected that are not known to misfit (GAP-C77). */
const isPreselected = (verdict: Verdict | null, hasCar: boolean): boolean =>
  hasCar ? verdict !== null && ["positive", "neutral"].includes(getFitmentText(verdict).tone) : verdict === null || !isMisfit(verdict)

/** Returns the joint add of a block's products; null if its section and this visitor's flags do not offer it. */
export const useMultiAdd = (block: RecommendationBlock): MultiAddStore | null => {
  const store = useOwnStore(MultiAddStore)
  const shop = useStore(RecommendationsStore)
  const flags = useStore(FlagStore)
  const hasCar = useStore(ProjectStore).plate !== null
  const mode = getMultiAddConfig(block.section, (feature) => flags.isOn(feature))?.mode ?? null
  useEffect(() => {
    if (mode === null) return
    const products = visibleItems(block).flatMap((item) => (item._tag === "Product" ? [item.publicSkuBaseDetails] : []))
    const titles = new Map<string, string>(products.map(({ displayTitle, skuBaseNumber }) => [skuBaseNumber, displayTitle]))
    const offer = createMultiAddOffer(block, mode)
    const selected = offer.candidates
      .map(({ skuBaseNumber }) => skuBaseNumber)
      .filter((number) => isPreselected(shop.verdictOn(number), hasCar))
    return store.open({ ...offer, selected }, titles)
  }, [store, shop, block, mode, hasCar])
  return mode === null ? null : store
}
