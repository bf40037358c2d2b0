import { spawnSync } from "node:child_process"
import path from "node:path"
import { pageWeights } from "../../storefront/build/sizeGate.ts"
import { callTimes, firstBytes, load, percentile } from "./measure.ts"
import { type ShopUnderTest, startShop } from "../tools/ShopUnderTest.ts"

/**
 * Measures the production shop on this machine and prints Markdown tables: `pnpm bench`. Takes about four minutes; nothing else should run
 * beside it. `--skus N` sets the size of the large catalogue (100,000).
 */
const root = path.resolve(import.meta.dirname, "../../..")
const large = Number(process.argv[process.argv.indexOf("--skus") + 1]) || 100_000
const REQUESTS = 60
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

const print = (title: string, head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string | number>>) => {
  const line = (cells: ReadonlyArray<string | number>) => `| ${cells.join(" | ")} |`
  console.log(`\n### ${title}\n\n${line(head)}\n${line(head.map(() => "---"))}\n${rows.map(line).join("\n")}`)
}
const ms = (value: number): string => value.toFixed(1)

const pathsOf = async (origin: string): Promise<ReadonlyArray<readonly [string, string]>> => {
  const category = "/shop/brakes~2-3"
  const product = /href="(\/item\/[^"#?]+)"/.exec(await (await fetch(origin + category)).text())?.[1]
  if (!product) throw new Error("The category shows no product.")
  return [
    ["home", "/"],
    ["category", category],
    ["product", product],
    ["search", "/search?query=brake+rotor"]
  ]
}

const suggestBodies = terms.flatMap((query) =>
  [1, 2, 3].map(() => ({
    query:
      "query s($r: AutoSuggestRequestInput!) { autoSuggestPublic(autoSuggestRequest: $r) { productQuery autoSuggestProducts { title } suggestedQueries { query } } }",
    variables: {
      r: {
        query,
        numberOfSuggestions: 12,
        currentUrl: "/",
        userVin: null,
        webUserGuid: null,
        ymmBoost: { year: null, make: null, model: null, raceTypeId: null }
      }
    }
  }))
)

const sizes = () =>
  print(
    "JavaScript and CSS of a first page, kB (1000 bytes, gzip -9)",
    ["page", "before interactive", "at idle", "CSS", "missed"],
    pageWeights().map((weight) => [
      weight.page,
      ms(weight.beforeInteractive),
      ms(weight.atIdle),
      ms(weight.styles),
      weight.missed.length === 0 ? "" : weight.missed.join("; ")
    ])
  )

const pages = async (shop: ShopUnderTest, title: string) => {
  const rows = []
  for (const [name, address] of await pathsOf(shop.origin)) {
    const bytes = await firstBytes(shop.origin + address, REQUESTS)
    const { perSecond, p99 } = await load(shop.origin + address)
    const html = (await (await fetch(shop.origin + address)).arrayBuffer()).byteLength
    rows.push([name, ms(percentile(bytes, 0.5)), ms(percentile(bytes, 0.95)), Math.round(perSecond), p99, (html / 1000).toFixed(0)])
  }
  print(title, ["page", "first byte p50 ms", "p95 ms", "answers/s", "p99 ms under load", "HTML kB"], rows)
}

const suggestions = async (shop: ShopUnderTest): Promise<ReadonlyArray<string>> => {
  await callTimes(shop.origin, "discovery", suggestBodies.slice(0, 6))
  const took = await callTimes(shop.origin, "discovery", suggestBodies)
  return [ms(percentile(took, 0.5)), ms(percentile(took, 0.95)), ms(percentile(took, 0.99))]
}

const memory = (shop: ShopUnderTest): string => `${shop.memory().now} now, ${shop.memory().peak} at most`

sizes()
const cold = await startShop(5000)
const small = await cold.restart({})
await pages(small, "Shared pages from the page cache, 5,000 SKUs")
const smallSuggestions = await suggestions(small)
const smallMemory = memory(small)
const rendering = await small.restart({ PAGE_CACHE_SECONDS: "0" })
await pages(rendering, "Every page rendered anew, 5,000 SKUs")
await rendering.stop()

const big = await startShop(large, { PAGE_CACHE_SECONDS: "0" })
await pages(big, `Every page rendered anew, ${large.toLocaleString("en-US")} SKUs`)
const bigSuggestions = await suggestions(big)
print(
  "Suggestions over HTTP (17 prefixes, three times each)",
  ["catalogue", "p50 ms", "p95 ms", "p99 ms"],
  [
    ["5,000 SKUs", ...smallSuggestions],
    [`${large.toLocaleString("en-US")} SKUs`, ...bigSuggestions]
  ]
)
print(
  "Start and memory, embedded database",
  ["", "first page after s", "resident MB"],
  [
    ["first start, 5,000 SKUs (built before)", cold.secondsToFirstPage.toFixed(1), ""],
    ["second start", small.secondsToFirstPage.toFixed(1), smallMemory],
    [`${large.toLocaleString("en-US")} SKUs`, big.secondsToFirstPage.toFixed(1), memory(big)]
  ]
)
await big.stop()

console.log("\n### Fitment verdicts on one core\n")
const verdicts = spawnSync(process.execPath, ["packages/domain/bench/verdicts.ts"], { cwd: root, encoding: "utf8" })
console.log(verdicts.stdout.trim())
