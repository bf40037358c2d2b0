import { suggestionRequest } from "./graphql.ts"
import { callTimes, percentile, printTable, tenths } from "./measure.ts"
import { type Bench, sizeName } from "./Shops.ts"

const terms = [
  "b",
  "br",
  "bra",
  "brake",
  "brake r",
  "brake ro",
  "rad",
  "carb",
  "carburetor 7",
  "69 camaro",
  "ls",
  "header",
  "coil sp",
  "helm",
  "gask",
  "AN",
  "350"
]
const document =
  "query s($r: AutoSuggestRequestInput!) { autoSuggestPublic(autoSuggestRequest: $r) { productQuery autoSuggestProducts { title } suggestedQueries { query } } }"

const bodies = terms.flatMap((query) =>
  [1, 2, 3].map(() => ({
    query: document,
    variables: { r: suggestionRequest(query) }
  }))
)

/** Measures the server's time for search suggestions, one call at a time. */
export const suggestions: Bench = async ({ of, small, large }) => {
  const rows = []
  for (const skus of new Set([small, large])) {
    const { origin } = await of(skus)
    await callTimes(origin, "discovery", bodies.slice(0, 6))
    const durations = await callTimes(origin, "discovery", bodies)
    rows.push([sizeName(skus), ...[0.5, 0.95, 0.99].map((share) => tenths(percentile(durations, share)))])
  }
  printTable("Suggestions over HTTP (17 prefixes, three times each)", ["catalogue", "p50 ms", "p95 ms", "p99 ms"], rows)
}
