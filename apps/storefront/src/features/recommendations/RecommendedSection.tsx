import { type RecommendationBlock, getRenderer, categoryTiles } from "@camber/domain/recommendations"
import { useIntersection, SectionHead, TileGrid } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useRef } from "react"
import { CartStore } from "../cart/CartStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ComparisonBlock } from "../compare-page/ComparisonBlock.tsx"
import { RecommendedBlock } from "./RecommendedBlock.tsx"
import type { SectionName } from "./RecommendedSections.tsx"
import { RecommendationsStore } from "./RecommendationsStore.ts"
import { getGridAudience } from "@camber/domain/catalog"
import { useLocation } from "react-router-dom"
import { getImageUrl } from "../../foundation/page/images.ts"

/** Renders categories as tiles, completed for the audience in the address (CARD-33 to CARD-35). */
const CategoryGridBlock = ({ block }: { readonly block: RecommendationBlock }) => {
  const { search } = useLocation()
  const title = block.title ?? "Top Categories For You"
  const tiles = categoryTiles(block, getGridAudience(search)).map(({ imageUrl, label, url }) => ({
    label,
    href: url,
    picture: { src: getImageUrl(imageUrl), alt: "" }
  }))
  return (
    <section className="rec" aria-label={title}>
      <SectionHead title={title} note={block.subtitle ?? undefined} />
      <TileGrid tiles={tiles} />
    </section>
  )
}

/** Distance in px within which a section counts as viewed (REC-20). */
const IN_VIEW = 400
export interface RecommendedSectionProps {
  readonly section: SectionName
  readonly margin: number | undefined
}

/** Renders one section with its blocks; nothing without recommendations (REC-28). */
export const RecommendedSection = observer(function RecommendedSection({ margin = IN_VIEW, section }: RecommendedSectionProps) {
  const store = useStore(RecommendationsStore)
  const cart = useStore(CartStore)
  const place = useRef<HTMLDivElement>(null)
  useIntersection(place, ({ isIntersecting }) => isIntersecting && store.cameIntoView(section), margin)
  const blocks = store.blocks(section)
  if (blocks.length === 0) return null
  return (
    // Attributes adds from here to this list (ATC-02).
    <div ref={place} className="recs__s" onClickCapture={() => cart.seeList("rec", section)}>
      {blocks
        .filter((block) => store.isReady(block))
        .map((block) => (
          <BlockAsAsked key={block.title} block={block} />
        ))}
    </div>
  )
})

/** Renders a block in its requested layout (REC-15). Layouts without cards have separate components. */
const BlockAsAsked = ({ block }: { readonly block: RecommendationBlock }) => {
  const renderer = getRenderer(block.displayType)
  if (renderer === "comparison") return <ComparisonBlock recBlock={block} />
  return renderer === "categorygrid" ? <CategoryGridBlock block={block} /> : <RecommendedBlock block={block} />
}
