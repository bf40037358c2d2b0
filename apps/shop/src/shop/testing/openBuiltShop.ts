import { type Database, migrate, migrations, openDatabase } from "@camber/services/database"
import { Effect, Exit, Redacted, Scope } from "effect"
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { ensureSeededFolder } from "../../../scripts/seededDataFolder.ts"
import { readSettings } from "../../settings/Settings.ts"
import { createMetrics } from "../../observability/metrics.ts"
import { createLogger } from "../../observability/Log.ts"
import { withObservability } from "../../observability/withObservability.ts"
import { answerHeaders } from "../answerHeaders.ts"
import { createRequestHandler } from "../requestHandler.ts"
import { loadStorefront } from "../loadStorefront.ts"
import { createShopServices } from "../shopServices.ts"
import { ensureStorefrontBuild } from "../storefrontBuild.ts"

/** The shop as in production, in this process and without a port. */
export interface BuiltShop {
  readonly origin: string
  readonly database: Database
  /** Folder of the photographs. */
  readonly pictures: string
  /** Sends a request as a visitor's browser. The visitor has a cookie, unless `headers` override it. */
  readonly send: (address: string, init?: RequestInit) => Promise<Response>
  /** Sends a request as a browser without cookies. */
  readonly sendAnonymously: (address: string, init?: RequestInit) => Promise<Response>
  /** Returns the body of a page. */
  readonly read: (address: string) => Promise<string>
  readonly close: () => Promise<void>
}

const ORIGIN = "http://shop.test"
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0" }

/** Opens the production build over a copy of the seeded data. Builds the storefront if no build matches the sources. */
export const openBuiltShop = async (): Promise<BuiltShop> => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-shop-"))
  cpSync(await ensureSeededFolder(), folder, { recursive: true })
  const log = createLogger("text", () => {})
  const settings = await Effect.runPromise(readSettings({ DATA_DIR: folder, NODE_ENV: "production", PUBLIC_ORIGIN: ORIGIN }))
  const database = await Effect.runPromise(openDatabase({ dataDir: folder, url: undefined }))
  await Effect.runPromise(migrate(database.kysely, migrations))
  await Effect.runPromise(ensureStorefrontBuild(() => {}))
  const services = await createShopServices(database, settings, [Redacted.make<Uint8Array>(new Uint8Array(32))], null, undefined, log)
  const scope = Effect.runSync(Scope.make())
  // Loading sets React's mode for the whole process, which other test files share.
  const mode = process.env["NODE_ENV"]
  const storefront = await Effect.runPromise(Scope.provide(loadStorefront(services, settings, log), scope))
  process.env["NODE_ENV"] = mode
  // A page that waits for the search index may respond with 503.
  await services.prepareSearch()
  const door = createRequestHandler(log)
  door.open(services, storefront)
  const handle = withObservability(door.handle, {
    log,
    figures: createMetrics([]),
    logsAccess: false,
    metrics: "local",
    readiness: () => undefined,
    headers: answerHeaders(settings)
  })
  const sendAnonymously: BuiltShop["send"] = (address, init = {}) =>
    handle(new Request(new URL(address, ORIGIN), { ...init, headers: { ...browser, ...init.headers } }), "127.0.0.1")
  const send: BuiltShop["send"] = (address, init = {}) =>
    sendAnonymously(address, { ...init, headers: { cookie: "EmailSignupModalShown=true", ...init.headers } })
  return {
    origin: ORIGIN,
    database,
    pictures: settings.picturesDir,
    send,
    sendAnonymously,
    read: async (address) => (await send(address)).text(),
    close: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

const findLink = async ({ read }: BuiltShop, list: string, link: RegExp): Promise<string> => {
  const address = link.exec(await read(list))?.[1]
  if (address === undefined) throw new Error(`${list} contains no link that matches ${link}`)
  return address
}

/** Finds the first product that a category lists. */
export const findProduct = (shop: BuiltShop): Promise<string> => findLink(shop, "/shop/brakes~2-3", /href="(\/item\/[^"?#]+\/\d+)"/)

/** Finds the first article of the toolbox. */
export const findArticle = (shop: BuiltShop): Promise<string> => findLink(shop, "/the-toolbox", /href="(\/the-toolbox\/[^"/]+\/\d+)"/)
