import type { Database } from "@camber/services/database"
import { Effect } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { findPostgres } from "../../services/test/postgresPrograms.ts"
import { startPostgres } from "../../services/test/PostgresServer.ts"
import { seed } from "../scripts/ShopUnderTest.ts"
import { createLogger } from "../src/observability/Log.ts"
import { readSettings } from "../src/settings/Settings.ts"
import { sessionKeys } from "../src/settings/sessionKeys.ts"
import { shopPayments } from "../src/settings/shopAdapters.ts"
import { loadStorefront } from "../src/shop/loadStorefront.ts"
import { openShopDatabase } from "../src/shop/openShopDatabase.ts"
import { createRequestHandler } from "../src/shop/requestHandler.ts"
import { createShopServices } from "../src/shop/shopServices.ts"
import { ensureStorefrontBuild } from "../src/shop/storefrontBuild.ts"
import { printTable, tenths } from "./measure.ts"
import { profileBySource, sourceNames } from "./profileBySource.ts"
import { type Bench, sizeName } from "./Shops.ts"

/** Number of measured pages per kind. As many other pages warm up the code first. */
const PAGES = 150

/** The statements of the measured pages, and the rows that they returned. */
const statements = { count: 0, rows: 0 }
const counting: Parameters<Database["kysely"]["withPlugin"]>[0] = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    statements.count += 1
    statements.rows += result.rows.length
    return result
  }
}
const counted = (database: Database): Database => ({
  ...database,
  kysely: database.kysely.withPlugin(counting),
  reads: database.reads.withPlugin(counting)
})

type Handle = (request: Request) => Promise<Response>

/**
 * Prints what a rendered page of each kind costs: processor time of the main thread by source, statements, rows and bytes. Every page is
 * different and no page comes from the page cache. The shop runs in this process, over PostgreSQL where its programs are installed.
 */
export const cost: Bench = async ({ small }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-cost-"))
  const programs = await findPostgres()
  const server = programs && (await startPostgres(programs))
  const place = server
    ? { DATABASE_URL: server.url, SESSION_SECRET: "a secret of the bench's own and of no other", DATA_DIR: folder }
    : { DATA_DIR: folder }
  try {
    await seed(small, place)
    const rows = await Effect.runPromise(Effect.scoped(measured(place)))
    const head = ["page", "ms", ...sourceNames, "statements", "rows", "HTML kB"]
    printTable(`Cost of one rendered page, ${sizeName(small)}, ${server ? "PostgreSQL" : "embedded"}: ms of the main thread`, head, rows)
  } finally {
    await server?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

const measured = (place: Readonly<Record<string, string>>) =>
  Effect.gen(function* () {
    const settings = yield* readSettings({ NODE_ENV: "production", PROXY_HEADER: "x-client", PAGE_CACHE_SECONDS: "0", ...place })
    const log = createLogger("text", () => undefined)
    const [opened] = yield* Effect.all([openShopDatabase(settings, () => undefined), ensureStorefrontBuild(console.log)], {
      concurrency: 2
    })
    const database = counted(opened)
    const keys = yield* sessionKeys(settings)
    const services = yield* Effect.promise(async () =>
      createShopServices(database, settings, keys, null, await shopPayments(settings, keys), log)
    )
    const storefront = yield* loadStorefront(services, settings, log)
    const door = createRequestHandler(log)
    door.open(services, storefront)
    yield* Effect.promise(services.prepareSearch)
    return yield* Effect.promise(async () => {
      const rows = []
      for (const [kind, requests] of await pagesToMeasure(door.handle)) rows.push(await measure(door.handle, kind, requests))
      return rows
    })
  })

/** The requests of each kind of page: for shoppers without a vehicle, and with one. */
const pagesToMeasure = async (handle: Handle): Promise<ReadonlyArray<readonly [kind: string, requests: ReadonlyArray<Request>]>> => {
  const products = await locations(handle, "/sitemaps/products-1.xml")
  const cars = (await locations(handle, "/sitemaps/vehicles.xml")).filter((address) => address !== "/")
  const fitment = JSON.stringify(await findVehicle(handle, 1969, "Chevrolet", "Camaro"))
  const of = (addresses: ReadonlyArray<string>, cookie?: string) =>
    addresses.slice(0, 2 * PAGES).map((address) => pageRequest(address, cookie))
  const listings = (await locations(handle, "/sitemaps/pages.xml"))
    .filter((address) => address.startsWith("/shop/"))
    .flatMap((address) => [address, `${address}?sort=price-low-to-high`])
  const homes = Array.from({ length: 2 * PAGES }, (_, at) => `/?visit=${at}`)
  const vehicle = `Fitment=${encodeURIComponent(fitment)}`
  return [
    ["product", of(products)],
    ["product with a vehicle", of(products, vehicle)],
    ["listing", of(listings)],
    ["listing with a vehicle", of(listings, vehicle)],
    ["vehicle's own page", of(cars)],
    ["home", of(homes)],
    ["home with a vehicle", of(homes, vehicle)]
  ]
}

const locations = async (handle: Handle, siteMap: string): Promise<ReadonlyArray<string>> =>
  Array.from(
    (await (await handle(new Request(`http://shop.test${siteMap}`))).text()).matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g),
    ([, address]) => address!
  )

const pageRequest = (address: string, cookie = ""): Request =>
  new Request(`http://shop.test${address}`, {
    headers: {
      "x-client": "10.0.0.7",
      "accept-encoding": "br, gzip",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0",
      cookie
    }
  })

interface Named {
  readonly displayName: string
  readonly optionId: number
}

const findVehicle = async (handle: Handle, year: number, make: string, model: string) => {
  const find = async (list: "makes" | "models", name: string, makeId: number | null): Promise<number> => {
    const query = `query ($year: Int, $make: Int) { ymm(year: $year, make: $make, model: null, selectedFacetData: []) { ${list} { displayName optionId } } }`
    const request = new Request("http://shop.test/graphql/trait", {
      method: "POST",
      headers: { "content-type": "application/json", "x-client": "10.0.0.7" },
      body: JSON.stringify({ query, variables: { year, make: makeId } })
    })
    const { data } = (await (await handle(request)).json()) as {
      readonly data: { readonly ymm: Readonly<Record<string, ReadonlyArray<Named>>> }
    }
    return data.ymm[list]!.find(({ displayName }) => displayName === name)!.optionId
  }
  const makeId = await find("makes", make, null)
  return { Year: year, MakeId: makeId, ModelId: await find("models", model, makeId) }
}

const measure = async (handle: Handle, kind: string, requests: ReadonlyArray<Request>): Promise<ReadonlyArray<string | number>> => {
  let bytes = 0
  const answer = async (request: Request) => {
    const response = await handle(request)
    if (response.status !== 200) throw new Error(`${request.url} answers ${response.status}`)
    bytes += (await response.arrayBuffer()).byteLength
  }
  const half = Math.floor(requests.length / 2)
  for (const request of requests.slice(0, half)) await answer(request)
  bytes = 0
  Object.assign(statements, { count: 0, rows: 0 })
  const pages = requests.slice(half)
  const times = await profileBySource(async () => {
    for (const request of pages) await answer(request)
  })
  const perPage = (value: number) => tenths(value / pages.length)
  const ms = Array.from(times.values()).reduce((sum, time) => sum + time, 0)
  const bySource = sourceNames.map((name) => perPage(times.get(name) ?? 0))
  return [kind, perPage(ms), ...bySource, perPage(statements.count), perPage(statements.rows), perPage(bytes / 1000)]
}
