import { getGridAudience, categoryGrid, categoryHref, defaultCategories } from "@camber/domain/catalog"
import { type Project, getProjectKind } from "@camber/domain/vehicle"
import { toPageLinks } from "../../foundation/page/hrefs.ts"
import type { RunProgram, HomeData } from "../../foundation/page/Pages.ts"
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

/** Number of makes and of engine families on the home page. */
const STARTS = 8
/** Number of cards of popular parts. */
const POPULAR = 10
const ARTICLES = 4

/** Fetches the home page for a car and an audience. It has its own chunk, because only the home page uses this query. */
export const fetchHome = async (answer: RunProgram, search: string, project: Project | null): Promise<HomeData> => {
  const knowsCar = project !== null && getProjectKind(project) !== "nothing"
  const [years, makes, engines, popular, articles] = await Promise.all([
    answer((use) => use.Vehicles.use((vehicles) => vehicles.years)),
    answer((use) => use.Navigation.use((navigation) => navigation.makes)),
    answer((use) => use.Navigation.use((navigation) => navigation.engines)),
    answer((use) => use.Search.use((search) => search.popularParts(POPULAR, project))),
    answer((use) =>
      use.Content.use((content) => (knowsCar ? content.recommendedArticles(project, ARTICLES) : content.articlesByCategory(null, ARTICLES)))
    )
  ])
  const tiles = homeTiles(popular.children, getGridAudience(search), knowsCar)
  const { cards, fit, total } = popular
  return {
    years,
    makes: toPageLinks(makes).slice(0, STARTS),
    engines: toPageLinks(engines).slice(0, STARTS),
    tiles,
    popular: { cards, fit, total },
    articles
  }
}
