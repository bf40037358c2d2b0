import type { ShopAddress } from "@camber/domain/content"
import type { ShopSettings } from "../runtime/Seed.ts"
import type { Description } from "./structuredData.ts"

/** A page's entries in the document's head. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Path and page parameter, so that each content has one URL. */
  readonly canonicalPath: string
  /** False keeps the page out of search engines (narrowed listings, errors). */
  readonly isIndexed: boolean
  /** The page's image on the content host; null: the shop's image. */
  readonly imagePath: string | null
  /** The equivalent form page: a browser without scripts is redirected to it. */
  readonly formsPath?: string | undefined
  /**
   * The features of the page that need scripts, as the subject of a sentence with 'need'. Displayed above the page in browsers without
   * scripts.
   */
  readonly needsScripts?: string | undefined
  /** The page runs no scripts. */
  readonly isStill?: boolean
  /** JSON-LD with absolute addresses. Rendered on the server only. */
  readonly structuredData: (origin: string, facts: ShopFacts) => ReadonlyArray<Description>
}

/** Server-only facts of the shop for structured data. */
export interface ShopFacts {
  /** ISO date. */
  readonly today: string
  readonly address: ShopAddress
}

/** Location of a page, for its head. */
export interface HeadContext {
  readonly settings: ShopSettings
  readonly path: string
  readonly search: string
}

/** Exports of each page module beside its component. `data` is the loader's result. */
export interface PageHandle<Data = never> {
  readonly head: (data: Data, context: HeadContext) => PageHead
}

export const errorHead = (status: number, settings: ShopSettings): PageHead => ({
  title: status === 404 ? `Error 404 | ${settings.brandName}` : `Well, That's Embarrassing | ${settings.brandName}`,
  description: status === 404 ? "There is no page at this address." : "This page is temporarily unavailable.",
  canonicalPath: "/",
  isIndexed: false,
  imagePath: null,
  structuredData: () => []
})
