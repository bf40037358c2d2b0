import { itemCard, type RecommendationBlock as Block, rendererOf, type Renderer, visibleItems } from "@camber/domain/recommendations"
import { type RecommendationLayout, RecommendationBlock, RequestInfo } from "@camber/ui/recommendations"
import { observer } from "mobx-react-lite"
import { useStore } from "../composition/StoreContext.ts"
import { AppRuntime } from "../runtime/AppRuntime.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { RecommendedItem } from "./RecommendedItem.tsx"
import { recommendationsOver } from "./RecommendationsStore.ts"

const layouts: Readonly<Record<Renderer, RecommendationLayout>> = {
  carousel: "carousel",
  grid: "grid",
  card: "card",
  vertical: "vertical",
  aside: "aside",
  categorygrid: "links",
  // Side by side they are a row of cards; their table is the comparison's.
  comparison: "carousel"
}

const cardLayouts = ["single", "double", "four"] as const

/** A block with the fit of its products for the selected car (FIT-12). */
export const RecommendedBlock = observer(function RecommendedBlock({ block }: { readonly block: Block }) {
  const store = recommendationsOver(useStore(AppRuntime))
  const { plate } = useStore(ProjectStore)
  const layout = layouts[rendererOf(block.displayType)]
  const request = block.debugData?.misoRequestJson ?? null
  const isLying = layout === "aside" || layout === "vertical" || block.cardDisplayType === "horizontal"
  const items = visibleItems(block).flatMap((item, index) => {
    const card = itemCard(item, block.attribution)
    if (card === null) return []
    const verdict = item._tag === "Product" && block.checkFitment ? store.verdictOn(item.skuBase) : null
    const shown = { card, item, isLying, plate, verdict, isReduced: block.useReducedArticleCard }
    return [{ key: `${item._tag} ${index}`, item: <RecommendedItem {...shown} /> }]
  })
  return (
    <RecommendationBlock
      title={block.title ?? "Recommended For You"}
      subtitle={block.subtitle ?? undefined}
      layout={layout}
      cardLayout={cardLayouts.find((cardLayout) => cardLayout === block.cardDisplayType)}
      items={items}
      isExpandable={block.isExpandable}
      useBorders={block.useBorders}
      info={request !== null && <RequestInfo request={request} />}
    />
  )
})
