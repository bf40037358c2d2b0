import { Effect } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { measureLongestBlock } from "@camber/testing/longest-turn"
import { createRequestHandler } from "../src/shop/requestHandler.ts"
import { loadStorefront } from "../src/shop/loadStorefront.ts"
import { openShopDatabase } from "../src/shop/openShopDatabase.ts"
import { createShopServices } from "../src/shop/shopServices.ts"
import { ensureStorefrontBuild } from "../src/shop/storefrontBuild.ts"
import { readSettings } from "../src/settings/Settings.ts"
import { sessionKeys } from "../src/settings/sessionKeys.ts"
import { shopPayments } from "../src/settings/shopAdapters.ts"
import { createLogger } from "../src/observability/Log.ts"
import { seed } from "../scripts/ShopUnderTest.ts"
import { percentile, printTable, tenths } from "./measure.ts"
import { type Bench, sizeName } from "./Shops.ts"

interface Ask {
  readonly path: string
  readonly body?: string
  readonly type?: string
}

const graphql = (service: string, query: string, variables: object = {}): Ask => ({
  path: `/graphql/${service}`,
  body: JSON.stringify({ query, variables })
})
const form = (body: string): Ask => ({ path: "/shoppingcart", type: "application/x-www-form-urlencoded", body })
const times = (many: number, of: (at: number) => string, between = " "): string =>
  Array.from({ length: many }, (_, at) => of(at)).join(between)
const facetOptions = "query ($n: [String!]!) { facetOptions(names: $n) { name } }"
const listing = "query ($a: ListingAddressInput!) { a: listing(address: $a) { total } b: listing(address: $a) { total } }"
const address = (query: string) => ({
  scope: { kind: "all", slug: "all" },
  query,
  facets: [],
  fits: false,
  exact: false,
  sort: "relevance",
  page: 1
})
const suggestion = "query ($r: AutoSuggestRequestInput!) { autoSuggestPublic(autoSuggestRequest: $r) { productQuery } }"
const car = { year: null, make: null, model: null, raceTypeId: null }
const suggested = (query: string) => ({ query, numberOfSuggestions: 12, currentUrl: "/", userVin: null, webUserGuid: null, ymmBoost: car })

/** Creates requests that one client can send now, or could send in an earlier release, by their index. */
const kinds: Readonly<Record<string, (at: number) => Ask>> = {
  "the home page, rendered again": () => ({ path: "/" }),
  "the whole shop, rendered again": (at) => ({ path: `/shop/all?page=${1 + at}` }),
  "a search, rendered again": (at) => ({ path: `/search?query=rotor+${at}` }),
  "twenty facets of 200 letters": (at) => ({ path: `/shop/all?${times(20, (of) => `facet=Brand:${"x".repeat(180)}${at}${of}`, "&")}` }),
  "15,000 slashes in the middle": (at) => ({ path: `/x${"/".repeat(15_000)}y${at}` }),
  "no page": (at) => ({ path: `/no/such${at}` }),
  "a site map of cars": () => ({ path: "/sitemaps/vehicles.xml" }),
  "a site map of products": () => ({ path: "/sitemaps/products-1.xml" }),
  "every link of the site map": () => graphql("trait", "{ engineLinksForSiteMap { primary href brandImageUrl count } }"),
  "a listing by 1,100 names": (at) =>
    graphql("discovery", `query ($a: ListingAddressInput!) { ${times(1_100, (of) => `l${of}: listing(address: $a) { total }`)} }`, {
      a: address(`rotor ${at}`)
    }),
  "150 wrong fields behind 100,000 lines": (at) =>
    graphql("trait", `${"\n".repeat(100_000)}{ brandLinks { ${times(150, (of) => `u${of}${at}`)} } }`),
  "150 wrong fields behind 7,000 lines": (at) =>
    graphql("trait", `${"\n".repeat(7_000)}{ brandLinks { ${times(150, (of) => `u${of}${at}`)} } }`),
  "400 fragments in a ring": (at) =>
    graphql(
      "trait",
      `{ a${at}:__typename brandLinks { ...f0 } } ${times(400, (of) => `fragment f${of} on NavigationLink { ...f${(of + 1) % 400} ...f0 }`)}`
    ),
  "1,400 variables": (at) => graphql("trait", `query (${times(1_400, (of) => `$v${of}: Int`)}) { a${at}:__typename }`),
  "as many fields as a document may have": (at) => graphql("trait", `{ a${at}:__typename brandLinks { ${"primary ".repeat(590)} } }`),
  "a list of 60,000 values": () => graphql("trait", facetOptions, { n: Array(60_000).fill("a") }),
  "a list of 9,000 values": () => graphql("trait", facetOptions, { n: Array(9_000).fill("a") }),
  "two unusual listings": (at) => graphql("discovery", listing, { a: address(`rotor ${at}`) }),
  "suggestions for twenty words": (at) =>
    graphql("discovery", suggestion, { r: suggested(`${"1969 camaro 350 chevelle nova ".repeat(5)}${at}`) }),
  "a form of 60,000 fields": () => form("a&".repeat(60_000)),
  "a form of 1,900 fields": () => form(times(1_900, (of) => `f${of}=x`, "&")),
  "an image that is rendered": (at) => ({ path: `/content/parts/brake-rotor.png?seed=${at + 1}` })
}

const TIMES = 9

/**
 * Measures the longest blocking task of one request of each kind, in CPU time so that other programs matter less. The
 * shop runs in this process over the embedded database, without a page cache.
 */
export const turns: Bench = async ({ small }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-turns-"))
  try {
    await seed(small, { DATA_DIR: folder })
    const rows = await Effect.runPromise(Effect.scoped(measured(folder)))
    printTable(`Longest blocking task of one request, ${sizeName(small)}`, ["request", "first ms", "p50 of 8", "least", "answer"], rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const measured = (folder: string) =>
  Effect.gen(function* () {
    const settings = yield* readSettings({ NODE_ENV: "production", DATA_DIR: folder, PROXY_HEADER: "x-client", PAGE_CACHE_SECONDS: "0" })
    const log = createLogger("text", () => undefined)
    const [database] = yield* Effect.all([openShopDatabase(settings, () => undefined), ensureStorefrontBuild(console.log)], {
      concurrency: 2
    })
    const keys = yield* sessionKeys(settings)
    const services = yield* Effect.promise(async () =>
      createShopServices(database, settings, keys, null, await shopPayments(settings, keys), log)
    )
    const storefront = yield* loadStorefront(services, settings, log)
    const door = createRequestHandler(log)
    door.open(services, storefront)
    yield* Effect.promise(services.prepareSearch)
    return yield* Effect.promise(() => getRows(door.handle))
  })

const getRows = async (handle: (request: Request) => Promise<Response>) => {
  const rows: Array<ReadonlyArray<string>> = []
  for (const [what, askOf] of Object.entries(kinds)) {
    const durations: Array<number> = []
    let status = 0
    for (let at = 0; at < TIMES; at++)
      durations.push(
        await measureLongestBlock(async () => {
          const answer = await handle(getRequest(askOf(at)))
          await answer.arrayBuffer()
          status = answer.status
        })
      )
    const [first = 0, ...others] = durations
    rows.push([what, tenths(first), tenths(percentile(others, 0.5)), tenths(Math.min(...others)), String(status)])
  }
  return rows
}

const getRequest = ({ body, path: asked, type = "application/json" }: Ask): Request =>
  new Request(`http://shop.test${asked}`, {
    headers: {
      "x-client": "10.0.0.7",
      "accept-encoding": "br, gzip",
      "sec-fetch-site": "same-origin",
      ...(body !== undefined && { "content-type": type })
    },
    ...(body !== undefined && { method: "POST", body })
  })
