import { DEFAULT_SORT, listing, type Sort, sortValues } from "@camber/domain/search"
import { Schema } from "effect"
import { openBench, quantile } from "./openBench.ts"

/**
 * Measures the latency of the listing inside the services, without a network.
 *
 * Alternates 200 different choices of eight facets with the listing without facets. Every choice is new, so no facet count is cached. Then
 * reads pages 1 to 20 of the parts that mate with a build of five parts, alternating with the same pages without the build. Then reads
 * pages 1 to 20 of the most common value in every sort order. Uses the database of DATABASE_URL, or else the embedded database in DATA_DIR:
 * `DATABASE_URL=postgres://... node apps/services/bench/listing.ts`
 */
const FACETS = 8
const CHOICES = 200
const PAGES = 20

const { ask, database, skus } = await openBench()
interface Facet {
  readonly name: string
  readonly value: string
}
const answer = Schema.decodeUnknownSync(Schema.fromJsonString(listing.result))
const address = (facets: ReadonlyArray<Facet>, sort: Sort = DEFAULT_SORT, page = 1) => ({
  address: { scope: { kind: "all", slug: "all" }, query: "", exact: false, facets, fits: false, sort, page },
  project: null
})

const first = await ask(listing, address([]))
const offered = answer(first.text).listing?.facets ?? []
const chosenFrom = offered.filter(({ values }) => values.length > 1).slice(0, FACETS)
if (chosenFrom.length < FACETS)
  throw new Error(`The catalog has only ${chosenFrom.length} facets with enough values. Import a larger catalog.`)
// Chooses three values per facet and rotates them each turn, so that many products match and no choice repeats.
const choice = (turn: number): ReadonlyArray<Facet> =>
  chosenFrom
    .flatMap(({ name, values }, at) =>
      values
        .filter((_, place) => place !== (turn + at) % values.length)
        .slice(turn % 3, (turn % 3) + 3 + Math.floor(turn / 24))
        .map(({ value }) => ({ name, value }))
    )
    .slice(0, 30)

for (let turn = 0; turn < 10; turn++) await ask(listing, address([...choice(turn), { name: "Brand", value: `warm-up ${turn}` }].slice(-30)))
const plain: number[] = []
const durations: number[] = []
const totals: number[] = []
for (let turn = 0; turn < CHOICES; turn++) {
  plain.push((await ask(listing, address([]))).took)
  const asked = await ask(listing, address(choice(turn)))
  durations.push(asked.took)
  totals.push(answer(asked.text).listing?.total ?? 0)
}
const BUILD = [
  "transmission:Muncie M21",
  "axle:Ford 9 in., small",
  "~engine:Small Block Chevy Gen I",
  "~transmission:TH350",
  "~axle:Dana 60"
]
const meets = (page: number, build: ReadonlyArray<string>) => {
  const asked = address([], DEFAULT_SORT, page)
  return { ...asked, address: { ...asked.address, ...(build.length > 0 && { build }) } }
}
const firstBuild = await ask(listing, meets(1, BUILD))
const plainPages: number[] = []
const meetingPages: number[] = []
for (let turn = 0; turn < CHOICES; turn++) {
  const page = (turn % PAGES) + 1
  plainPages.push((await ask(listing, meets(page, []))).took)
  meetingPages.push((await ask(listing, meets(page, BUILD))).took)
}
const [commonest] = offered
  .flatMap(({ name, values }) => values.map(({ count, value }) => ({ name, value, count })))
  .toSorted((a, b) => b.count - a.count)
if (commonest === undefined) throw new Error("The catalog has no facet. Import a larger catalog.")
const { count: left, ...facet } = commonest
const sorted: Array<{ readonly sort: Sort; readonly times: ReadonlyArray<number> }> = []
for (const sort of sortValues) {
  const times: number[] = []
  for (let page = 1; page <= PAGES; page++) times.push((await ask(listing, address([facet], sort, page))).took)
  sorted.push({ sort, times })
}
const shares = (times: ReadonlyArray<number>) => `p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms`
console.log(
  `${database.kind}, ${skus} SKUs, first answer after ${first.took.toFixed(0)} ms, resident ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`
)
console.log(
  `no facet: ${shares(plain)}; ${FACETS} facets: ${shares(durations)}; products left: ${quantile(totals, 0.05)} to ${quantile(totals, 0.95)}`
)
console.log(
  `meets a build of ${BUILD.length} parts: ${shares(meetingPages)}, plain: ${shares(plainPages)}; first ${firstBuild.took.toFixed(0)} ms, hidden: ${answer(firstBuild.text).listing?.hiddenByBuild ?? 0}`
)
console.log(`pages 1 to ${PAGES} of ${left} products: ${sorted.map(({ sort, times }) => `${sort} ${shares(times)}`).join("; ")}`)
await database.close()
