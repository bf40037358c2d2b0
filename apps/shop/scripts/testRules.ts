import { parseArgs } from "node:util"
import { finish, runVitest } from "./runTests.ts"

/**
 * `pnpm test:rules --runs 100000 --seed 7 [files]` runs the tests of the domain's rules at length.
 *
 * `--runs` is the number of runs of a property; properties that run more or less often than 100 times in the core suite keep their ratio.
 * The seed is printed, and the same seed repeats a run. Tests have no time limit.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "10000" }, seed: { type: "string", default: String(Date.now() % 2 ** 31) } }
})
const isWhole = (text: string) => /^\d{1,10}$/.test(text)
if (!isWhole(values.runs) || Number(values.runs) < 1 || !isWhole(values.seed)) {
  console.error("Usage: pnpm test:rules [--runs NUMBER] [--seed NUMBER] [files]. Both are whole numbers; --runs is at least 1.")
  process.exit(2)
}
process.env["PROPERTY_RUNS"] = values.runs
process.env["PROPERTY_SEED"] = values.seed
console.log(`Each property runs ${values.runs} times with the seed ${values.seed}.`)
finish(await runVitest(["--project=domain", "--testTimeout=0", ...positionals]))
