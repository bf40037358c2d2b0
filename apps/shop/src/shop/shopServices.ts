import { makeServices, type Services, type SessionKeys } from "@camber/services"
import type { Database } from "@camber/services/database"
import { contentHandler, pngHandler } from "@camber/services/drawings"
import type { Settings } from "../settings/index.ts"

/** The backend's handlers in this process. */
export interface ShopServices extends Pick<Services, "answerOwnCall" | "upkeep" | "withSession"> {
  /** Answers what visitors ask of the services. */
  readonly visitors: (request: Request) => Promise<Response>
  readonly content: (request: Request) => Promise<Response>
  /** Answers `/robots.txt` and the site map. */
  readonly crawlers: (request: Request) => Promise<Response>
  /** The version of the catalogue that is being served; it changes with every seeding. */
  readonly catalogueVersion: () => Promise<string>
}

const VERSION_SECONDS = 5

export const makeShopServices = (database: Database, settings: Settings, sessionKeys: SessionKeys): ShopServices => {
  const services = makeServices({
    database,
    settings: {
      documents: settings.graphqlDocuments,
      imageHost: settings.imageHost ?? "",
      searchProductCap: settings.searchProductCap,
      dataDir: settings.dataDir,
      isProduction: settings.nodeEnv === "production",
      freeShippingFrom: settings.freeShippingThreshold ?? null,
      publicOrigin: settings.publicOrigin,
      eventRetention: { days: settings.eventDays, most: settings.eventLimit },
      geolocationHeaders: settings.geolocationHeaders ?? null,
      sessionKeys,
      brandName: settings.brandName,
      tryLimits: { ofAccount: settings.signInTries, ofAddress: settings.addressTries, ofMail: settings.mailTries },
      proxyHeader: settings.proxyHeader,
      showsOutbox: settings.showsOutbox
    }
  })
  return {
    answerOwnCall: services.answerOwnCall,
    withSession: services.withSession,
    upkeep: services.upkeep,
    visitors: async (request) => (await services.handler(request)) ?? notFound(),
    crawlers: async (request) => (await services.crawlers(request)) ?? notFound(),
    content: async (request) => contentHandler(request) ?? (await pngHandler(request)) ?? notFound(),
    catalogueVersion: remembered(VERSION_SECONDS, async () => {
      const row = await database.kysely.selectFrom("catalogue").select("version").executeTakeFirst()
      return row?.version ?? ""
    })
  }
}

const notFound = (): Response => new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } })

/** Asks once in so many seconds; questions in between share the answer. A failed one is forgotten at once. */
const remembered = <A>(seconds: number, ask: () => Promise<A>): (() => Promise<A>) => {
  let answer: { readonly until: number; readonly value: Promise<A> } | undefined
  return () => {
    if (answer && performance.now() < answer.until) return answer.value
    const value = ask()
    const asked = { until: performance.now() + seconds * 1000, value }
    answer = asked
    value.catch(() => {
      if (answer === asked) answer = undefined
    })
    return value
  }
}
