import { completeImports } from "./catalog-import/completeImport.ts"
import { createPace, fullPace, sharedPace } from "./catalog-import/createPace.ts"
import { PICTURE_UPLOAD_PATH, undoLastImport } from "@camber/domain/staff"
import type { CatalogSource } from "./seeding/CatalogSource.ts"
import type { SheetLibrary } from "@camber/domain/class-sheets"
import { COLLECTOR_PATH } from "@camber/domain/telemetry"
import { addressFields } from "./addresses/addressFields.ts"
import { createRenderFlags } from "./flags/createRenderFlags.ts"
import type { ShippingRates, Tax } from "@camber/domain/rates"
import { documentsById } from "@camber/domain/registry/graphql"
import { Effect, type Redacted } from "effect"
import path from "node:path"
import { createCatalogEditingApi } from "./catalog-editing/createCatalogEditingApi.ts"
import { createCallCounter } from "./assistants/createCallCounter.ts"
import { createAssistants, isForAssistants } from "./assistants/createAssistants.ts"
import { isPermalink } from "./cart/cartLink.ts"
import { createFeedHandler } from "./feeds/createFeedHandler.ts"
import { findFeedKind } from "./feeds/feedKinds.ts"
import { createAccountLookup } from "./account/createAccountLookup.ts"
import { type AccountSettings, createAccountDeps } from "./account/createAccountDeps.ts"
import type { PasswordHasher } from "./account/passwords.ts"
import { MAIL_OUTBOX_PATH, createMailOutboxPage } from "./mail/createMailOutboxPage.ts"
import { catalogFigures, type Figure } from "./catalogFigures.ts"
import { type ChangeLog, createChangeLog } from "./change-log/changeLog.ts"
import { createInvalidatedCache } from "./change-log/invalidatedCaches.ts"
import { checkoutSchema } from "./cart/checkoutSchema.ts"
import { createSheetFields, createSheetQueries } from "./class-sheets/createSheetFields.ts"
import { contentSchema } from "./content/content.ts"
import { createToolbox } from "./content/toolbox.ts"
import { customerSchema } from "./profile/customerSchema.ts"
import { type Availability, createAvailability } from "./database/availability.ts"
import type { Database } from "./database/index.ts"
import { salesFigures } from "./salesFigures.ts"
import { readFromPrimary } from "./database/readRouting.ts"
import type { GetArticleAdvice } from "./content/ArticleAdvice.ts"
import type { Illustrations, ImageHandler } from "./illustrations/Illustrations.ts"
import { discoverySchema } from "./search/discovery.ts"
import { createKnownTermsHandler } from "./search/knownTerms.ts"
import { createCatalogIndexes } from "./search/createCatalogIndexes.ts"
import { createVocabularyLoader } from "./search/search-index/createSearchIndexCache.ts"
import { readVocabularyEntries } from "@camber/search/search-index"
import { createVocabularyReader } from "./search/search-index/createVocabularyReader.ts"
import { garageSchema } from "./garage/garage.ts"
import { forwardForVisitor, isLoopbackRequest } from "./http/getClientIp.ts"
import { type RunQueued, createRequestQueue, pageConcurrencyLimits } from "./http/requestQueue.ts"
import { defaultConcurrencyLimits } from "./http/clientQueues.ts"
import { createCpuShares } from "./http/cpuShares.ts"
import { compressResponse } from "./http/compressResponse.ts"
import { createErrorResponse, createClientErrorResponse, createEmptyErrorResponse } from "./http/errorResponse.ts"
import { InternalError, NotFound } from "./http/errors.ts"
import { graphqlHandler, requestId } from "./http/graphqlHandler.ts"
import { createInProcessExecutor } from "./http/inProcessCalls.ts"
import type { DocumentPolicy } from "./http/requestParams.ts"
import type { GeolocationHeaders } from "./location/geolocate.ts"
import type { ShopAddress, ShopContent } from "@camber/domain/content"
import { defaultOrderSettings } from "./orders/OrderSettings.ts"
import { createPaymentService, type PaymentService, type PaymentSettings } from "./payment/createPaymentService.ts"
import { runPricePlans } from "./price-plans/runPricePlans.ts"
import { createFolderFiles } from "./pictures/createFolderFiles.ts"
import { createPictureEncoder, type PictureEncoder } from "./pictures/createPictureEncoder.ts"
import { createPictureHandler } from "./pictures/createPictureHandler.ts"
import type { PictureFiles } from "./pictures/PictureFiles.ts"
import { findRedirect } from "./redirects/findRedirect.ts"
import { productsSchema } from "./products/products.ts"
import { recommendationsSchema } from "./recommendations/recommendations.ts"
import { createTableRates, type FallbackRates, createQuoteService, readRates, createTableTax } from "./rates/index.ts"
import { type Crawlers, createCrawlerFiles } from "./sitemap/crawlers.ts"
import type { PushSettings } from "./push/PushSender.ts"
import { createImageUrls } from "./schema/pictures.ts"
import type { ResolverContext } from "./schema/ResolverContext.ts"
import { referenceCache } from "./reference/referenceCache.ts"
import { listFields } from "./lists/lists.ts"
import { createJobFields } from "./jobs/createJobFields.ts"
import { createMatingFields } from "./lists/createMatingFields.ts"
import { createOrderLinkHandler } from "./orders/openOrder.ts"
import { orderFields } from "./orders/orderFields.ts"
import { parseOrderLinkPath } from "./orders/createOrderLink.ts"
import { carInWordsField } from "./search/readCar.ts"
import { vinField } from "./vin/decodeVin.ts"
import { partCountsCache } from "./navigation/partCounts.ts"
import { traitSchema } from "./navigation/traitSchema.ts"
import { createVinDecoder } from "./vin/VinDecoder.ts"
import type { EventRetention } from "./tracking/collectEvents.ts"
import { createMaintenance, type Retention, type Maintenance } from "./maintenance.ts"
import type { VisitorSession } from "./session/authenticate.ts"
import { getStandardShop, readShop } from "./shop-settings/readShop.ts"
import { recordGuestVisit } from "./session/sessions.ts"
import { createVisitorApi } from "./visitor/createVisitorApi.ts"
import { createReadAfterWriteCookie, createSessionMiddleware, type SessionMiddleware } from "./visitor/withSession.ts"

