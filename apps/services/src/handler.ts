import { COLLECTOR_PATH } from "@camber/domain/telemetry"
import { addressFields } from "./addresses/addressFields.ts"
import { makeDrawnFlags } from "./flags/drawnFlags.ts"
import type { ShippingRates, Tax } from "@camber/domain/rates"
import { documentsById } from "@camber/domain/registry/graphql"
import { Effect } from "effect"
import { accountIn } from "./account/accountIn.ts"
import { type AccountSettings, makeAccountDeps } from "./account/makeAccountDeps.ts"
import type { Passwords } from "./account/passwords.ts"
import { OUTBOX_PATH, outboxPage } from "./mail/outboxPage.ts"
import { catalogueFigures, type Figure } from "./catalogFigures.ts"
import { type Changes, watchChanges } from "./change-log/changeLog.ts"
import { checkoutSchema } from "./cart/checkoutSchema.ts"
import { contentSchema } from "./content/content.ts"
import { makeToolbox } from "./content/toolbox.ts"
import { customerSchema } from "./profile/customerSchema.ts"
import { type Availability, createAvailability } from "./database/availability.ts"
import type { Database } from "./database/index.ts"
import { salesFigures } from "./salesFigures.ts"
import { fromPrimary } from "./database/visitorReads.ts"
import type { GetArticleAdvice } from "./content/ArticleAdvice.ts"
import type { Illustrations, ImageHandler } from "./illustrations/Illustrations.ts"
import { discoverySchema } from "./search/discovery.ts"
import { createKnownTermsHandler } from "./search/knownTerms.ts"
import { createCatalogIndexes } from "./search/createCatalogIndexes.ts"
import { createVocabularyLoader } from "./search/search-index/createSearchIndexCache.ts"
import { readVocabularyEntries } from "@camber/search/search-index"
import { createVocabularyReader } from "./search/search-index/createVocabularyReader.ts"
import { garageSchema } from "./garage/garage.ts"
import { isOfThisMachine } from "./http/clientAddress.ts"
import { type InTurn, makeInTurn, pageTurns } from "./http/inTurn.ts"
import { standardTurns } from "./http/clientTurns.ts"
import { makeThreadShares } from "./http/threadShares.ts"
import { compressed } from "./http/compressed.ts"
import { failureResponse, refusalResponse, silentResponse } from "./http/answerFailure.ts"
import { InternalFailure, NotFound } from "./http/failures.ts"
import { graphqlHandler, requestId } from "./http/graphqlHandler.ts"
import { ownCalls } from "./http/ownCalls.ts"
import type { DocumentPolicy } from "./http/requestParams.ts"
import type { GeolocationHeaders } from "./location/geolocate.ts"
import type { ShopAddress } from "./orders/labelPage.ts"
import { plainOrders } from "./orders/OrderSettings.ts"
import { makePaymentDesk, type PaymentDesk, type PaymentSettings } from "./payment/makePaymentDesk.ts"
import { productsSchema } from "./products/products.ts"
import { recommendationsSchema } from "./recommendations/recommendations.ts"
import { byTable, type OwnRates, quoteDesk, readRates, taxByTable } from "./rates/index.ts"
import { type Crawlers, makeCrawlers } from "./sitemap/crawlers.ts"
import type { PushSettings } from "./push/PushSettings.ts"
import { picturesOn } from "./schema/pictures.ts"
import type { Store } from "./schema/Store.ts"
import { referenceCache } from "./reference/referenceCache.ts"
import { listFields } from "./lists/lists.ts"
import { openingOrder } from "./orders/openOrder.ts"
import { orderFields } from "./orders/orderFields.ts"
import { orderNumberOfLink } from "./orders/orderLink.ts"
import { vinField } from "./vin/decodeVin.ts"
import { partCountsCache } from "./navigation/partCounts.ts"
import { traitSchema } from "./navigation/traitSchema.ts"
import { makeVinDecoder } from "./vin/VinDecoder.ts"
import type { EventRetention } from "./tracking/purgeEvents.ts"
import { makeUpkeep, type Retention, type Upkeep } from "./upkeep.ts"
import type { Visit } from "./session/authenticate.ts"
import { noteGuest } from "./session/noteGuest.ts"
import { visitorApi } from "./visitor/visitorApi.ts"
import { makeWithSession, type WithSession } from "./visitor/withSession.ts"

