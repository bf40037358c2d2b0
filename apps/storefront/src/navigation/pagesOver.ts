import { type Project, projectKind } from "@camber/domain/vehicle"
import { wholeShop } from "@camber/domain/search"
import type { Command } from "../runtime/AppRuntime.ts"
import type { PageServices } from "../runtime/useCases.ts"
import type { PageLink, Pages } from "./Pages.ts"

/** Gives a command's value, or throws its failure to the route's error page. */
export type Answer = <A, E>(command: Command<A, E, PageServices>) => Promise<A>

/** Makes and engine families that home offers to begin with. */
const STARTS = 8

/** Headings without a page of their own are no links. */
const linksOf = (links: ReadonlyArray<{ readonly primary: string; readonly href: string | null }>): ReadonlyArray<PageLink> =>
  links.flatMap(({ primary, href }) => (href === null ? [] : [{ label: primary, href }]))

/**
 * The routes' questions as commands on the use-cases, asked for one visitor. Somebody without a project is judged like a project that knows
 * nothing; a project of null is a bot, which gets no verdicts. `projectNow` is asked at each question, because the selection changes.
 * Where nobody knows who is staff, the services do: they tell nothing to anybody else.
 */
export const pagesOver = (answer: Answer, projectNow: () => Project | null, isStaff = () => true): Pages => ({
  isStaff,
  categories: async () => linksOf(await answer((use) => use.Navigation.use((navigation) => navigation.categories))),
  // A page brings its banners along; in the browser their use-case knows what has changed since.
  banners: async () => [],
  home: async () => {
    const project = projectNow()
    const knowsCar = project !== null && projectKind(project) !== "nothing"
    // By relevance a car's guaranteed fits come first; without a car that order is the popular one.
    const address = { ...wholeShop, fits: knowsCar }
    const [years, makes, engines, popular, articles] = await Promise.all([
      answer((use) => use.Vehicles.use((vehicles) => vehicles.years)),
      answer((use) => use.Navigation.use((navigation) => navigation.makes)),
      answer((use) => use.Navigation.use((navigation) => navigation.engines)),
      answer((use) => use.Search.use((search) => search.listing(address, project))),
      answer((use) => use.Content.use((content) => content.articlesByCategory(null, 4)))
    ])
    if (!popular) throw new Error("The whole shop has no listing.")
    return { years, makes: linksOf(makes).slice(0, STARTS), engines: linksOf(engines).slice(0, STARTS), popular, articles }
  },
  listing: (address) => answer((use) => use.Search.use((search) => search.listing(address, projectNow()))),
  product: (id, variant) => answer((use) => use.Catalogue.use((catalogue) => catalogue.productPage(id, variant, projectNow()))),
  reviewedProduct: async (number) =>
    number === "" ? null : ((await answer((use) => use.Catalogue.use((catalogue) => catalogue.skuBases([number], null))))[0] ?? null),
  comparison: async (skus) => (await import("../comparison/askComparison.ts")).askComparison(answer, skus, projectNow()),
  article: (id) => answer((use) => use.Content.use((content) => content.article(id, projectNow()))),
  directory: (list) => answer((use) => use.Navigation.use((navigation) => navigation.directory(list))),
  recommendedArticles: (limit) => answer((use) => use.Content.use((content) => content.recommendedArticles(projectNow(), limit))),
  articles: (category) => answer((use) => use.Content.use((content) => content.articlesByCategory(category, 100))),
  drawErrorPage: () => answer((use) => use.Recovery.use((recovery) => recovery.drawErrorPage))
})
