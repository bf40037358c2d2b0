import type { Feature } from "@camber/domain/flags"
import type { GraphQLRequest } from "@camber/domain/ports"
import type { ObservingScript } from "@camber/domain/tracking"
import type { ShopPolicy } from "../../foundation/runtime/Seed.ts"
import type { PageCacheSettings } from "./PageCache.ts"
import type { CatalogChange } from "./pageInvalidation.ts"
import type { PostalAddress } from "../../foundation/page/PageHead.ts"

/** What the process gives the storefront, and what it gets: one handler for pages and for the browser's files. */
export interface StorefrontOptions {
  readonly services: ServicesAccess
  /** Canonical addresses are written with this origin, never with the Host header's. */
  readonly publicOrigin: string
  readonly brandName: string
  readonly contactPhone: string
  readonly contactAddress: PostalAddress
  /** To which text messages are answered: `55555` (GAP-03). */
  readonly smsShortCode: string
  /** In integer cents; null: there is no such offer. */
  readonly freeShippingThreshold: number | null
  readonly policy: ShopPolicy
  /** The services can tell where a visitor is (GAP-19). */
  readonly isGeolocationEnabled: boolean
  /** Addresses of scripts of others that watch a page, by the feature that switches each (ANL-13). */
  readonly observingScripts?: Partial<Record<ObservingScript, string>>
  /** Pictures come from here; null when the shop serves them itself. */
  readonly imageHost: string | null
  /** Changes with every seeding: shared pages of an older catalogue are never served. */
  readonly catalogueVersion: () => Promise<string>
  /** Has `hear` called with what was changed of what pages show, before `catalogueVersion` answers next; left out where nobody tells: then a shared page is as it was drawn for its seconds. */
  readonly onChanges?: (hear: (changes: ReadonlyArray<CatalogChange>) => void) => void
  /** Whether the services can be asked. Left out: they always can. */
  readonly availability?: Availability
  readonly pageCache: PageCacheSettings
  readonly assets: AssetSource
  readonly report: (error: unknown, where: string) => void
}

/** While the services are away, kept pages are served without asking them (OPS-18). */
export interface Availability {
  readonly isAway: () => boolean
  /** Loads a value, or returns the known one if the services are away or turn out to be. */
  readonly loadOr: <A>(known: A, load: () => Promise<A>) => Promise<A>
  /** False within 50 ms if the services do not answer. */
  readonly isAnswering: () => Promise<boolean>
}

/** Where browsers read how the shop is installed. */
export const MANIFEST_PATH = "/manifest.webmanifest"

/** The shop's worker, whose scope is the whole shop (PWA-12). */
export const WORKER_PATH = "/service-worker.js"

/** How pages ask the services: a function of the same process, or over HTTP at an origin (`https://shop.example`, without a closing slash). */
export type ServicesAccess =
  | {
      readonly kind: "process"
      /** Answers the shop itself, for nobody in particular. */
      readonly answer: (call: GraphQLRequest, signal: AbortSignal) => Promise<ServiceAnswer>
      /** Answers a visitor, by the session among the request's cookies. `visitor` is the request whose client it counts for. */
      readonly visitors: (request: Request, visitor: Request) => Promise<Response>
    }
  | { readonly kind: "network"; readonly origin: string }

/** What services of the same process answer: what HTTP would tell, without the way. */
export interface ServiceAnswer {
  readonly status: number
  readonly data?: unknown
  readonly errors?: ReadonlyArray<string>
  /** They failed inside: the data must not be taken for all that there is. */
  readonly isBroken?: boolean
}

/** Where the browser's files are: a finished build, or the development server's addresses. */
export type AssetSource = { readonly kind: "build"; readonly folder: string } | { readonly kind: "development"; readonly entry: string }

/** What a page may know of who asks for it: nothing else is the person's. */
export interface PageVisitor {
  /** To everybody else the pages of staff are not there. */
  readonly isStaff: boolean
  /** Bots get the page without verdicts (VIS-22). */
  readonly isBot: boolean
  /** The features that flags turn from their defaults for the visitor; none where nobody says. */
  readonly turned?: ReadonlyArray<Feature>
  /** The `Cookie` header with the session in it, also a session that has just begun. Pages of forms act for it, so they ask for it. */
  readonly cookies?: string
}

export interface Storefront {
  /** Answers every GET and HEAD with a page or a file, and a POST to a page of forms; other methods get 405. Pages of other sites were refused before. */
  readonly handle: (request: Request, visitor?: PageVisitor) => Promise<Response>
  /** What the cache of shared pages holds, and how often it was looked into since the start. */
  readonly figures: () => CacheFigures
  readonly dispose: () => Promise<void>
}

export interface CacheFigures {
  readonly pages: number
  readonly bytes: number
  readonly hits: number
  readonly misses: number
}

/** The server build's module. */
export interface StorefrontModule {
  readonly createStorefront: (options: StorefrontOptions) => Promise<Storefront>
}
