import type { Project } from "@camber/domain/vehicle"
import { toPageLinks } from "../../foundation/page/links.ts"
import type { RunProgram, Pages } from "../../foundation/page/Pages.ts"

/**
 * The routes' questions as commands on the use-cases, asked for one visitor. Somebody without a project is judged like a project that knows
 * nothing; a project of null is a bot, which gets no verdicts. `projectNow` is asked at each question, because the selection changes.
 * Where nobody knows who is staff, the services do: they tell nothing to anybody else.
 */
export const createPages = (
  answer: RunProgram,
  projectNow: () => Project | null,
  loadComponent: Pages["loadComponent"],
  isStaff = () => true,
  isOn: Pages["isOn"] = () => false,
  isForStranger = () => false
): Pages => ({
  isStaff,
  isOn,
  isForStranger,
  loadComponent,
  categories: async () => toPageLinks(await answer((use) => use.Navigation.use((navigation) => navigation.categories))),
  // A page brings its banners along; in the browser their use-case knows what has changed since.
  banners: async () => [],
  home: async (search) => (await import("../../features/home/fetchHome.ts")).fetchHome(answer, search, projectNow()),
  listing: (address) => answer((use) => use.Search.use((search) => search.listing(address, projectNow()))),
  listingView: () => answer((use) => use.Search.use((search) => search.keptView)),
  ask: (question) => question(answer, projectNow()),
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
