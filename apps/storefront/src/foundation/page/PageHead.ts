import type { ShopSettings } from "../runtime/Seed.ts"
import type { Description } from "./structuredData.ts"

/** What a page says of itself in the document's head. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Path and page parameter: one address for one content. */
  readonly canonicalPath: string
  /** False keeps the page out of search engines (narrowed listings, errors). */
  readonly isIndexed: boolean
  /** The page's picture on the content host; null: the shop's. */
  readonly imagePath: string | null
  /** The page of forms that does the same without scripts: a browser that runs none goes there at once. */
  readonly formsPath?: string | undefined
  /** What of the page comes with scripts alone, as the subject of a sentence with 'need': said above the page to who runs none. */
  readonly needsScripts?: string | undefined
  /** It runs no scripts. */
  readonly isStill?: boolean
  /** JSON-LD with absolute addresses. Drawn on the server only. */
  readonly structuredData: (origin: string, facts: ShopFacts) => ReadonlyArray<Description>
}

/** Where the shop gets its mail, in the United States. */
export interface PostalAddress {
  readonly street: string
  readonly city: string
  /** Two letters. */
  readonly state: string
  readonly zip: string
}

/** What only the server knows of the shop, for structured data. */
export interface ShopFacts {
  /** ISO date. */
  readonly today: string
  readonly address: PostalAddress
}

/** Where a page is, for its head. */
export interface HeadContext {
  readonly settings: ShopSettings
  readonly path: string
  readonly search: string
}

/** What each page's module exports beside its component. `data` is what the route's loader gave. */
export interface PageHandle<Data = never> {
  readonly head: (data: Data, context: HeadContext) => PageHead
  /** It goes on standing behind the page that is gone to from it, for the way back. */
  readonly isLeftStanding?: boolean
}

export const errorHead = (status: number, settings: ShopSettings): PageHead => ({
  title: status === 404 ? `Error 404 | ${settings.brandName}` : `Well, That's Embarrassing | ${settings.brandName}`,
  description: status === 404 ? "There is no page at this address." : "This page is temporarily unavailable.",
  canonicalPath: "/",
  isIndexed: false,
  imagePath: null,
  structuredData: () => []
})
