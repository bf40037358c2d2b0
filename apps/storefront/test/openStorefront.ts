import { onTestFinished } from "vitest"
import { createStorefront } from "../src/app/server/createStorefront.tsx"
import type { CatalogChange } from "../src/app/server/pageInvalidation.ts"
import type { ServicesAccess, StorefrontOptions } from "../src/app/server/contract.ts"
import { type Answers, createFakeServices } from "./createFakeServices.ts"
import { sampleSettings, sampleShop } from "./samples.ts"

/** Opens a storefront over in-memory services until the test ends, with its requests and reports. */
export const openStorefront = async (
  answers: Answers = {},
  version = () => "v1",
  network?: ServicesAccess,
  assets: StorefrontOptions["assets"] = { kind: "development", entry: "/entry.js" },
  availability?: StorefrontOptions["availability"],
  shopNow = () => sampleShop
) => {
  const { asked, services } = createFakeServices(answers)
  const reports: Array<{ readonly error: unknown; readonly where: string }> = []
  const receivers: Array<(changes: ReadonlyArray<CatalogChange>) => void> = []
  const shop = await createStorefront({
    services: network ?? services,
    publicOrigin: "https://shop.example",
    shop: async () => shopNow(),
    smsShortCode: "55555",
    freeShippingThreshold: 9900,
    policy: sampleSettings.policy,
    isGeolocationEnabled: false,
    imageHost: null,
    catalogVersion: async () => version(),
    onChanges: (hear) => void receivers.push(hear),
    ...(availability && { availability }),
    pageCache: { seconds: 60, staleSeconds: 600, sharedSeconds: 60, bytes: 1_000_000 },
    assets,
    report: (error, where) => reports.push({ error, where })
  })
  onTestFinished(() => shop.dispose())
  const get = async (address: string, headers: Record<string, string> = {}, method = "GET", isBot = false) => {
    const response = await shop.handle(new Request(`http://127.0.0.1${address}`, { method, headers }), { isStaff: false, isBot })
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  const change = (topic: string, productIds: ReadonlyArray<number> | null = null) =>
    receivers.forEach((hear) => hear([{ topic, productIds }]))
  return { shop, get, change, asked, reports, listings: () => asked.filter(({ operation }) => operation === "listing").length }
}

/** Request headers of a visitor with this car selected. */
export const withVehicleCookie = (fields: object) => ({ cookie: `Fitment=${encodeURIComponent(JSON.stringify(fields))}` })
export const camaro = { Year: 1969, MakeId: 2, ModelId: 3 }
