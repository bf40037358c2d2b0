import type { CatalogSource } from "./seeding/CatalogSource.ts"
import type { SheetLibrary } from "@camber/domain/class-sheets"
import type { createRenderFlags } from "./flags/createRenderFlags.ts"
import type { ShippingRates, Tax } from "@camber/domain/rates"
import type { Effect, Redacted } from "effect"
import type { AccountSettings } from "./account/createAccountDeps.ts"
import type { PasswordHasher } from "./account/passwords.ts"
import type { LoadVocabulary } from "./search/search-index/createSearchIndexCache.ts"
import type { Figure } from "./catalogFigures.ts"
import type { ChangeLog } from "./change-log/changeLog.ts"
import type { Availability } from "./database/availability.ts"
import type { Database } from "./database/openDatabase.ts"
import type { GetArticleAdvice } from "./content/findArticleParts.ts"
import type { Illustrations, ImageHandler } from "./illustrations/Illustrations.ts"
import type { RunQueued } from "./http/requestQueue.ts"
import type { InternalError } from "./http/errors.ts"
import type { createInProcessExecutor } from "./http/inProcessCalls.ts"
import type { DocumentPolicy } from "./http/requestParams.ts"
import type { GeolocationHeaders } from "./location/geolocate.ts"
import type { ShopAddress, ShopContent } from "@camber/domain/content"
import type { PaymentService, PaymentSettings } from "./payment/createPaymentService.ts"
import type { PictureEncoder } from "./pictures/createPictureEncoder.ts"
import type { PictureFiles } from "./pictures/createFolderFiles.ts"
import type { FallbackRates } from "./rates/quotes.ts"
import type { Crawlers } from "./sitemap/crawlers.ts"
import type { PushSettings } from "./push/PushSender.ts"
import type { EventRetention } from "./tracking/collectEvents.ts"
import type { Retention, Maintenance } from "./maintenance.ts"
import type { SessionMiddleware } from "./visitor/withSession.ts"

export interface ServicesSettings extends AccountSettings {
  /** GRAPHQL_DOCUMENTS: `registered` rejects every document that the domain does not define. */
  readonly documents: DocumentPolicy
  /** Origin of images; empty if the shop's own origin serves them. */
  readonly imageHost: string
  /** Maximum products per search suggestion response (GAP-09). */
  readonly searchProductCap: number
  /** SEARCH_VOCABULARY_DIR: the shop's own search vocabulary tables; null if there is none. */
  readonly searchVocabularyDir: string | null
  /** The shop's data folder, for files that are unpacked once. */
  readonly dataDir: string
  readonly isProduction: boolean
  /** Whether `/dev/outbox` shows the mails that the shop sent. */
  readonly showsOutbox: boolean
  /** The shop's address, to which customers send returns. */
  readonly contactAddress: ShopAddress
  readonly contactPhone: string
  /** Minimum order in cents for free standard shipping; null disables it. */
  readonly freeShippingFrom: number | null
  /** Shipping rates and sales tax. Defaults to the shop's own rate table and no tax. */
  readonly shippingRates?: ShippingRates
  readonly tax?: Tax
  /** Fallback rates while a rate provider is unavailable; null without a provider. */
  readonly ownRates?: FallbackRates | null
  /** Days after delivery in which core returns are refunded; 180 by default. */
  readonly coreReturnDays?: number
  /** Public origin of the shop. With https, cookies are secure. */
  readonly publicOrigin: string
  readonly eventRetention: EventRetention
  readonly retention: Retention
  readonly push: PushSettings
  readonly payments: PaymentSettings
  /** FEED_SECRET; null if the shop serves no feeds. */
  readonly feedSecret: Redacted.Redacted<string> | null
  /** Request headers that contain the visitor's location; null disables geolocation. */
  readonly geolocationHeaders: GeolocationHeaders | null
}