export interface ServicesSettings extends AccountSettings {
  /** GRAPHQL_DOCUMENTS: `registered` refuses everything but the domain's own documents. */
  readonly documents: DocumentPolicy
  /** Origin of pictures; empty for the shop's own. */
  readonly imageHost: string
  /** Products in one answer of search as you type (GAP-09). */
  readonly searchProductCap: number
  /** SEARCH_VOCABULARY_DIR: a shop's own tables of the search's vocabulary; null for none. */
  readonly searchVocabularyDir: string | null
  /** The shop's folder, for files that are unpacked once. */
  readonly dataDir: string
  readonly isProduction: boolean
  /** Whether `/dev/outbox` shows the mail that the shop wrote. */
  readonly showsOutbox: boolean
  /** Where the shop is: returns are sent there. */
  readonly contactAddress: ShopAddress
  /** Integer cents from which standard shipping is free; null: never. */
  readonly freeShippingFrom: number | null
  /** What shipping costs, and what places take of it all; by default by the shop's own table, and nothing. */
  readonly shippingRates?: ShippingRates
  readonly tax?: Tax
  /** What counts without them, where they ask providers; null: they ask nobody. */
  readonly ownRates?: OwnRates | null
  /** In which old parts come back for their deposit, after delivery; 180 by default. */
  readonly coreReturnDays?: number
  /** Where shoppers find the shop; where this is https, cookies are for https alone. */
  readonly publicOrigin: string
  readonly eventRetention: EventRetention
  readonly retention: Retention
  readonly push: PushSettings
  readonly payments: PaymentSettings
  /** null: visitors are not located. */
  readonly geolocationHeaders: GeolocationHeaders | null
}

export interface ServicesOptions {
  readonly database: Pick<Database, "kysely" | "ping" | "pool" | "reads" | "staleness" | "unhurried">
  readonly settings: ServicesSettings
  readonly illustrations: Illustrations
  /** Answers what `illustrations` names. */
  readonly answerImage: ImageHandler
  readonly getArticleAdvice: GetArticleAdvice
  /** Where internal failures go; to the log by default. */
  readonly report?: (failure: InternalFailure) => void
  /** Hashes passwords; `makePasswords()` by default. */
  readonly passwords?: Passwords
}

export interface Services {
  /** Makes a page, a picture or a site map in its client's turn. */
  readonly pageInTurn: InTurn
  /** Answers a visitor's `/graphql/{service}`, `/api/...`, `/mfe/{area}/_vercel/...` and links to orders; undefined for every other path. */
  readonly handler: (request: Request) => Promise<Response | undefined>
  /** Answers a provider of payments at `/hooks/{provider}`, and the page of the test payments: without a session or a cookie; undefined for every other path. */
  readonly payments: (request: Request) => Promise<Response | undefined>
  /** What is due of payments every few seconds. */
  readonly paymentWork: Pick<PaymentDesk, "refund" | "sweep">
  /** Answers the shop itself: without a session, for no visitor in particular. */
  readonly answerOwnCall: ReturnType<typeof ownCalls>
  readonly crawlers: Crawlers
  /** Answers every picture of the content host, drawings as small as the caller takes them; undefined for any other path. */
  readonly content: (request: Request) => Promise<Response | undefined>
  /** Whether the database answers. */
  readonly availability: Availability
  /** The version of the catalogue that answers are made from; it changes with every seeding. */
  readonly catalogueVersion: () => Promise<string>
  /** Tells what others have changed; `catalogueVersion` and every other question look for it when it is time. */
  readonly changes: Pick<Changes, "hurry" | "listen" | "look" | "now">
  /** Wraps the shop's other handlers in the visitor's session. */
  readonly withSession: WithSession
  /** What flags turn for a visitor's page. */
  readonly drawnFlags: ReturnType<typeof makeDrawnFlags>
  /** Builds what the catalogue is searched and counted by, so that the first shopper does not wait for it. */
  readonly prepareSearch: () => Promise<void>
  /** How the catalogue stands, for whoever watches. */
  readonly figures: () => Promise<ReadonlyArray<Figure>>
  /** Orders, payments and refunds, for whoever watches. */
  readonly sales: () => Promise<ReadonlyArray<Figure>>
  /** What is due every hour or so. */
  readonly upkeep: Upkeep
}

const logged = (failure: InternalFailure): void =>
  Effect.runSync(Effect.logError(failure.message, failure.cause).pipe(Effect.annotateLogs({ requestId: failure.requestId })))

