import { multiAddOffer, multiAddWay, type RecommendationBlock, visibleItems } from "@camber/domain/recommendations"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { FlagStore } from "../flags/FlagStore.ts"
import { MultiAddStore } from "./MultiAddStore.ts"

/** Adding several of a block's products at once; null where its section and this visitor's flags do not offer it. */
export const useMultiAdd = (block: RecommendationBlock): MultiAddStore | null => {
  const store = useOwnStore(MultiAddStore)
  const flags = useStore(FlagStore)
  const mode = multiAddWay(block.section, (feature) => flags.isOn(feature))?.mode ?? null
  useEffect(() => {
    if (mode === null) return
    const products = visibleItems(block).flatMap((item) => (item._tag === "Product" ? [item.publicSkuBaseDetails] : []))
    const titles = new Map<string, string>(products.map(({ displayTitle, skuBaseNumber }) => [skuBaseNumber, displayTitle]))
    return store.open(multiAddOffer(block, mode), titles)
  }, [store, block, mode])
  return mode === null ? null : store
}
