import { argv } from "node:process"

/** Runs the benches that are named, or all of the short ones: `node packages/domain/bench/bench.ts verdicts cards`. */
const benches = ["verdicts", "suggestions", "cards", "garage"]
const named = argv.slice(2)

for (const bench of named.length === 0 ? benches : named) await import(`./${bench}.ts`)
