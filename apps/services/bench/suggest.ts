import { autoSuggest } from "@camber/domain/search"
import type { YmmBoost } from "@camber/domain/vehicle"
import { openBench, quantile } from "./openBench.ts"

/**
 * Measures the latency of search suggestions inside the services, without a network.
 *
 * Requests every prefix of a list of searches once with and once without a selected vehicle. Uses the database of
 * DATABASE_URL, or else the embedded database in DATA_DIR: `DATA_DIR=./.data node apps/services/bench/suggest.ts`
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

const { ask: call, database, skus } = await openBench()

const ask = async (query: string, ymmBoost: object): Promise<number> => {
  const autoSuggestRequest = { query, numberOfSuggestions: 12, currentUrl: "/", userVin: null, webUserGuid: null, ymmBoost }
  const { text, took } = await call(autoSuggest, { autoSuggestRequest })
  if (!text.includes("autoSuggestProducts")) throw new Error(`Suggestions for "${query}" failed: ${text}`)
  return took
}

// The first requests load the reference tables and warm the compiler.
for (const query of prefixes.slice(0, 20)) await ask(query, noBoost)

const timings: Array<{ readonly query: string; readonly took: number }> = []
for (const boost of boosts) for (const query of prefixes) timings.push({ query, took: await ask(query, boost) })

const times = timings.map(({ took }) => took)
const sorted = timings.toSorted((a, b) => a.took - b.took)
const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share))
console.log(`${database.kind}, ${skus} SKUs, ${timings.length} requests: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`)
console.log(
  `slowest: ${sorted
    .slice(-8)
    .map(({ query, took }) => `${query} ${took.toFixed(0)}`)
    .join(", ")}`
)
await database.close()
