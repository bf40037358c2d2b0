import { parseQueryString } from "../../foundation/ports/queryString.ts"

/** Maximum number of tiles in the category grid (CARD-32). */
export const CATEGORY_TILES = 6

/** Returns the categories of the grid: the shopper's own, filled up from the defaults without duplicates (CARD-32, CARD-33). */
export const categoryGrid = <Category extends { readonly url: string }>(
  own: ReadonlyArray<Category>,
  defaults: ReadonlyArray<Category>
): ReadonlyArray<Category> =>
  [...own, ...defaults].filter(({ url }, at, all) => all.findIndex((other) => other.url === url) === at).slice(0, CATEGORY_TILES)

/** Returns the audience of a page's category grid: race for `o=r` in the query string, otherwise street (CARD-35). */
export const getGridAudience = (search: string): "street" | "race" => (parseQueryString(search).get("o") === "r" ? "race" : "street")
