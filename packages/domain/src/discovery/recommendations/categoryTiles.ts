import { categoryGrid } from "../../catalog/catalog/rules.ts"
import { categoryHref, defaultCategories } from "../../catalog/catalog/shopCategories.ts"
import type { RecommendationBlock } from "./model.ts"

/** A category of the grid. `imageUrl` null: it has no picture. */
export interface CategoryTile {
  readonly label: string
  readonly url: string
  readonly imageUrl: string | null
}

/** The tiles of a category grid: what the block names, filled up to six for the page's audience (CARD-32, CARD-33, CARD-35). */
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