export interface ServicesOptions {
  readonly database: Pick<Database, "kysely" | "ping" | "pool" | "reads" | "staleness" | "background" | "kind">
  readonly settings: ServicesSettings
  readonly illustrations: Illustrations
  /** Answers requests for the images that `illustrations` names. */
  readonly answerImage: ImageHandler
  /** Photographs of parts; by default in the folder `pictures` of the data folder. */
  readonly pictures?: PictureFiles
  /** Checks and encodes an uploaded logo; defaults to `createLogoEncoder()`. */
  readonly encodeLogo?: PictureEncoder
  /** Checks and encodes uploaded photographs; defaults to `createPictureEncoder()`. */
  readonly encodePicture?: PictureEncoder
  readonly getArticleAdvice: GetArticleAdvice
  /** Other names by which the search finds categories. Used after an import is undone. */
  readonly categoryAliases?: CatalogSource["categoryAliases"]
  /** Class sheets that come with the shop; none by default. Tracks upload their own sheets. */
  readonly classSheets?: SheetLibrary
  /** Receives internal errors; they are logged by default. */
  readonly report?: (failure: InternalError) => void
  /** Hashes passwords; defaults to `createPasswordHasher()`. */
  readonly passwords?: PasswordHasher
  /** Loads the words of the search; defaults to the tables of `data/search` and of `searchVocabularyDir`. */
  readonly loadVocabulary?: LoadVocabulary
}

export interface Services {
  /** Renders a page, image or site map in the request queue of its client. */
  readonly pageInTurn: RunQueued
  /**
   * Answers a visitor's requests to `/graphql/{service}`, `/api/...`, `/mfe/{area}/_vercel/...`, order links and cart
   * links, and assistants' requests; returns undefined for other paths.
   */
  readonly handler: (request: Request) => Promise<Response | undefined>
  /**
   * Answers payment webhooks at `/hooks/{provider}` and the test payment page, without a session or cookie; returns
   * undefined for other paths.
   */
  readonly payments: (request: Request) => Promise<Response | undefined>
  /** Payment work that is due every few seconds. */
  readonly paymentWork: Pick<PaymentService, "refund" | "sweep">
  /** Begins and ends planned prices that are due. */
  readonly pricePlans: Effect.Effect<void>
  /** Executes calls that the shop's own code makes in this process, without a visitor's session. */
  readonly answerOwnCall: ReturnType<typeof createInProcessExecutor>
  readonly crawlers: Crawlers
  /**
   * Answers requests for images and photographs of the content host, in a compression that the client accepts; returns undefined for other
   * paths.
   */
  readonly content: (request: Request) => Promise<Response | undefined>
  /** Reports whether the database is reachable. */
  readonly availability: Availability
  /** Returns the version of the catalog that listings show. After an import, the version changes once the new search index is complete. */
  readonly catalogVersion: () => Promise<string>
  /** Reports changes of other processes. `catalogVersion` and every request poll when a poll is due. */
  readonly changes: Pick<ChangeLog, "requestPoll" | "listen" | "poll" | "now">
  /** Answers a page in Markdown for a program that prefers it (`prefersMarkdown`); undefined for a page that has no Markdown form. */
  readonly markdown: (request: Request) => Promise<Response | undefined>
  /** Wraps the shop's other handlers in the visitor's session. */
  readonly withSession: SessionMiddleware
  /**
   * Returns the shop's settings as of the last poll of `changes`. While the database is unreachable, returns the last known settings. Never
   * rejects.
   */
  readonly shop: () => Promise<ShopContent>
  /** Returns the target of the redirect that staff created for a URL without a page; null if there is no redirect. */
  readonly findRedirect: (address: URL) => Promise<string | null>
  /** Resolves the flags for rendering a visitor's page. */
  readonly drawnFlags: ReturnType<typeof createRenderFlags>
  /** Builds the search and facet indexes, so that the first shopper does not wait for them. */
  readonly prepareSearch: () => Promise<void>
  readonly figures: () => Promise<ReadonlyArray<Figure>>
  /** Returns metrics of orders, payments and refunds. */
  readonly sales: () => Promise<ReadonlyArray<Figure>>
  /** Jobs that run about every hour. */
  readonly upkeep: Maintenance
}
