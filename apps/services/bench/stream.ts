import { parseArgs } from "node:util"
import { generateCatalogRows } from "@camber/demo-catalog"

/** Streams a catalog without a database and checks that memory stays below 512 MB: `node apps/services/bench/stream.ts --skus 1000000`. */
const { values } = parseArgs({ options: { skus: { type: "string", default: "1000000" } } })
const limit = 512_000_000
const started = performance.now()
const rows: Record<string, number> = {}
let peak = 0

for (const chunk of generateCatalogRows({ skus: Number(values.skus), seed: "camber" })) {
  for (const [table, made] of Object.entries(chunk)) rows[table] = (rows[table] ?? 0) + made.length
  peak = Math.max(peak, process.memoryUsage.rss())
}

console.table(rows)
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s, at most ${Math.round(peak / 1e6)} MB`)
process.exitCode = peak < limit ? 0 : 1
