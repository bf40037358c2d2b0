import { autoSuggest, type YmmBoost } from "@camber/domain/search"
import { Effect, Redacted } from "effect"
import { openDatabase } from "../src/database/index.ts"
import { makeServices } from "../src/index.ts"

/**
 * Latency of search as you type inside the services, without a network: every prefix of a list of searches, each asked once, with and
 * without a selected vehicle. The database is the one of DATABASE_URL, else the embedded one in DATA_DIR:
 * `DATA_DIR=./.data node apps/services/bench/suggest.ts`
 */
const searches = [
  "brake rotor",
  "camshaft",
  "carburetor 750",
  "coil spring",
  "1969 camaro brake pads",
  "small block chevy headers",
  "transmission",
  "radiator",
  "racing helmet",
  "quick change gears",
  "fuel pump",
  "ironvale shock",
  "lug nuts",
  "water pump",
  "brke rotr",
  "turbocharger",
  "an-6 hose end"
]

const noBoost: YmmBoost = { year: null, make: null, model: null, raceTypeId: null }
const boosts = [noBoost, { ...noBoost, year: 1969, make: "Chevrolet", model: "Camaro" }]

const prefixes = [...new Set(searches.flatMap((search) => Array.from(search, (_, index) => search.slice(0, index + 1).trimEnd())))]

const url = process.env["DATABASE_URL"]
const database = await Effect.runPromise(
  openDatabase({ dataDir: process.env["DATA_DIR"] ?? "./.data", ...(url === undefined ? {} : { url: new URL(url) }) })
)
const { inProcess } = makeServices({
  database,
  settings: {
    documents: "registered",
    imageHost: "",
    searchProductCap: 6,
    dataDir: path.join(tmpdir(), "camber-bench"),
    isProduction: true,
    publicOrigin: "http://bench.test",
    brandName: "Camber",
    tryLimits: { ofAccount: 1, ofAddress: 1, ofMail: 1 },
    proxyHeader: undefined,
    showsOutbox: false,
    sessionKeys: [Redacted.make(new Uint8Array(32))]
  }
})

const ask = async (query: string, ymmBoost: object): Promise<number> => {
  const autoSuggestRequest = { query, numberOfSuggestions: 12, currentUrl: "/", userVin: null, webUserGuid: null, ymmBoost }
  const request = new Request("http://bench.test/graphql/discovery", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id: autoSuggest.id, variables: { autoSuggestRequest } })
  })
  const before = performance.now()
  const answer = await (await inProcess(request)).text()
  const took = performance.now() - before
  if (!answer.includes("autoSuggestProducts")) throw new Error(`no answer to ${query}: ${answer}`)
  return took
}

// The first requests load the reference tables and warm the compiler.
for (const query of prefixes.slice(0, 20)) await ask(query, noBoost)

const timings: Array<{ readonly query: string; readonly took: number }> = []
for (const boost of boosts) for (const query of prefixes) timings.push({ query, took: await ask(query, boost) })

const sorted = timings.toSorted((a, b) => a.took - b.took)
const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.took.toFixed(1)
const row = await database.kysely.selectFrom("catalogue").select("skus").executeTakeFirst()
console.log(
  `${database.kind}, ${row?.skus} SKUs, ${timings.length} requests: p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, p99 ${quantile(0.99)} ms`
)
console.log(
  `slowest: ${sorted
    .slice(-8)
    .map(({ query, took }) => `${query} ${took.toFixed(0)}`)
    .join(", ")}`
)
await database.close()
