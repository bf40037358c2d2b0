import { categoryGrid, categoryHref, defaultCategories } from "@camber/domain/catalog"
import type { Listing } from "@camber/domain/search"

type Category = Listing["children"][number]

/**
 * The category tiles of home: the audience's defaults, filled up with the shop's others (CARD-33, CARD-35). They stay in that order or, for a
 * car, those with the most that fits it come first; equals stay as they were.
 */
export const homeTiles = (
  shop: ReadonlyArray<Category>,
  audience: "street" | "race",
  isForCar: boolean
): ReadonlyArray<Category & { readonly url: string }> => {
  const all = shop.map((category) => ({ ...category, url: category.href }))
  const defaults = defaultCategories(audience).flatMap((category) => all.filter(({ url }) => url === categoryHref(category)))
  const tiles = categoryGrid(defaults, all)
  return isForCar ? tiles.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0)) : tiles
}