export interface ServicesSettings extends AccountSettings {
  /** GRAPHQL_DOCUMENTS: `registered` rejects every document that the domain does not define. */
  readonly documents: DocumentPolicy
  /** Origin of images; empty for the shop's own. */
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
  /** FEED_SECRET; null if no address serves the feeds. */
  readonly feedSecret: Redacted.Redacted<string> | null
  /** null disables geolocation. */
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
  /** Checks and encodes uploaded photographs; defaults to `createPictureEncoder()`. */
  readonly encodePicture?: PictureEncoder
  readonly getArticleAdvice: GetArticleAdvice
  /** Other names of categories, by which the search finds them after an undone import. */
  readonly categoryAliases?: CatalogSource["categoryAliases"]
  /** Class sheets that the shop has; none by default. Tracks upload their own. */
  readonly classSheets?: SheetLibrary
  /** Receives internal errors; they are logged by default. */
  readonly report?: (failure: InternalError) => void
  /** Hashes passwords; defaults to `createPasswordHasher()`. */
  readonly passwords?: PasswordHasher
}

export interface Services {
  /** Renders a page, image or site map in the queue of its client. */
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
  /** Answers in-process calls of the shop itself, without a visitor's session. */
  readonly answerOwnCall: ReturnType<typeof createInProcessExecutor>
  readonly crawlers: Crawlers
  /** Answers requests for images and photographs of the content host, compressed as the client accepts; returns undefined for other paths. */
  readonly content: (request: Request) => Promise<Response | undefined>
  /** Reports whether the database is reachable. */
  readonly availability: Availability
  /** Returns the version of the catalog that listings show. After an import it changes when the new search index is complete. */
  readonly catalogVersion: () => Promise<string>
  /** Reports changes of other processes. `catalogVersion` and every request poll when a poll is due. */
  readonly changes: Pick<ChangeLog, "requestPoll" | "listen" | "poll" | "now">
  /** Answers a page in Markdown for a program that prefers it (`prefersMarkdown`); undefined for a page without this form. */
  readonly markdown: (request: Request) => Promise<Response | undefined>
  /** Wraps the shop's other handlers in the visitor's session. */
  readonly withSession: SessionMiddleware
  /**
   * Returns the shop's settings as of the last poll of `changes`. Returns the last known ones while the database is unreachable. Never rejects.
   */
  readonly shop: () => Promise<ShopContent>
  /** Returns where an address without a page leads, by the redirects of staff; null if nowhere. */
  readonly findRedirect: (address: URL) => Promise<string | null>
  /** Resolves the flags for rendering a visitor's page. */
  readonly drawnFlags: ReturnType<typeof createRenderFlags>
  /** Builds the search and facet indexes, so that the first shopper does not wait for them. */
  readonly prepareSearch: () => Promise<void>
  /** Returns metrics of the catalog. */
  readonly figures: () => Promise<ReadonlyArray<Figure>>
  /** Returns metrics of orders, payments and refunds. */
  readonly sales: () => Promise<ReadonlyArray<Figure>>
  /** Jobs that run about every hour. */
  readonly upkeep: Maintenance
}