/** The shop's services over an open database whose migrations have run. They keep no visitor's state in the process. */
export const makeServices = ({
  answerImage,
  database,
  getArticleAdvice,
  illustrations,
  passwords,
  report = logged,
  settings
}: ServicesOptions): Services => {
  const changes = watchChanges(database.reads)
  const availability = createAvailability(database.ping ?? (async () => undefined))
  const store: Store = {
    database: database.kysely,
    reference: referenceCache(database.reads, changes, availability),
    pictures: picturesOn(settings.imageHost, illustrations)
  }
  const catalogue: Store = { ...store, database: database.reads }
  const { searchVocabularyDir } = settings
  // What is wrong with a shop's own tables is told at the start.
  if (searchVocabularyDir !== null) readVocabularyEntries(createVocabularyReader(searchVocabularyDir))
  const paymentDesk = makePaymentDesk(store, settings, settings.payments, changes)
  const { shippingRates = byTable(readRates(null)), tax = taxByTable([]) } = settings
  const orderSettings = {
    ...plainOrders,
    ...settings,
    quotes: quoteDesk(shippingRates, tax, settings.ownRates),
    payment: paymentDesk.orders
  }
  const indexes = createCatalogIndexes(database, changes, createVocabularyLoader(searchVocabularyDir))
  const partCounts = partCountsCache(database.unhurried)
  const toolbox = makeToolbox(catalogue, changes)
  const schemas = new Map(
    Object.entries({
      trait: traitSchema(catalogue, partCounts, vinField(catalogue, makeVinDecoder(settings.dataDir))),
      discovery: discoverySchema(catalogue, { ...settings, indexes, changes }),
      products: productsSchema(catalogue),
      content: contentSchema(catalogue, toolbox, getArticleAdvice),
      customerproject: garageSchema(store),
      checkout: checkoutSchema(store, {
        ...listFields(store),
        ...addressFields(store),
        ...orderFields(store, orderSettings),
        ...paymentDesk.fields
      }),
      customer: customerSchema(store),
      recommendations: recommendationsSchema(catalogue, toolbox)
    })
  )
  const lookup = (id: string) => documentsById.get(id)
  const graphql = new Map(
    [...schemas].map(([service, schema]) => [
      `/graphql/${service}`,
      graphqlHandler({ ...settings, service, schema, report, lookup, policy: settings.documents })
    ])
  )
  const answerOwn = ownCalls(schemas, lookup, report)
  const api = visitorApi(database.kysely, createKnownTermsHandler(catalogue), makeAccountDeps(database, settings, changes.now, passwords), {
    ...settings,
    pictures: store.pictures
  })
  const openOrder = openingOrder(database.kysely, settings)
  const outbox = outboxPage(database.kysely)
  const withSession = makeWithSession({
    ...settings,
    now: changes.now,
    accountOf: accountIn(database.kysely, (settings.staffIdleMinutes ?? Infinity) * 60_000, settings.staffSecondFactor),
    onReturn: noteGuest(database.kysely),
    staleness: database.staleness
  })

  const answer = async (request: Request, visit: Visit): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const call = orderNumberOfLink(pathname) === null ? api.get(pathname) : openOrder
    return call === undefined
      ? (graphql.get(pathname)?.(request, visit) ?? unknownService(request))
      : call(request, visit).catch((cause: unknown) =>
          failureResponse(cause, { requestId: requestId(request), service: "api", path: pathname, report })
        )
  }

  const shares = makeThreadShares()
  const inTurn = makeInTurn(settings.proxyHeader, standardTurns, shares)

  return {
    availability,
    catalogueVersion: async () => (await store.reference()).version,
    changes,
    crawlers: makeCrawlers(catalogue, settings.publicOrigin, changes),
    content: async (request) => {
      const picture = await answerImage(request)
      // Their own host may be another than the pages'.
      picture?.headers.set("cross-origin-resource-policy", "cross-origin")
      return picture
    },
    withSession,
    pageInTurn: makeInTurn(settings.proxyHeader, pageTurns, shares),
    drawnFlags: makeDrawnFlags(database.kysely, availability, (cause) =>
      report(new InternalFailure({ requestId: crypto.randomUUID(), service: "pages", path: "flags", cause }))
    ),
    prepareSearch: async () => {
      const reference = await store.reference()
      await partCounts(reference)
      await indexes.search(reference)
    },
    figures: () => catalogueFigures(database.kysely, indexes.builds()),
    sales: () => salesFigures(database.reads),
    upkeep: makeUpkeep(database.unhurried, settings.eventRetention, settings.retention),
    handler: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === OUTBOX_PATH) return settings.showsOutbox && isOfThisMachine(request, settings.proxyHeader) ? outbox() : undefined
      const isOurs = /^\/(?:graphql\/|api\/|mfe\/[a-z]+\/_vercel\/)/.test(pathname) || orderNumberOfLink(pathname) !== null
      return isOurs
        ? inTurn(request, (whole) =>
            withSession(whole, async (visit) => compressed(whole, await answer(whole, visit)), !isBeacon(pathname))
          )
        : undefined
    },
    paymentWork: paymentDesk,
    payments: (request) =>
      paymentDesk
        .answer(request)
        .catch((cause: unknown) =>
          failureResponse(cause, { requestId: requestId(request), service: "payments", path: new URL(request.url).pathname, report })
        ),
    // What the shop asks for itself is drawn into pages that are kept for everybody.
    answerOwnCall: (call, signal) => fromPrimary(() => answerOwn(call, signal))
  }
}

/**
 * What a page tells of itself, also as it is left. Its answer may come when the next page has made its reader a visitor, so it makes nobody
 * another one.
 */
const isBeacon = (pathname: string): boolean => pathname === COLLECTOR_PATH || pathname.startsWith("/mfe/")

const unknownService = ({ method }: Request): Response =>
  (method === "HEAD" ? silentResponse : refusalResponse)(new NotFound({ message: "There is no such service." }))
