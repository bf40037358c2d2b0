import {
  toItemCard,
  type RecommendationBlock as Block,
  type RecommendedItem as Item,
  type Renderer,
  getRenderer,
  visibleItems
} from "@camber/domain/recommendations"
import type { ClickedCard } from "@camber/domain/telemetry"
import type { RecommendationLayout } from "./view/recommendation-block/RecommendationSkeleton.tsx"
import { RecommendationBlock, RequestInfo } from "./view/recommendation-block/RecommendationBlock.tsx"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { MultiAddBar } from "./MultiAddBar.tsx"
import { useFittingBlock } from "./useFittingBlock.ts"
import { useMultiAdd } from "./useMultiAdd.ts"
import { RecommendedItem } from "./RecommendedItem.tsx"
import { RecommendationsStore } from "./RecommendationsStore.ts"
import type { SkuBaseNumber } from "@camber/domain/catalog"
import type { MultiAddStore } from "./MultiAddStore.ts"

interface SelectItemProps {
  readonly store: MultiAddStore
  readonly skuBaseNumber: SkuBaseNumber
}

/** Renders the checkbox that adds a product together with the others of its block; products with a certain fit start selected (ATC-28). */
const SelectItem = observer(function SelectItem({ skuBaseNumber, store }: SelectItemProps) {
  return (
    <label className="prow__sel">
      <input
        type="checkbox"
        checked={store.isSelected(skuBaseNumber)}
        onChange={() => store.toggle(skuBaseNumber)}
        aria-label={`Add ${store.titleOf(skuBaseNumber)} together with the others`}
      />
    </label>
  )
})

const layouts: Readonly<Record<Renderer, RecommendationLayout>> = {
  carousel: "carousel",
  grid: "grid",
  card: "card",
  vertical: "vertical",
  aside: "aside",
  // Category tiles are a separate component.
  categorygrid: "links",
  // Renders a row of cards; only the comparison page has the table.
  comparison: "carousel"
}

const cardLayouts = ["single", "double", "four"] as const

/** Returns a card in the form that analytics reports when it is followed; null for other kinds. */
const followedCard = (item: Item): ClickedCard | null =>
  item._tag === "Product"
    ? { _tag: "Product", skuBaseNumber: item.skuBase }
    : item._tag === "Article"
      ? { _tag: "Article", articleId: item.articleId }
      : null

/**
 * Renders a block with the known facts of its products: the fit for the selected car, the visitor's promotions and the delivery estimates
 * (FIT-12, LOC-15, CARD-19).
 */
export const RecommendedBlock = observer(function RecommendedBlock({ block: recommended }: { readonly block: Block }) {
  const store = useStore(RecommendationsStore)
  const block = useFittingBlock(recommended)
  const { plate } = useStore(ProjectStore)
  // Search terms are not cards: they are always rendered as links.
  const areWords = block.recommendations.every(({ _tag }) => _tag === "SearchTerm")
  const layout = areWords ? "links" : layouts[getRenderer(block.displayType)]
  const request = block.debugData?.misoRequestJson ?? null
  const isLying = layout === "aside" || layout === "vertical" || block.cardDisplayType === "horizontal"
  const multiAdd = useMultiAdd(block)
  const items = visibleItems(block).flatMap((item, index) => {
    const card = toItemCard(item, block.attribution, item._tag === "Product" ? store.promotionOn(item.skuBase) : null)
    if (card === null) return []
    const verdict = item._tag === "Product" && block.checkFitment ? store.verdictOn(item.skuBase) : null
    const isOffered = isLying && item._tag === "Product" && multiAdd?.isOffered(item.skuBase) === true
    const select = isOffered && multiAdd ? <SelectItem store={multiAdd} skuBaseNumber={item.skuBase} /> : undefined
    const estimate = item._tag === "Product" && block.getShippingEstimate ? store.estimateOf(item) : null
    const shown = { card, estimate, item, isLying, plate, verdict, select, isReduced: block.useReducedArticleCard }
    return [{ key: `${item._tag} ${index}`, item: <RecommendedItem {...shown} />, followed: followedCard(item) }]
  })
  if (items.length === 0) return null
  return (
    <RecommendationBlock
      title={block.title ?? "Recommended For You"}
      subtitle={block.subtitle ?? undefined}
      layout={layout}
      cardLayout={cardLayouts.find((cardLayout) => cardLayout === block.cardDisplayType)}
      items={items}
      isExpandable={block.isExpandable}
      useBorders={block.useBorders}
      footer={multiAdd && isLying ? <MultiAddBar store={multiAdd} /> : undefined}
      onFollow={(position) => {
        const followed = items[position - 1]?.followed
        if (followed) store.clicked(block, followed, position)
      }}
      info={request !== null && <RequestInfo request={request} />}
    />
  )
})
