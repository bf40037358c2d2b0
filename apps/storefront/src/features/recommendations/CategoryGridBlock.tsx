import { getGridAudience } from "@camber/domain/catalog"
import { categoryTiles, type RecommendationBlock } from "@camber/domain/recommendations"
import { SectionHead, TileGrid } from "@camber/ui"
import { useLocation } from "react-router-dom"
import { getImageUrl } from "../../foundation/page/images.ts"

/** Renders categories as tiles, completed for the audience in the address (CARD-33 to CARD-35). */
export const CategoryGridBlock = ({ block }: { readonly block: RecommendationBlock }) => {
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
