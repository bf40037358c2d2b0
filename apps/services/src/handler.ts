import { completeImports } from "./catalog-import/completeImport.ts"
import { createPace, fullPace, sharedPace } from "./catalog-import/createPace.ts"
import { IMPORT_PIECE_PATH, LOGO_UPLOAD_PATH, PICTURE_UPLOAD_PATH, staffImports } from "@camber/domain/staff"
import { COLLECTOR_PATH } from "@camber/domain/telemetry"
import { addressFields } from "./addresses/addressFields.ts"
import { createRenderFlags } from "./flags/createRenderFlags.ts"
import { documentsById } from "@camber/domain/registry/graphql"
import { Effect } from "effect"
import path from "node:path"
import { createCatalogEditingApi } from "./catalog-editing/createCatalogEditingApi.ts"
import { createCallCounter } from "./assistants/createCallCounter.ts"
import { createAssistants, isForAssistants } from "./assistants/createAssistants.ts"
import { isPermalink } from "./cart/cartLink.ts"
import { createFeedHandler } from "./feeds/createFeedHandler.ts"
import { findFeedKind } from "./feeds/feedKinds.ts"
import { createAccountLookup } from "./account/createAccountLookup.ts"
import { createAccountDeps } from "./account/createAccountDeps.ts"
import { MAIL_OUTBOX_PATH, createMailOutboxPage } from "./mail/createMailOutboxPage.ts"
import { catalogFigures } from "./catalogFigures.ts"
import { createChangeLog } from "./change-log/changeLog.ts"
import { createInvalidatedCache } from "./change-log/invalidatedCaches.ts"
import { checkoutSchema } from "./cart/checkoutSchema.ts"
import { createSheetFields, createSheetQueries } from "./class-sheets/createSheetFields.ts"
import { createOwnedReportFields } from "./owned-parts/createOwnedReportFields.ts"
import { listClassSheets } from "./class-sheets/SheetBook.ts"
import { contentSchema } from "./content/content.ts"
import { createToolbox } from "./content/toolbox.ts"
import { customerSchema } from "./profile/customerSchema.ts"
import { createAvailability } from "./database/availability.ts"
import { salesFigures } from "./salesFigures.ts"
import { readFromPrimary } from "./database/readRouting.ts"
import { discoverySchema } from "./search/discovery.ts"
import { createKnownTermsHandler } from "./search/knownTerms.ts"
import { createCatalogIndexes } from "./search/createCatalogIndexes.ts"
import { createVocabularyLoader } from "./search/search-index/createSearchIndexCache.ts"
import { readVocabularyEntries } from "@camber/search/search-index"
import { createVocabularyReader } from "./search/search-index/createVocabularyReader.ts"
import { garageSchema } from "./garage/garage.ts"
import { forwardForVisitor, isLoopbackRequest } from "./http/getClientIp.ts"
import { createRequestQueue, pageConcurrencyLimits } from "./http/requestQueue.ts"
import { defaultConcurrencyLimits } from "./http/clientQueues.ts"
import { createCpuShares } from "./http/cpuShares.ts"
import { compressResponse } from "./http/compressResponse.ts"
import { createErrorResponse, createClientErrorResponse, createEmptyErrorResponse } from "./http/errorResponse.ts"
import { InternalError, NotFound } from "./http/errors.ts"
import { graphqlHandler, requestId } from "./http/graphqlHandler.ts"
import { createInProcessExecutor } from "./http/inProcessCalls.ts"
import { defaultOrderSettings } from "./orders/OrderSettings.ts"
import { createPaymentService } from "./payment/createPaymentService.ts"
import { runPricePlans } from "./price-plans/runPricePlans.ts"
import { createFolderFiles } from "./pictures/createFolderFiles.ts"
import { createLogoEncoder, createPictureEncoder } from "./pictures/createPictureEncoder.ts"
import { createPictureHandler } from "./pictures/createPictureHandler.ts"
import { findRedirect } from "./redirects/findRedirect.ts"
import { productsSchema } from "./products/products.ts"
import { recommendationsSchema } from "./recommendations/recommendations.ts"
import { createTableRates, createQuoteService, readRates, createTableTax } from "./rates/quotes.ts"
import { createCrawlerFiles } from "./sitemap/crawlers.ts"
import { createImageUrls } from "./schema/pictures.ts"
import type { ResolverContext } from "./schema/ResolverContext.ts"
import { referenceCache } from "./reference/referenceCache.ts"
import { listFields } from "./lists/lists.ts"
import { createJobFields } from "./jobs/loadJobPlan.ts"
import { createMatingFields } from "./lists/createMatingFields.ts"
import { createOrderLinkHandler } from "./orders/openOrder.ts"
import { orderFields } from "./orders/orderFields.ts"
import { parseOrderLinkPath } from "./orders/createOrderLink.ts"
import { carInWordsField } from "./search/readCar.ts"
import { vinField } from "./vin/decodeVin.ts"
import { partCountsCache } from "./navigation/partCounts.ts"
import { traitSchema } from "./navigation/traitSchema.ts"
import { createVinDecoder } from "./vin/VinDecoder.ts"
import { createPictureSweep } from "./pictures/createPictureSweep.ts"
import { sendDateReminders } from "./date-reminders/sendDateReminders.ts"
import { createUnsubscribeHandler, UNSUBSCRIBE_PATH } from "./date-reminders/unsubscribeLink.ts"
import { createNewsletterStopHandler, NEWSLETTER_STOP_PATH } from "./signup/newsletterLink.ts"
import { createMaintenance } from "./maintenance.ts"
import type { VisitorSession } from "./session/authenticate.ts"
import { createLogoUploadRoute } from "./staff/uploadLogo.ts"
import { getStandardShop, readShop } from "./shop-settings/readShop.ts"
import { recordGuestVisit } from "./session/sessions.ts"
import { createVisitorApi } from "./visitor/createVisitorApi.ts"
import { createReadAfterWriteCookie, createSessionMiddleware } from "./visitor/withSession.ts"
import type { Services, ServicesOptions } from "./Services.ts"

