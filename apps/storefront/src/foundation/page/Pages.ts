import type { Feature } from "@camber/domain/flags"
import type { Assembly, AssemblyTile } from "@camber/domain/assembly"
import type { Banner } from "@camber/domain/banners"
import type { ProductPage, SkuBase } from "@camber/domain/catalog"
import type { Article, ArticleTeaser } from "@camber/domain/content"
import type { Directory, NavigationLink } from "@camber/domain/navigation"
import type { Listing, ListingAddress, ListingView } from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import type { LazyComponent } from "../late/LazyComponent.ts"
import type { Program } from "../runtime/AppRuntime.ts"
import type { PageServices } from "../runtime/useCases.ts"

/** What surrounds every page. */
export interface FrameData {
  readonly categories: ReadonlyArray<PageLink>
  /** Those for this visitor's audiences, as of when the page was rendered. */
  readonly banners: ReadonlyArray<Banner>
}
export interface PageLink {
  readonly label: string
  readonly href: string
}
/** What home draws: the category tiles with their counts, popular parts (those that fit, with a project), articles to read. */
export interface HomeData {
  /** The model years of the first question, newest first: it can be answered before the scripts have loaded. */
  readonly years: ReadonlyArray<number>
  readonly makes: ReadonlyArray<PageLink>
  readonly engines: ReadonlyArray<PageLink>
  /** Six categories, with how much of each there is, for a project how much that fits. */
  readonly tiles: Listing["children"]
  /** Of the whole shop's listing what home draws. */
  readonly popular: Pick<Listing, "cards" | "fit" | "total">
  readonly articles: ReadonlyArray<ArticleTeaser>
}
/** A page of the visitor's own things. */
export interface PersonalPageData {
  /** The server drew it for somebody who has nothing in the shop yet. */
  readonly isForStranger: boolean
}
export interface ListingData {
  readonly address: ListingAddress
  readonly listing: Listing
  /** What the address says of it, else what was kept. */
  readonly view: ListingView
}
export interface ToolboxData {
  readonly category: ToolboxCategory
  readonly articles: ReadonlyArray<ArticleTeaser>
}
/** A shelf of the toolbox: its id in the address, its name. */
export interface ToolboxCategory {
  readonly path: string
  readonly name: string
  readonly description: string
}

/**
 * What routes can ask for. On the server each request brings its own (with that visitor's project); in the browser they run as commands on
 * the engine. null means that there is no such page.
 */
export interface Pages {
  readonly categories: () => Promise<FrameData["categories"]>
  readonly banners: () => Promise<FrameData["banners"]>
  /** The address' query decides whose categories home shows (CARD-35). */
  readonly home: (search: string) => Promise<HomeData>
  readonly listing: (address: ListingAddress) => Promise<Listing | null>
  /** How the visitor has listings shown (LOOK-03). */
  readonly listingView: () => Promise<ListingView>
  /** A question of one page alone, which brings it along. */
  readonly ask: <A>(question: (answer: RunProgram, project: Project | null) => Promise<A>) => Promise<A>
  readonly product: (productPageId: number, skuVariantNumber: string | null) => Promise<ProductPage | null>
  /** The product that a review is written of, or a question asked about; null where no product has the number. */
  readonly reviewedProduct: (skuBaseNumber: string) => Promise<SkuBase | null>
  /** An exploded drawing with what fits the selected car. */
  readonly assembly: (name: string) => Promise<Assembly | null>
  readonly assemblies: () => Promise<ReadonlyArray<AssemblyTile>>
  readonly article: (id: number) => Promise<Article | null>
  /** The links of one of the shop's directories; none when they cannot be had. */
  readonly directory: (list: Directory) => Promise<ReadonlyArray<NavigationLink>>
  readonly articles: (category: string | null) => Promise<ReadonlyArray<ArticleTeaser>>
  /** Whether the pages of staff are there for this visitor. */
  readonly isStaff: () => boolean
  /** Whether whoever asks said nothing of themselves, on a page that strangers get as their own. In the browser nobody is a stranger. */
  readonly isForStranger: () => boolean
  /** Whether a feature is on. Loaders ask for what is drawn for crawlers alone, so in the browser none is. */
  readonly isOn: (feature: Feature) => boolean
  /** Loads a part of the page that has a chunk of its own, before the page is drawn. */
  readonly loadComponent: <Props>(late: LazyComponent<Props>) => Promise<unknown>
  /** Which of the error page's pictures and texts is shown, 0 to 11. */
  readonly drawErrorPage: () => Promise<number>
}

/** Gives a command's value, or throws its failure to the route's error page. */
export type RunProgram = <A, E>(command: Program<A, E, PageServices>) => Promise<A>
