import { argv } from "node:process"

/** Runs the named benchmarks, or all short ones: `node packages/domain/bench/bench.ts verdicts cards`. */
const benches = ["verdicts", "suggestions", "cards", "garage"]
const named = argv.slice(2)

for (const bench of named.length === 0 ? benches : named) await import(`./${bench}.ts`)
