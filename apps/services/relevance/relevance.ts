import { parseArgs } from "node:util"
import { buildGeneratedIndex } from "./buildGeneratedIndex.ts"
import { judgedQueries } from "./judge.ts"
import {
  answerable,
  type Figures,
  computeFigures,
  getUnanswerable,
  isHonest,
  isTopResultRelevant,
  type Judged,
  measureQuery,
  computeShare
} from "./measure.ts"

/**
 * Prints the search relevance by kind of query, over a generated catalog of `--skus` products: `pnpm relevance`.
 *
 * `--failures` prints each query whose first result is not a best match, with its parse. `--queries` selects another
 * table with the same columns.
 */
const { values: options } = parseArgs({
  options: {
    failures: { type: "boolean", default: false },
    skus: { type: "string", default: "5000" },
    queries: { type: "string", default: "queries" }
  }
})
const generated = await buildGeneratedIndex(Number(options.skus))
const results = measureQuery(generated, judgedQueries(options.queries))

const percent = (share: number | null): string => (share === null ? "-" : `${Math.round(100 * share)} %`)
const row = (name: string, { carsRead, count, firstRight, ndcg, zero }: Figures): string =>
  [
    name.padEnd(12),
    String(count).padStart(5),
    percent(zero).padStart(6),
    percent(firstRight).padStart(7),
    ndcg.toFixed(2).padStart(6),
    percent(carsRead).padStart(7)
  ].join(" ")

const describe = ({ find: { droppedTerms: letGo, ordinals: places, query: reading } }: Judged): string =>
  [
    generated.products[places[0] ?? -1]?.type ?? "-",
    `let go: ${letGo.join(", ")}`,
    `types: ${reading.types.map(({ slug, weight }) => `${slug} ${weight}`).join(", ")}`,
    `demands: ${reading.constraints.map(({ kind, raw, values }) => `${kind} ${raw}${values.map(({ attribute, value }) => `=${attribute}=${value}`).join("")}`).join(" & ")}`,
    `engines: ${reading.engineFamilies.map(({ family }) => family).join(", ")}`,
    `car: ${reading.vehicle === null ? "" : Object.values(reading.vehicle).join(" ")}`,
    `not carried: ${reading.notCarried?.raw ?? ""}`,
    `corrected: ${reading.corrected ?? ""}`
  ].join(" | ")

const found = answerable(results)
const none = getUnanswerable(results)
const times = results.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
const lines = [
  "kind          count   zero   first   ndcg    cars",
  ...[...Map.groupBy(found, ({ judged }) => judged.kind)].map(([kind, some]) => row(kind, computeFigures(some))),
  row("all", computeFigures(found)),
  `queries without a match that the search reports as such: ${percent(computeShare(none, isHonest))} of ${none.length}`,
  `${generated.searchIndex.size} products; a search takes ${times[Math.floor(times.length / 2)]?.toFixed(2)} ms at the median, ${times.at(-1)?.toFixed(1)} ms at most`
]
if (options.failures) {
  const wrong = found.filter((item) => !isTopResultRelevant(item) || (item.judged.car !== null && !item.isCarRead))
  for (const one of wrong)
    lines.push(
      `${one.judged.kind}: ${one.judged.query} | ${one.total} found, ${one.first.toFixed(1)} of ${one.best.toFixed(1)} | ${describe(one)}`
    )
  for (const one of none.filter((some) => !isHonest(some))) lines.push(`hopeless: ${one.judged.query} | ${describe(one)}`)
  lines.push(
    `no match in this catalog: ${results
      .filter((result) => result.judged.kind !== "hopeless" && result.best === 0)
      .map(({ judged }) => judged.query)
      .join(", ")}`
  )
}
process.stdout.write(`${lines.join("\n")}\n`)
