import { categoryGrid, categoryHref, defaultCategories } from "@camber/domain/catalog"
import type { Listing } from "@camber/domain/search"

type Category = Listing["children"][number]

/**
 * Returns the audience's default tiles, filled up with the shop's others (CARD-33, CARD-35). For a car, sorts them by number of fitting
 * parts; ties keep their order.
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
