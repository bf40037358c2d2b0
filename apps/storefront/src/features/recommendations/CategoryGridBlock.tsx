import { getGridAudience } from "@camber/domain/catalog"
import { categoryTiles, type RecommendationBlock } from "@camber/domain/recommendations"
import { SectionHead, TileGrid } from "@camber/ui"
import { useLocation } from "../../foundation/router/hooks.ts"
import { getImageUrl } from "../../foundation/page/images.ts"

/** Categories as tiles, filled up for the audience that the address names (CARD-33 to CARD-35). */
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
