import { execFile } from "node:child_process"
import { mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { findBrowser, launchOptions, noBrowser } from "../scripts/findBrowser.ts"
import { root } from "../scripts/runStep.ts"
import { percentile, printTable } from "./measure.ts"
import { pageAddresses } from "./pageAddresses.ts"
import type { Shops } from "./Shops.ts"

/** Runs by npx rather than as a dependency, because it installs a hundred packages for this benchmark alone. */
const LIGHTHOUSE = "lighthouse@12.8.2"
const folder = path.join(root, ".test/lighthouse")

interface Audit {
  readonly score: number | null
  readonly numericValue?: number
  readonly title: string
}
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number; readonly auditRefs: ReadonlyArray<{ readonly id: string }> }>>
  readonly audits: Readonly<Record<string, Audit>>
  readonly runtimeError?: { readonly message: string }
}

const whole = (value: number): string => Math.round(value).toString()
const hundredths = (value: number): string => value.toFixed(2)
const scores = ["performance", "accessibility", "best-practices", "seo"] as const
const figures = [
  ["first-contentful-paint", "first paint ms", whole],
  ["largest-contentful-paint", "largest ms", whole],
  ["total-blocking-time", "blocking ms", whole],
  ["speed-index", "speed index ms", whole],
  ["cumulative-layout-shift", "shift", hundredths]
] as const

/**
 * Runs an unmodified Lighthouse with its simulated slow phone, `runs` times per page in turn, as an anonymous visitor
 * with an empty cart. The last report of each page is in `.test/lighthouse`.
 */
export const lighthouse = async ({ of, small }: Shops, runs: number): Promise<void> => {
  const { origin } = await of(small)
  const pages = [...(await pageAddresses(origin)), ["cart", "/shoppingcart"], ["checkout", "/buy"]] as const
  const reports = new Map<string, ReadonlyArray<Report>>()
  for (let run = 0; run < runs; run++)
    for (const [name, address] of pages)
      reports.set(name, [...(reports.get(name) ?? []), await audited(origin + address, path.join(folder, `${name}.json`))])
  const median = (name: string, value: (report: Report) => number) => percentile(reports.get(name)!.map(value), 0.5)
  printTable(
    `Lighthouse, mobile: medians of ${runs}`,
    ["page", ...scores, ...figures.map(([, head]) => head)],
    pages.map(([name]) => [
      name,
      ...scores.map((score) => whole(100 * median(name, ({ categories }) => categories[score]!.score))),
      ...figures.map(([audit, , shown]) => shown(median(name, ({ audits }) => audits[audit]?.numericValue ?? NaN)))
    ])
  )
  for (const [name, last] of Array.from(reports, ([name, all]) => [name, all.at(-1)!] as const))
    for (const title of faults(last)) console.log(`${name}: ${title}`)
}

/** Lists audits that lower a page's score but belong to no single metric. */
const faults = ({ audits, categories }: Report): ReadonlyArray<string> =>
  scores
    .filter((score) => score !== "performance")
    .flatMap((score) => categories[score]!.auditRefs.map(({ id }) => audits[id]!))
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title }) => title)

const audited = async (address: string, file: string): Promise<Report> => {
  const browser = await findBrowser()
  if (browser === null) throw new Error(noBrowser)
  mkdirSync(folder, { recursive: true })
  const { args = [], env } = launchOptions(browser)
  await promisify(execFile)(
    "npx",
    ["-y", LIGHTHOUSE, address, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=--headless ${args.join(" ")}`],
    { env: { ...process.env, ...env, CHROME_PATH: browser.executablePath }, maxBuffer: 2 ** 26 }
  )
  const report = JSON.parse(readFileSync(file, "utf8")) as Report
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`)
  return report
}
