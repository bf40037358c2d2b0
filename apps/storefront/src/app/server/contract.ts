import type { CartLinkPage } from "@camber/domain/cart"
import type { ShopContent } from "@camber/domain/content"
import type { Feature } from "@camber/domain/flags"
import type { GraphQLRequest } from "@camber/domain/ports"
import type { ObservingScript } from "@camber/domain/tracking"
import type { ShopPolicy } from "../../foundation/runtime/Seed.ts"
import type { PageCacheSettings } from "./PageCache.ts"
import type { CatalogChange } from "./pageInvalidation.ts"

/** Dependencies of the storefront, and its handler for pages and the browser's files. */
export interface StorefrontOptions {
  readonly services: ServicesAccess
  /** Origin of canonical addresses. The Host header is never used. */
  readonly publicOrigin: string
  /** Current facts and policies of the shop. Staff may change them at any time. Never rejects. */
  readonly shop: () => Promise<ShopContent>
  /** Number for text messages: `55555` (GAP-03). */
  readonly smsShortCode: string
  /** In integer cents; null if the shop never offers free shipping. */
  readonly freeShippingThreshold: number | null
  readonly policy: Omit<ShopPolicy, "returnDays">
  /** Whether the services can look up a visitor's location (GAP-19). */
  readonly isGeolocationEnabled: boolean
  /** URLs of third-party tracking scripts, by the feature that enables each (ANL-13). */
  readonly observingScripts?: Partial<Record<ObservingScript, string>>
  /** Origin of images; null if the shop serves them itself. */
  readonly imageHost: string | null
  /** Changes with every seeding: shared pages of an older catalog are never served. */
  readonly catalogVersion: () => Promise<string>
  /**
   * Calls `applyChanges` with each change of page data before the next result of `catalogVersion`. Omitted if no service sends changes: a shared
   * page then stays unchanged while it is fresh.
   */
  readonly onChanges?: (applyChanges: (changes: ReadonlyArray<CatalogChange>) => void) => void
  /** Availability of the services. Omitted: they are always available. */
  readonly availability?: Availability
  readonly pageCache: PageCacheSettings
  readonly assets: AssetSource
  readonly report: (error: unknown, where: string) => void
}

/** While the services are down, cached pages are served without calling them (OPS-18). */
export interface Availability {
  readonly isAway: () => boolean
  /** Loads a value, or returns the last one if the services are down or fail during the load. */
  readonly loadOr: <A>(known: A, load: () => Promise<A>) => Promise<A>
  /** Returns false within 50 ms if the services do not respond. */
  readonly isAnswering: () => Promise<boolean>
}

export { isPersonalRequest } from "../../foundation/page/hrefs.ts"

/** Path of the web app manifest. */
export const MANIFEST_PATH = "/manifest.webmanifest"

/** The shop's service worker, whose scope is the whole shop (PWA-12). */
export const WORKER_PATH = "/service-worker.js"

/**
 * Connection from pages to the services: a function in the same process, or HTTP at an origin (`https://shop.example`, without a trailing
 * slash).
 */
export type ServicesAccess =
  | {
      readonly kind: "process"
      /** Handles a request of the shop itself, without a visitor. */
      readonly answer: (call: GraphQLRequest, signal: AbortSignal) => Promise<ServiceAnswer>
      /** Handles a request of the visitor whose session is among the cookies. Rate limits count the client of `visitor`. */
      readonly visitors: (request: Request, visitor: Request) => Promise<Response>
    }
  | { readonly kind: "network"; readonly origin: string }

/** Response of in-process services: the same information as over HTTP. */
export interface ServiceAnswer {
  readonly status: number
  readonly data?: unknown
  readonly errors?: ReadonlyArray<string>
  /** The services had an internal error: the data may be incomplete. */
  readonly isBroken?: boolean
}

/** Source of the browser's files: a finished build, or the development server's URLs. */
export type AssetSource = { readonly kind: "build"; readonly folder: string } | { readonly kind: "development"; readonly entry: string }

/** The only visitor data that a page may use. */
export interface PageVisitor {
  /** Whether the visitor is staff. For all others, staff pages do not exist. */
  readonly isStaff: boolean
  /** Bots get the page without verdicts (VIS-22). */
  readonly isBot: boolean
  /** Features whose flags differ from their defaults for the visitor; empty if unknown. */
  readonly flippedFeatures?: ReadonlyArray<Feature>
  /** The `Cookie` header with the session, including one that has just started. Form pages act for the visitor, so they need it. */
  readonly cookies?: string
  /** Content of a cart link's page. Only the services know it, because they have opened the link. */
  readonly cartLink?: CartLinkPage
}

export interface Storefront {
  /**
   * Responds to GET and HEAD with a page or a file, and to POST on form pages; returns 405 for other methods. The caller has rejected
   * cross-site POST requests.
   */
  readonly handle: (request: Request, visitor?: PageVisitor) => Promise<Response>
  /** Returns a policy page as Markdown; null for other paths. */
  readonly markdown: (pathname: string) => Promise<string | null>
  /** Contents of the shared page cache and its read counts since the start. */
  readonly figures: () => CacheFigures
  readonly dispose: () => Promise<void>
}

export interface CacheFigures {
  readonly pages: number
  readonly bytes: number
  readonly hits: number
  readonly misses: number
}

/** Exports of the server build's module. */
export interface StorefrontModule {
  readonly createStorefront: (options: StorefrontOptions) => Promise<Storefront>
}
