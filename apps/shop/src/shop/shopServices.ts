import { createServices, type Services, type SessionKeys, forwardForVisitor } from "@camber/services"
import type { Database } from "@camber/services/database"
import { type PaymentSettings, invoicePayments } from "@camber/services/payments"
import { createFolderFiles } from "@camber/services/pictures"
import type { PushKeys } from "@camber/services/push"
import type { Settings } from "../settings/Settings.ts"
import { shopRates } from "../settings/shopAdapters.ts"
import { type Log, createLogger, logFault } from "../observability/Log.ts"
import { demoCatalog } from "./demoCatalog.ts"
import { demoContent } from "./demoContent.ts"

/** The backend's handlers in this process. */
export interface ShopServices extends Pick<
  Services,
  | "answerOwnCall"
  | "availability"
  | "catalogVersion"
  | "changes"
  | "drawnFlags"
  | "figures"
  | "findRedirect"
  | "markdown"
  | "pageInTurn"
  | "paymentWork"
  | "prepareSearch"
  | "pricePlans"
  | "sales"
  | "shop"
  | "upkeep"
  | "withSession"
> {
  /** Answers visitors' calls of the services. `visitor` is the page request on whose behalf the shop calls. */
  readonly visitors: (request: Request, visitor?: Request) => Promise<Response>
  readonly content: (request: Request) => Promise<Response>
  /** Answers payment webhooks. */
  readonly payments: (request: Request) => Promise<Response>
  /** Answers `/robots.txt` and the site map. */
  readonly crawlers: (request: Request) => Promise<Response>
}

/** Creates the services. With null `pushKeys`, the shop sends no push messages. */
export const createShopServices = async (
  database: Database,
  settings: Settings,
  sessionKeys: SessionKeys,
  pushKeys: Pick<PushKeys, "publicKey"> | null = null,
  payments: PaymentSettings = { provider: invoicePayments, testKey: null },
  log: Log = createLogger("text", console.error)
): Promise<ShopServices> => {
  const services = createServices({
    ...demoContent,
    categoryAliases: demoCatalog.categoryAliases,
    database,
    pictures: createFolderFiles(settings.picturesDir),
    report: ({ cause, message, requestId }) => logFault(log, message, cause, { requestId }),
    settings: {
      documents: settings.graphqlDocuments,
      imageHost: settings.imageHost ?? "",
      searchProductCap: settings.searchProductCap,
      searchVocabularyDir: settings.searchVocabularyDir ?? null,
      dataDir: settings.dataDir,
      isProduction: settings.nodeEnv === "production",
      ...(await shopRates(settings)),
      coreReturnDays: settings.coreReturnDays,
      freeShippingFrom: settings.freeShippingThreshold ?? null,
      publicOrigin: settings.publicOrigin,
      eventRetention: { days: settings.eventDays, most: settings.eventLimit },
      retention: {
        guests: settings.guestDays,
        messages: settings.messageDays,
        addresses: settings.addressDays,
        codes: settings.codeDays,
        staffActions: settings.staffDays
      },
      feedSecret: settings.feedSecret ?? null,
      geolocationHeaders: settings.geolocationHeaders ?? null,
      sessionKeys,
      push: { publicKey: pushKeys?.publicKey ?? null, allowsLoopback: settings.pushToLoopback === "allowed" },
      payments,
      brandName: settings.brandName,
      staffMail: settings.staffMail,
      contactAddress: settings.contactAddress,
      contactPhone: settings.contactPhone,
      tryLimits: { ofAccount: settings.signInTries, ofAddress: settings.addressTries, ofMail: settings.mailTries },
      proxyHeader: settings.proxyHeader,
      staffIdleMinutes: settings.staffIdleMinutes,
      staffSecondFactor: settings.staffSecondFactor,
      showsOutbox: settings.showsOutbox
    }
  })
  return {
    answerOwnCall: services.answerOwnCall,
    availability: services.availability,
    withSession: services.withSession,
    pageInTurn: services.pageInTurn,
    markdown: services.markdown,
    prepareSearch: services.prepareSearch,
    figures: services.figures,
    findRedirect: services.findRedirect,
    sales: services.sales,
    shop: services.shop,
    upkeep: services.upkeep,
    paymentWork: services.paymentWork,
    pricePlans: services.pricePlans,
    drawnFlags: services.drawnFlags,
    catalogVersion: services.catalogVersion,
    changes: services.changes,
    visitors: async (request, visitor) =>
      (await services.handler(visitor === undefined ? request : forwardForVisitor(request, visitor, settings.proxyHeader))) ?? notFound(),
    payments: async (request) => (await services.payments(request)) ?? notFound(),
    crawlers: async (request) => (await services.crawlers(request)) ?? notFound(),
    content: async (request) => (await services.content(request)) ?? notFound()
  }
}

const notFound = (): Response => new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } })
