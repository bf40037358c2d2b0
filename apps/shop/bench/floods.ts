import { Agent, request as send } from "node:http"
import { performance } from "node:perf_hooks"
import { percentile } from "./measure.ts"
import { printTable, tenths } from "./printTable.ts"
import { type Bench, sizeName } from "./Shops.ts"

/** How the shop is told who a client is, as a proxy before it does. */
const CLIENT_HEADER = "x-client"

interface Ask {
  readonly path: string
  readonly body?: object | string
}

/** What one client sends, the `at`-th time. */
interface Flood {
  readonly what: string
  readonly ask: (at: number) => Ask
}

const listings = `query ($a: ListingAddressInput!, $b: ListingAddressInput!) {
  a: listing(address: $a) { __typename } b: listing(address: $b) { __typename } }`
const words = ["rotor", "camshaft", "radiator", "gasket", "header", "coilover", "clutch", "brake"]
const word = (at: number): string => words[at % words.length] ?? ""
const address = (at: number) => ({
  scope: { kind: "all", slug: "all" },
  query: `${word(at)} ${word(at + 3)} ${at}`,
  facets: [],
  fits: false,
  exact: false,
  sort: "relevance",
  page: 1
})
const suggested = (query: string) => ({
  query,
  numberOfSuggestions: 12,
  currentUrl: "/",
  userVin: null,
  webUserGuid: null,
  ymmBoost: { year: null, make: null, model: null, raceTypeId: null }
})
const graphql = (service: string, query: string, variables: object = {}): Ask => ({
  path: `/graphql/${service}`,
  body: { query, variables }
})
const sections = `query ($k: String) { recommendationSections(sections: ["Search", "Home"], skuBaseNumbers: [], skuVariantNumbers: [],
  articleIds: [], ymmData: {}, keywords: $k) { __typename } }`
const suggestion = `query ($r: AutoSuggestRequestInput!) { autoSuggestPublic(autoSuggestRequest: $r) { productQuery } }`
const letters = (at: number, many: number): string => Array.from({ length: many }, (_, of) => "qzxjvk"[(at + of * of) % 6]).join("")

/** The worst of what anybody may send, and of what was once taken. */
const worst: ReadonlyArray<Flood> = [
  {
    what: "four keywords of 16,000 letters",
    ask: (at) => graphql("recommendations", sections, { k: Array(4).fill(letters(at, 16_000)).join(" ") })
  },
  {
    what: "the longest keywords that are taken",
    ask: (at) => graphql("recommendations", sections, { k: Array(4).fill(letters(at, 60)).join(" ") })
  },
  {
    what: "a listing by 1,100 names",
    ask: (at) =>
      graphql(
        "discovery",
        `query ($a: ListingAddressInput!) { ${Array.from({ length: 1_100 }, (_, of) => `l${of}: listing(address: $a) { __typename }`).join(" ")} }`,
        { a: address(at) }
      )
  },
  {
    what: "two listings that nobody asked for",
    ask: (at) => graphql("discovery", listings, { a: address(2 * at), b: address(2 * at + 1) })
  },
  {
    what: "suggestions for long words",
    ask: (at) => graphql("discovery", suggestion, { r: suggested(`${letters(at, 40)} ${word(at)} ${letters(at, 40)}`) })
  },
  { what: "every link of the site map", ask: () => graphql("trait", "{ engineLinksForSiteMap { __typename } }") },
  { what: "the site map's page 27", ask: () => ({ path: "/sitemaps/products-27.xml" }) },
  { what: "a site map of products", ask: () => ({ path: "/sitemaps/products-1.xml" }) },
  { what: "pages of results that nobody saw", ask: (at) => ({ path: `/search?query=${word(at)}+${letters(at, 8)}${at}` }) },
  { what: "pages of listings that nobody saw", ask: (at) => ({ path: `/shop/all?page=${1 + (at % 400)}&any=${at}` }) },
  { what: "addresses of pictures that are none", ask: (at) => ({ path: `/content/parts/${at}.png` }) }
]

/** What another client asks meanwhile: a call of its own cart, a first page, a search. */
const others: ReadonlyArray<Ask> = [
  { path: "/api/visitor/state" },
  { path: "/" },
  graphql("trait", "{ __typename }"),
  graphql("discovery", suggestion, { r: suggested("brake") })
]

const CONNECTIONS = 40
/** The other asks so often, for so many milliseconds at the most. */
const ASKED = 120
const LONGEST = 8_000

/**
 * How long one client waits while another sends the worst that it may over forty connections: the same requests of the one, one after the other,
 * without the other and with it, by turns. The shop is told who is who as by a proxy.
 */
export const floods: Bench = async ({ of, small }) => {
  const { origin } = await of(small, { PROXY_HEADER: CLIENT_HEADER })
  const rows: Array<ReadonlyArray<string | number>> = []
  await waits(origin)
  for (const flood of worst) {
    const quiet = await waits(origin)
    const { statuses, stop } = begin(origin, flood)
    const loud = await waits(origin)
    await stop()
    const added = [0.5, 0.95].map((share) => tenths(percentile(loud, share) - percentile(quiet, share)))
    rows.push([
      flood.what,
      ...[0.5, 0.95, 1].map((share) => tenths(percentile(quiet, share))),
      ...[0.5, 0.95, 1].map((share) => tenths(percentile(loud, share))),
      ...added,
      [...statuses].map(([status, many]) => `${many} x ${status}`).join(", ")
    ])
  }
  printTable(
    `What one client waits while another floods, ${sizeName(small)}`,
    [
      "what the other sends",
      "p50 ms alone",
      "p95",
      "max",
      "p50 ms beside it",
      "p95",
      "max",
      "p50 added",
      "p95 added",
      "answers to the flood"
    ],
    rows
  )
}

/** Milliseconds of each answer to a client that floods nobody. */
const waits = async (origin: string): Promise<ReadonlyArray<number>> => {
  const agent = new Agent({ keepAlive: true })
  const took: Array<number> = []
  const until = performance.now() + LONGEST
  for (let at = 0; at < ASKED && performance.now() < until; at++) {
    const begun = performance.now()
    await ask(origin, agent, "10.0.0.8", others[at % others.length]!)
    took.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  agent.destroy()
  return took
}

const begin = (origin: string, { ask: askOf }: Flood) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const statuses = new Map<number, number>()
  let isOver = false
  let sent = 0
  const senders = Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver) {
      const status = await ask(origin, agent, "10.0.0.7", askOf(sent++)).catch(() => 0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  const stop = async () => {
    isOver = true
    await Promise.all(senders)
    agent.destroy()
  }
  return { statuses, stop }
}

const ask = (origin: string, agent: Agent, client: string, { body, path }: Ask): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      // Not this machine's own name, whose programs are not limited.
      host: "shop.test",
      [CLIENT_HEADER]: client,
      "accept-encoding": "br",
      ...(text === undefined ? {} : { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) })
    }
    const asked = send({ agent, hostname, port, path, headers, method: text === undefined ? "GET" : "POST" }, (answer) => {
      answer.resume()
      answer.on("end", () => resolve(answer.statusCode ?? 0))
      answer.on("error", reject)
    })
    asked.on("error", reject)
    asked.end(text)
  })
