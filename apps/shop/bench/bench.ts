import { availableParallelism, loadavg } from "node:os"
import { parseArgs } from "node:util"
import { spawnSync } from "node:child_process"
import path from "node:path"
import { adds } from "./adds.ts"
import { cost } from "./cost.ts"
import { floods } from "./floods.ts"
import { garage } from "./garage.ts"
import { createImportBench } from "./importing.ts"
import { interactions } from "./interactions.ts"
import { keystrokes } from "./keystrokes.ts"
import { lighthouse } from "./lighthouse.ts"
import { listing } from "./listing.ts"
import { memory } from "./memory.ts"
import { options } from "./options.ts"
import { pages } from "./pages.ts"
import { peers } from "./peers.ts"
import { parsePeers } from "../scripts/parsePeers.ts"
import { type Bench, makeShops, shopAt, sizeName } from "./Shops.ts"
import { secondVisit } from "./secondVisit.ts"
import { suggestions } from "./suggestions.ts"
import { turns } from "./turns.ts"
import { weights } from "./weights.ts"
import { STARTS_WITH, startShop } from "../scripts/ShopUnderTest.ts"
import { printTable, tenths } from "./measure.ts"

const root = path.resolve(import.meta.dirname, "../../..")

/** Runs the domain's own benchmark in a separate process. */
const verdicts = async (): Promise<void> => {
  const { stdout, status } = spawnSync(process.execPath, ["packages/domain/bench/verdicts.ts"], { cwd: root, encoding: "utf8" })
  if (status !== 0) throw new Error("packages/domain/bench/verdicts.ts failed")
  console.log(`\n### Fitment verdicts on one core\n\n${stdout.trim()}`)
}

/** Measures the seconds from the command to the first page, with a built storefront. */
const start: Bench = async () => {
  const first = await startShop(STARTS_WITH)
  const second = await first.restart({})
  await second.stop()
  printTable(
    "Start, embedded database",
    ["", "first page after s"],
    [
      [`first start, ${sizeName(STARTS_WITH)}`, tenths(first.secondsToFirstPage)],
      ["second start", tenths(second.secondsToFirstPage)]
    ]
  )
}

/**
 * Measures the production shop on this machine and prints Markdown tables.
 *
 * `pnpm bench` runs all benchmarks, `pnpm bench keystrokes garage` only these. Run nothing else at the same time.
 * - `--skus N` sets the size of the large catalog (100,000).
 * - `pnpm bench import --products N` imports N generated products (20,000) beside visitors. It runs only when named, because it takes minutes.
 * - `--at URL` uses a running shop with `--skus` SKUs; works for `suggestions`, `keystrokes`, `floods` and
 * `lighthouse`.
 * - `pnpm bench lighthouse --runs N` measures each page N times (5). It runs only when named, because npx installs it.
 * - `pnpm bench peers NAME=URLS NAME=URLS` compares running shops.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: "string" },
    skus: { type: "string", default: "100000" },
    runs: { type: "string", default: "5" },
    products: { type: "string", default: "20000" }
  }
})

const benches: Readonly<Record<string, Bench>> = {
  weights,
  secondVisit,
  start,
  pages,
  memory,
  suggestions,
  listing,
  keystrokes,
  garage,
  interactions,
  options,
  adds,
  verdicts,
  floods,
  turns,
  cost
}

const [word, ...words] = positionals
const compared = word === "peers" ? parsePeers(words) : null
const chosen = positionals.length === 0 ? Object.keys(benches) : positionals
const getBench = (name: string): Bench | undefined =>
  name === "lighthouse"
    ? (shops) => lighthouse(shops, Number(values.runs))
    : name === "import"
      ? createImportBench(Number(values.products))
      : benches[name]
console.log(`${availableParallelism()} cores, load average ${loadavg()[0]!.toFixed(1)} before the first bench.`)
const shops = values.at === undefined ? makeShops(Number(values.skus)) : shopAt(values.at, Number(values.skus))
try {
  if (compared !== null) await peers(compared)
  else
    for (const name of chosen) {
      const bench = getBench(name)
      if (!bench) throw new Error(`Unknown benchmark ${name}. Choose from: ${Object.keys(benches).join(", ")}, import, lighthouse.`)
      await bench(shops)
    }
} finally {
  await shops.stop()
}