const logged = (failure: InternalError): void =>
  Effect.runSync(Effect.logError(failure.message, failure.cause).pipe(Effect.annotateLogs({ requestId: failure.requestId })))

/** Creates the shop's services over an open, migrated database. The process keeps no visitor state. */
export const createServices = ({
  answerImage,
  categoryAliases = [],
  classSheets = new Map(),
  database,
  encodePicture = createPictureEncoder(),
  getArticleAdvice,
  illustrations,
  passwords,
  pictures,
  report = logged,
  settings
}: ServicesOptions): Services => {
  const changes = createChangeLog(database.reads)
  const availability = createAvailability(database.ping ?? (async () => undefined))
  const store: ResolverContext = {
    database: database.kysely,
    reference: referenceCache(database.reads, changes, availability),
    imageUrls: createImageUrls(settings.imageHost, illustrations)
  }
  const readContext: ResolverContext = { ...store, database: database.reads }
  const { searchVocabularyDir } = settings
  // Reports errors in the shop's own vocabulary at startup.
  if (searchVocabularyDir !== null) readVocabularyEntries(createVocabularyReader(searchVocabularyDir))
  const paymentDesk = createPaymentService(store, settings, settings.payments, changes)
  const { shippingRates = createTableRates(readRates(null)), tax = createTableTax([]) } = settings
  const orderSettings = {
    ...defaultOrderSettings,
    ...settings,
    quotes: createQuoteService(shippingRates, tax, settings.ownRates),
    payment: paymentDesk.orders
  }
  const indexes = createCatalogIndexes(database, changes, createVocabularyLoader(searchVocabularyDir))
  const partCounts = partCountsCache(database.background)
  const toolbox = createToolbox(readContext, changes)
  const sheets = { library: classSheets, now: changes.now }
  const schemas = new Map(
    Object.entries({
      trait: traitSchema(readContext, partCounts, {
        decodeVin: vinField(readContext, createVinDecoder(settings.dataDir)),
        readCar: carInWordsField(readContext, indexes)
      }),
      discovery: discoverySchema(readContext, { ...settings, indexes, changes }),
      products: productsSchema(readContext, createSheetQueries(readContext, sheets)),
      content: contentSchema(readContext, toolbox, getArticleAdvice),
      customerproject: garageSchema(store),
      checkout: checkoutSchema(store, {
        ...listFields(store),
        ...createMatingFields(store),
        ...createJobFields(store),
        ...createSheetFields(store, sheets),
        ...addressFields(store),
        ...orderFields(store, orderSettings),
        ...paymentDesk.fields
      }),
      customer: customerSchema(store),
      recommendations: recommendationsSchema(readContext, toolbox, partCounts)
    })
  )
  const assistantCalls = createCallCounter(store.database, changes.now, (cause) =>
    report(new InternalError({ requestId: crypto.randomUUID(), service: "assistants", path: "assistant_call", cause }))
  )
  const lookup = (id: string) => documentsById.get(id)
  const graphql = new Map(
    [...schemas].map(([service, schema]) => [
      `/graphql/${service}`,
      graphqlHandler({ ...settings, service, schema, report, lookup, policy: settings.documents })
    ])
  )
  const answerOwn = createInProcessExecutor(schemas, lookup, report)
  const pictureFiles = pictures ?? createFolderFiles(path.join(settings.dataDir, "pictures"))
  const importOptions = { getPartImagePath: illustrations.getPartImagePath, isOnlyProcess: database.kind === "embedded" }
  const api = new Map([
    ...createVisitorApi(
      database.kysely,
      createKnownTermsHandler(async () => indexes.ready(await store.reference())),
      createAccountDeps(database, settings, changes.now, passwords),
      {
        ...settings,
        imageUrls: store.imageUrls,
        reference: store.reference,
        flushFigures: assistantCalls.flush
      }
    ),
    ...createCatalogEditingApi(store, {
      undo: {
        background: database.background,
        options: { ...importOptions, categoryAliases, pace: createPace(database.kind === "embedded" ? sharedPace : fullPace) },
        report: (cause) => report(new InternalError({ requestId: crypto.randomUUID(), service: "api", path: undoLastImport.path, cause }))
      },
      uploads: { encode: encodePicture, files: pictureFiles }
    })
  ])
  const assistants = createAssistants({
    countCall: assistantCalls.count,
    ...settings,
    callAs: answerOwn,
    store,
    now: changes.now,
    writeCookie: createReadAfterWriteCookie(database.staleness ?? 0, settings.publicOrigin),
    report: (cause) => report(new InternalError({ requestId: crypto.randomUUID(), service: "api", path: "/buy", cause }))
  })
  const answerFeed = createFeedHandler(readContext, { ...settings, now: changes.now })
  const openOrder = createOrderLinkHandler(database.kysely, settings)
  const outbox = createMailOutboxPage(database.kysely)
  const withSession = createSessionMiddleware({
    ...settings,
    now: changes.now,
    accountOf: createAccountLookup(database.kysely, (settings.staffIdleMinutes ?? Infinity) * 60_000, settings.staffSecondFactor),
    onReturn: recordGuestVisit(database.kysely),
    staleness: database.staleness
  })

  const answer = async (request: Request, visit: VisitorSession): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const call = isPermalink(pathname) ? assistants.openPermalink : parseOrderLinkPath(pathname) === null ? api.get(pathname) : openOrder
    return call === undefined
      ? (graphql.get(pathname)?.(request, visit) ?? unknownService(request))
      : call(request, visit).catch((cause: unknown) =>
          createErrorResponse(cause, { requestId: requestId(request), service: "api", path: pathname, report })
        )
  }

  // Every process reads the change from the primary, because a standby may lag behind it.
  const readCurrentShop = createInvalidatedCache(changes, ["settings"], () => readShop(database.kysely, settings))
  let knownShop = getStandardShop(settings)
  const answerPicture = createPictureHandler(pictureFiles)
  const shares = createCpuShares()
  const inTurn = createRequestQueue(settings.proxyHeader, defaultConcurrencyLimits, shares)

  return {
    availability,
    // Pages change together with the listings in them, which wait for the search index.
    catalogVersion: async () => indexes.ready(await store.reference()).version,
    changes,
    crawlers: createCrawlerFiles(readContext, settings.publicOrigin, changes, partCounts),
    content: async (request) => {
      const picture = (await answerPicture(request)) ?? (await answerImage(request))
      // The image host may differ from the page host.
      picture?.headers.set("cross-origin-resource-policy", "cross-origin")
      return picture
    },
    markdown: assistants.markdown,
    withSession,
    pageInTurn: createRequestQueue(settings.proxyHeader, pageConcurrencyLimits, shares),
    shop: () =>
      availability.loadOr(knownShop, async () => {
        await store.reference()
        knownShop = await readCurrentShop()
        return knownShop
      }),
    findRedirect: (address) => findRedirect(database.reads, address),
    drawnFlags: createRenderFlags(database.kysely, availability, (cause) =>
      report(new InternalError({ requestId: crypto.randomUUID(), service: "pages", path: "flags", cause }))
    ),
    prepareSearch: async () => {
      const reference = await store.reference()
      await partCounts(reference)
      await indexes.search(reference)
    },
    figures: () => catalogFigures(database.kysely, indexes.builds()),
    sales: () => salesFigures(database.reads),
    upkeep: createMaintenance(database, settings.eventRetention, settings.retention, {
      completeImports: (pace) => completeImports(database.background, importOptions, pace),
      flushCalls: assistantCalls.flush
    }),
    handler: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === MAIL_OUTBOX_PATH)
        return settings.showsOutbox && isLoopbackRequest(request, settings.proxyHeader) ? outbox() : undefined
      if (isForAssistants(pathname))
        return inTurn(request, async (whole) =>
          compressResponse(
            whole,
            await assistants
              .answer(whole)
              .catch((cause: unknown) =>
                createErrorResponse(cause, { requestId: requestId(request), service: "assistants", path: pathname, report })
              )
          )
        )
      if (findFeedKind(pathname) !== undefined)
        return inTurn(request, (whole) =>
          answerFeed(whole).catch((cause: unknown) =>
            createErrorResponse(cause, { requestId: requestId(whole), service: "feeds", path: pathname, report })
          )
        )
      if (pathname === PICTURE_UPLOAD_PATH)
        return inTurn(withoutBody(request, settings.proxyHeader), () => withSession(request, (visit) => answer(request, visit)))
      const isOurs =
        /^\/(?:graphql\/|api\/|mfe\/[a-z]+\/_vercel\/)/.test(pathname) || parseOrderLinkPath(pathname) !== null || isPermalink(pathname)
      return isOurs
        ? inTurn(request, (whole) =>
            withSession(
              whole,
              async (visit) => {
                const response = await answer(whole, visit)
                // The shop reads the pages of cart links itself.
                return isPermalink(pathname) ? response : compressResponse(whole, response)
              },
              !isBeacon(pathname)
            )
          )
        : undefined
    },
    paymentWork: paymentDesk,
    pricePlans: runPricePlans(database.background),
    payments: (request) =>
      paymentDesk
        .answer(request)
        .catch((cause: unknown) =>
          createErrorResponse(cause, { requestId: requestId(request), service: "payments", path: new URL(request.url).pathname, report })
        ),
    // Cached shared pages contain these responses, so they are read from the primary.
    answerOwnCall: (call, signal) => readFromPrimary(() => answerOwn(call, signal))
  }
}

/** The queue would read the body, which is larger than others, before the session is known. */
const withoutBody = (request: Request, proxyHeader: string | undefined): Request =>
  forwardForVisitor(new Request(request.url, { method: request.method, headers: request.headers }), request, proxyHeader)

/**
 * Returns whether a path receives telemetry, which the browser may send as a page unloads. The session of the next page
 * may start first, so telemetry creates no new visitor.
 */
const isBeacon = (pathname: string): boolean => pathname === COLLECTOR_PATH || pathname.startsWith("/mfe/")

const unknownService = ({ method }: Request): Response =>
  (method === "HEAD" ? createEmptyErrorResponse : createClientErrorResponse)(new NotFound({ message: "There is no such service." }))
