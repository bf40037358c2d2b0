import { callTimes, percentile, printTable, tenths } from "./measure.ts"
import { graphql, type GraphqlRequest } from "./graphql.ts"
import { type Bench, sizeName } from "./Shops.ts"

const FACETS = 8
const REQUESTS = 60

const query = `query l($address: ListingAddressInput!) { listing(address: $address) { total cards { displayTitle } facets { name values { value count isSelected } } } }`

interface Facet {
  readonly name: string
  readonly value: string
}
interface FacetCounts {
  readonly listing: {
    readonly total: number
    readonly facets: ReadonlyArray<{ readonly name: string; readonly values: ReadonlyArray<{ readonly value: string }> }>
  }
}
const read = (data: unknown): FacetCounts["listing"] => (data as FacetCounts).listing

const requestFor = (facets: ReadonlyArray<Facet>): GraphqlRequest => ({
  query,
  variables: { address: { scope: { kind: "all", slug: "all" }, query: "", exact: false, facets, fits: false, sort: "relevance", page: 1 } }
})

/** Measures the listing of all parts with eight selected facets. Values differ per request, so no count is cached. */
export const listing: Bench = async ({ of, small, large }) => {
  const rows = []
  for (const skus of [small, large]) {
    const { origin } = await of(skus)
    const { facets } = await graphql(origin, "discovery", requestFor([]), read)
    const chosen = facets.filter(({ values }) => values.length > 1).slice(0, FACETS)
    // Selects all values of each facet except one or two: many products match, and every request is new.
    const requests = Array.from({ length: REQUESTS }, (_, turn) =>
      requestFor(
        chosen.flatMap(({ name, values }, at) =>
          values
            .filter((__, place) => place !== (turn + at) % values.length)
            .slice(0, 3)
            .map(({ value }) => ({ name, value }))
        )
      )
    )
    const plain = await callTimes(
      origin,
      "discovery",
      Array.from({ length: 10 }, () => requestFor([]))
    )
    const durations = await callTimes(origin, "discovery", requests)
    rows.push([sizeName(skus), tenths(percentile(plain, 0.5)), ...[0.5, 0.95, 0.99].map((share) => tenths(percentile(durations, share)))])
  }
  printTable(
    `Listing of all parts over HTTP, embedded database: ${FACETS} facets, ${REQUESTS} choices`,
    ["catalogue", "no facet p50 ms", "p50 ms", "p95 ms", "p99 ms"],
    rows
  )
}
