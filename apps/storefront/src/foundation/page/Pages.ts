import type { Feature } from "@camber/domain/flags"
import type { Assembly, AssemblyTile } from "@camber/domain/assembly"
import type { Banner } from "@camber/domain/banners"
import type { CartLinkPage } from "@camber/domain/cart"
import type { ProductPage, SkuBase } from "@camber/domain/catalog"
import type { Article, ArticleTeaser, PolicyName } from "@camber/domain/content"
import type { Directory, NavigationLink } from "@camber/domain/navigation"
import type { Listing, ListingAddress, ListingView } from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import type { Program } from "../runtime/AppRuntime.ts"
import type { PageServices } from "../runtime/useCases.ts"

/** Data of the frame around every page. */
export interface FrameData {
  readonly categories: ReadonlyArray<PageLink>
  /** Banners for this visitor's audiences at render time. */
  readonly banners: ReadonlyArray<Banner>
}
export interface PageLink {
  readonly label: string
  readonly href: string
}
/** Data of the home page: category tiles with counts, popular parts (fitting ones if a project is selected) and articles. */
export interface HomeData {
  /** Model years for the first select, newest first: it works before the scripts are loaded. */
  readonly years: ReadonlyArray<number>
  readonly makes: ReadonlyArray<PageLink>
  readonly engines: ReadonlyArray<PageLink>
  /** Six categories with their part counts; with a project, the counts of fitting parts. */
  readonly tiles: Listing["children"]
  /** The part of the full listing that the home page renders. */
  readonly popular: Pick<Listing, "cards" | "fit" | "total">
  readonly articles: ReadonlyArray<ArticleTeaser>
}
/** A page of the visitor's own data. */
export interface PersonalPageData {
  /** The server rendered it for a visitor without data in the shop. */
  readonly isAnonymous: boolean
}
export interface ListingData {
  readonly address: ListingAddress
  readonly listing: Listing
  /** The layout from the address, else the stored one. */
  readonly view: ListingView
}
export interface ToolboxData {
  readonly category: ToolboxCategory
  readonly articles: ReadonlyArray<ArticleTeaser>
}
/** A category of the toolbox: its id in the address and its name. */
export interface ToolboxCategory {
  readonly path: string
  readonly name: string
  readonly description: string
}

/**
 * Queries of the routes. On the server each request has its own instance with the visitor's project. In the browser they run as commands
 * on the Effect runtime. null means that the page does not exist.
 */
export interface Pages {
  readonly categories: () => Promise<FrameData["categories"]>
  readonly banners: () => Promise<FrameData["banners"]>
  /** The URL's query selects the audience whose categories the home page shows (CARD-35). */
  readonly home: (search: string) => Promise<HomeData>
  readonly listing: (address: ListingAddress) => Promise<Listing | null>
  /** The visitor's listing layout (LOOK-03). */
  readonly listingView: () => Promise<ListingView>
  /** Runs a query that only one page uses and that its chunk contains. */
  readonly ask: <A>(question: (answer: RunProgram, project: Project | null) => Promise<A>) => Promise<A>
  readonly product: (productPageId: number, skuVariantNumber: string | null) => Promise<ProductPage | null>
  /** The product of a review or a question; null if the number is unknown. */
  readonly reviewedProduct: (skuBaseNumber: string) => Promise<SkuBase | null>
  /** An exploded drawing with the parts that fit the selected car. */
  readonly assembly: (name: string) => Promise<Assembly | null>
  readonly assemblies: () => Promise<ReadonlyArray<AssemblyTile>>
  readonly article: (id: number) => Promise<Article | null>
  /** The links of one of the shop's directories; empty if they cannot be loaded. */
  readonly directory: (list: Directory) => Promise<ReadonlyArray<NavigationLink>>
  readonly articles: (category: string | null) => Promise<ReadonlyArray<ArticleTeaser>>
  /** Content of a cart link's page. In the browser `unopened`: only a request of the document opens a link. */
  readonly cartLink: () => Promise<CartLinkPage | "unopened" | null>
  /** Whether this visitor may open staff pages. */
  readonly isStaff: () => boolean
  /** Whether the request is anonymous, on a page that anonymous visitors share. Always false in the browser. */
  readonly isAnonymous: () => boolean
  /** Whether a feature is on. Loaders use it for crawler content only, so it is always false in the browser. */
  readonly isOn: (feature: Feature) => boolean
  /** Variant of the error page's image and text, 0 to 11. */
  readonly drawErrorPage: () => Promise<number>
}

/** Returns a command's value, or throws its failure to the route's error page. */
export type RunProgram = <A, E>(command: Program<A, E, PageServices>) => Promise<A>

/** Creates the query of the shop's own text of a policy. */
export const askPolicy =
  (name: PolicyName) =>
  (answer: RunProgram): Promise<string | null> =>
    answer((use) => use.Content.use((content) => content.policy(name)))
