import { fitmentText, type Verdict } from "@camber/domain/fitment"
import { multiAddOffer, multiAddWay, type RecommendationBlock, visibleItems } from "@camber/domain/recommendations"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { FlagStore } from "../flags/FlagStore.ts"
import { RecommendationsStore } from "./RecommendationsStore.ts"
import { MultiAddStore } from "./MultiAddStore.ts"

const isVouchedFor = (verdict: Verdict | null): boolean => verdict === null || ["positive", "neutral"].includes(fitmentText(verdict).tone)

/** Nothing is ticked by itself that is not known to fit. */
const isVerified = (verdict: Verdict | null): boolean => verdict !== null && fitmentText(verdict).tone === "positive"

/** What may not fit is not offered beside the others: whoever wants it adds it by itself. */
const vouchedFor = (block: RecommendationBlock, shop: RecommendationsStore): RecommendationBlock =>
  block.checkFitment
    ? {
        ...block,
        recommendations: block.recommendations.filter((item) => item._tag !== "Product" || isVouchedFor(shop.verdictOn(item.skuBase)))
      }
    : block

/** Adding several of a block's products at once; null where its section and this visitor's flags do not offer it. */
export const useMultiAdd = (block: RecommendationBlock): MultiAddStore | null => {
  const store = useOwnStore(MultiAddStore)
  const shop = useStore(RecommendationsStore)
  const flags = useStore(FlagStore)
  const mode = multiAddWay(block.section, (feature) => flags.isOn(feature))?.mode ?? null
  useEffect(() => {
    if (mode === null) return
    const products = visibleItems(block).flatMap((item) => (item._tag === "Product" ? [item.publicSkuBaseDetails] : []))
    const titles = new Map<string, string>(products.map(({ displayTitle, skuBaseNumber }) => [skuBaseNumber, displayTitle]))
    const offer = multiAddOffer(vouchedFor(block, shop), mode)
    const selected = offer.candidates.map(({ skuBaseNumber }) => skuBaseNumber).filter((number) => isVerified(shop.verdictOn(number)))
    return store.open({ ...offer, selected }, titles)
  }, [store, shop, block, mode])
  return mode === null ? null : store
}
