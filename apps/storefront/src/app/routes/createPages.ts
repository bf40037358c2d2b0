import type { Project } from "@camber/domain/vehicle"
import { toPageLinks } from "../../foundation/page/hrefs.ts"
import type { RunProgram, Pages } from "../../foundation/page/Pages.ts"

/**
 * Creates the routes' queries as commands on one visitor's use cases. A visitor without a project gets the verdicts of an empty project; a
 * null project is a bot, which gets none. `projectNow` is called on each query, because the selection changes. If the staff role is
 * unknown here, the services check it and return nothing to other visitors.
 */
export const createPages = (
  answer: RunProgram,
  projectNow: () => Project | null,
  isStaff = () => true,
  isOn: Pages["isOn"] = () => false,
  isAnonymous = () => false
): Pages => ({
  isStaff,
  isOn,
  isAnonymous,
  categories: async () => toPageLinks(await answer((use) => use.Navigation.use((navigation) => navigation.categories))),
  // Returns no banners, because the page already contains them. In the browser, their use case includes later changes.
  banners: async () => [],
  home: async (search) => (await import("../../features/home/fetchHome.ts")).fetchHome(answer, search, projectNow()),
  listing: (address) => answer((use) => use.Search.use((search) => search.listing(address, projectNow()))),
  listingView: () => answer((use) => use.Search.use((search) => search.storedView)),
  ask: (question) => question(answer, projectNow()),
  cartLink: async () => "unopened",
  product: (id, variant) => answer((use) => use.Catalogue.use((catalogue) => catalogue.productPage(id, variant, projectNow()))),
  reviewedProduct: async (number) =>
    number === "" ? null : ((await answer((use) => use.Catalogue.use((catalogue) => catalogue.skuBases([number], null))))[0] ?? null),
  assembly: async (name) => (await import("../../features/assembly/fetchAssembly.ts")).fetchAssembly(answer, name, projectNow()),
  assemblies: async () => (await import("../../features/assembly/fetchAssembly.ts")).fetchAssemblies(answer, projectNow()),
  article: (id) => answer((use) => use.Content.use((content) => content.article(id, projectNow()))),
  directory: (list) => answer((use) => use.Navigation.use((navigation) => navigation.directory(list))),
  articles: (category) => answer((use) => use.Content.use((content) => content.articlesByCategory(category, 100))),
  drawErrorPage: () => answer((use) => use.Recovery.use((recovery) => recovery.drawErrorPage))
})
