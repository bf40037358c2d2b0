import type { Storefront, StorefrontModule } from "@camber/storefront/contract"
import { readRates, getShippingPrices } from "@camber/services/rates"
import { Effect, type Scope } from "effect"
import path from "node:path"
import type { Settings } from "../settings/Settings.ts"
import { type Log, createLogger, logFault } from "../observability/Log.ts"
import type { ShopServices } from "./shopServices.ts"
import { storefrontFolder } from "./storefrontBuild.ts"

const PAGE_CACHE_BYTES = 64_000_000

/** Loads the built storefront over this process's services. */
export const loadStorefront = (services: ShopServices, settings: Settings, log: Log): Effect.Effect<Storefront, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      // React reads this variable only once, when it is imported.
      process.env["NODE_ENV"] = "production"
      const { createStorefront } = (await import(path.join(storefrontFolder, "dist/server/entry-server.js"))) as StorefrontModule
      return createStorefront(
        storefrontOptions(services, settings, { kind: "build", folder: path.join(storefrontFolder, "dist/client") }, log)
      )
    }),
    (storefront) => Effect.promise(() => storefront.dispose())
  )

export const storefrontOptions = (
  services: ShopServices,
  settings: Settings,
  assets: Parameters<StorefrontModule["createStorefront"]>[0]["assets"],
  log: Log = createLogger("text", console.error)
): Parameters<StorefrontModule["createStorefront"]>[0] => ({
  services: { kind: "process", answer: services.answerOwnCall, visitors: services.visitors },
  publicOrigin: settings.publicOrigin,
  shop: services.shop,
  smsShortCode: settings.smsShortCode,
  freeShippingThreshold: settings.freeShippingThreshold ?? null,
  policy: {
    payment: settings.payment,
    coreReturnDays: settings.coreReturnDays,
    eventDays: settings.eventDays,
    shipping: getShippingPrices(readRates(settings.shippingRates ?? null)),
    carriers: settings.shipping,
    taxes: settings.tax === "stripe" ? "stripe" : settings.taxRates === undefined ? "none" : "table"
  },
  isGeolocationEnabled: settings.geolocationHeaders !== undefined,
  observingScripts: {
    ...(settings.sessionRecordingScript && { sessionRecording: settings.sessionRecordingScript }),
    ...(settings.errorMonitoringScript && { errorMonitoring: settings.errorMonitoringScript })
  },
  imageHost: settings.imageHost ?? null,
  catalogVersion: services.catalogVersion,
  onChanges: services.changes.listen,
  availability: services.availability,
  pageCache: {
    seconds: settings.pageCacheSeconds,
    staleSeconds: settings.pageStaleSeconds,
    sharedSeconds: settings.pageSharedSeconds,
    bytes: PAGE_CACHE_BYTES
  },
  assets,
  report: (error, where) => logFault(log, where, error)
})
