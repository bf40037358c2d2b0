import { categoryGrid } from "../../catalog/catalog/rules.ts"
import { categoryHref, defaultCategories } from "../../catalog/catalog/shopCategories.ts"
import type { RecommendationBlock } from "./model.ts"

/** A category tile. `imageUrl` is null without an image. */
export interface CategoryTile {
  readonly label: string
  readonly url: string
  readonly imageUrl: string | null
}

/** Returns the block's own categories, filled up to six for the page's audience (CARD-32, CARD-33, CARD-35). */
export const categoryTiles = (
  { recommendations }: Pick<RecommendationBlock, "recommendations">,
  audience: "street" | "race"
): ReadonlyArray<CategoryTile> => {
  const own = recommendations.flatMap((item) =>
    item._tag === "Category" && item.url ? [{ label: item.categoryName, url: item.url, imageUrl: item.imageUrl }] : []
  )
  const defaults = defaultCategories(audience).map((category) => ({
    label: category.name,
    url: categoryHref(category),
    imageUrl: `/content/parts/${category.drawing}.svg?dims=false`
  }))
  return categoryGrid<CategoryTile>(own, defaults)
}