const logged = (failure: InternalError): void =>
  Effect.runSync(Effect.logError(failure.message, failure.cause).pipe(Effect.annotateLogs({ requestId: failure.requestId })))

/** Creates the shop's services over an open, migrated database. The process keeps no visitor state. */
export const createServices = ({
  answerImage,
  categoryAliases = [],
  classSheets = new Map(),
  database,
  encodeLogo = createLogoEncoder(),
  encodePicture = createPictureEncoder(),
  getArticleAdvice,
  illustrations,
  loadVocabulary,
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
  // Reads the shop's own vocabulary at startup, so that its errors are reported early.
  if (searchVocabularyDir !== null) readVocabularyEntries(createVocabularyReader(searchVocabularyDir))
  const paymentDesk = createPaymentService(store, settings, settings.payments, changes)
  const { shippingRates = createTableRates(readRates(null)), tax = createTableTax([]) } = settings
  const orderSettings = {
    ...defaultOrderSettings,
    ...settings,
    quotes: createQuoteService(shippingRates, tax, settings.ownRates),
    payment: paymentDesk.orders
  }
  const indexes = createCatalogIndexes(database, changes, loadVocabulary ?? createVocabularyLoader(searchVocabularyDir))
  const partCounts = partCountsCache(database.background)
  const toolbox = createToolbox(readContext, changes)
  const sheets = { library: classSheets, now: changes.now }
  const schemas = new Map(
    Object.entries({
      trait: traitSchema(readContext, partCounts, {
        decodeVin: vinField(readContext, createVinDecoder(settings.dataDir)),
        readCar: carInWordsField(readContext, indexes)
      }),
      discovery: discoverySchema(readContext, {
        ...settings,
        indexes,
        changes,
        hasClassSheet: (raceType) => listClassSheets(sheets, raceType).length > 0
      }),
      products: productsSchema(readContext, createSheetQueries(readContext, sheets)),
      content: contentSchema(readContext, toolbox, getArticleAdvice),
      customerproject: garageSchema(store),
      checkout: checkoutSchema(store, {
        ...listFields(store),
        ...createMatingFields(store),
        ...createJobFields(store),
        ...createSheetFields(store, sheets),
        ...createOwnedReportFields(store, sheets),
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
      imports: {
        background: database.background,
        options: { ...importOptions, categoryAliases, pace: createPace(database.kind === "embedded" ? sharedPace : fullPace) },
        report: (cause) => report(new InternalError({ requestId: crypto.randomUUID(), service: "api", path: staffImports.path, cause }))
      },
      uploads: { encode: encodePicture, files: pictureFiles }
    }),
    createLogoUploadRoute({ encodeLogo, files: pictureFiles })
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
  const unsubscribePages = new Map([
    [UNSUBSCRIBE_PATH, createUnsubscribeHandler(database.kysely, settings)],
    [NEWSLETTER_STOP_PATH, createNewsletterStopHandler(database.kysely, settings)]
  ])
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

  // Every process reads the settings from the primary, because a standby may not have the change yet.
  const readCurrentShop = createInvalidatedCache(changes, ["settings"], () => readShop(database.kysely, settings))
  let knownShop = getStandardShop(settings)
  const answerPicture = createPictureHandler(pictureFiles)
  const shares = createCpuShares()
  const inTurn = createRequestQueue(settings.proxyHeader, defaultConcurrencyLimits, shares)

  return {
    availability,
    // Returns the version of the search index, because pages contain listings, which change only when a new index is complete.
    catalogVersion: async () => indexes.ready(await store.reference()).version,
    changes,
    crawlers: createCrawlerFiles(readContext, settings.publicOrigin, changes, partCounts),
    content: async (request) => {
      const picture = (await answerPicture(request)) ?? (await answerImage(request))
      // Pages of another host must be able to embed the image.
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
      flushCalls: assistantCalls.flush,
      sendReminders: async () =>
        sendDateReminders(database.background, await store.reference(), settings, new Date().toISOString().slice(0, 10)),
      sweepPictures: createPictureSweep(database.background, pictureFiles)
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
      const unsubscribe = unsubscribePages.get(pathname)
      if (unsubscribe !== undefined)
        return inTurn(request, (whole) =>
          unsubscribe(whole).catch((cause: unknown) =>
            createErrorResponse(cause, { requestId: requestId(whole), service: "api", path: pathname, report })
          )
        )
      if (uploadPaths.has(pathname))
        return inTurn(withoutBody(request, settings.proxyHeader), () => withSession(request, (visit) => answer(request, visit)))
      const isOurs =
        /^\/(?:graphql\/|api\/|mfe\/[a-z]+\/_vercel\/)/.test(pathname) || parseOrderLinkPath(pathname) !== null || isPermalink(pathname)
      return isOurs
        ? inTurn(request, (whole) =>
            withSession(
              whole,
              async (visit) => {
                const response = await answer(whole, visit)
                // Responses for cart links are not compressed, because the storefront in this process reads them.
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

const uploadPaths: ReadonlySet<string> = new Set([IMPORT_PIECE_PATH, LOGO_UPLOAD_PATH, PICTURE_UPLOAD_PATH])

/**
 * Passes the queue a request without its body. Otherwise the queue would read the body, which is larger than others, before the session is
 * checked.
 */
const withoutBody = (request: Request, proxyHeader: string | undefined): Request =>
  forwardForVisitor(new Request(request.url, { method: request.method, headers: request.headers }), request, proxyHeader)

/**
 * Returns whether a path receives telemetry. The browser may send it when a page unloads, after the next page has already started a
 * session, so telemetry must not create a new visitor.
 */
const isBeacon = (pathname: string): boolean => pathname === COLLECTOR_PATH || pathname.startsWith("/mfe/")

const unknownService = ({ method }: Request): Response =>
  (method === "HEAD" ? createEmptyErrorResponse : createClientErrorResponse)(new NotFound({ message: "There is no such service." }))
