import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import {
  type PlaywrightReport,
  type VitestReport,
  failedInChromium,
  failedInVitest,
  flakyInChromium,
  flakyInVitest
} from "./failedTests.ts"
import { findBrowser, noBrowser } from "./findBrowser.ts"
import { root, runStep } from "./runStep.ts"

/**
 * Everything that has to hold: types, lint and fences, unused code, all Vitest projects (unit, property, contract, integration), the
 * components alone in Chromium, the production build with its size gate, and the journeys in Chromium. Later steps run even when an earlier one failed, so that one run
 * tells all. Ends with what passed only at the second try and what failed, by name, and the line "N passed, N failed": tests as the runners
 * count them, every other step as one.
 */
const reports = path.join(root, ".test")
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports)

let passed = 0
let failed = 0
const failures: string[] = []
const secondTries: string[] = []
const count = (name: string, good: number, bad: number, seconds: number, named: ReadonlyArray<string> = []) => {
  passed += good
  failed += bad
  if (bad > 0) failures.push(`${name}: ${bad} failed`, ...named.map((one) => `  ${one}`))
  console.log(`\n== ${name}: ${bad === 0 ? "ok" : "FAILED"} (${seconds.toFixed(1)} s)\n`)
}
const check = async (name: string, command: string, args: ReadonlyArray<string>) => {
  const { code, seconds } = await runStep(command, args)
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, seconds)
  return code === 0
}

const vitest = async () => {
  const file = path.join(reports, "vitest.json")
  const { code, seconds } = await runStep("vitest", [
    "run",
    "--config",
    "vitest.workspace.ts",
    "--no-fsModuleCache",
    "--maxWorkers=100%",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`
  ])
  const report = readReport<VitestReport>(file)
  if (report) secondTries.push(...flakyInVitest(report))
  const bad = report?.numFailedTests ?? 0
  // A run that ends badly with no failed test (a file that did not load, an unhandled error) is one failure.
  count(
    "unit, property, contract and integration tests",
    report?.numPassedTests ?? 0,
    bad || (code === 0 && report?.numTotalTests ? 0 : 1),
    seconds,
    report && failedInVitest(report)
  )
}

/** The Playwright tests of a folder of this app. */
const inChromium = async (folder: "journeys" | "workbench") => {
  const browser = await findBrowser()
  if (!browser) {
    console.error(noBrowser)
    return count(folder, 0, 1, 0)
  }
  console.log(`Chromium for the ${folder}: ${browser.executablePath} (${browser.origin}).`)
  const file = path.join(reports, `${folder}.json`)
  const { code, seconds } = await runStep(
    "playwright",
    ["test", "--config", `apps/shop/${folder}/playwright.config.ts`, "--reporter=list,json"],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  )
  const report = readReport<PlaywrightReport>(file)
  const good = (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0)
  const bad = report?.stats.unexpected ?? 0
  if (report) secondTries.push(...flakyInChromium(report))
  count(folder, good, bad || (code === 0 && good > 0 ? 0 : 1), seconds, report && failedInChromium(report))
}

const readReport = <A>(file: string): A | undefined => (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as A) : undefined)

await check("types", "pnpm", ["run", "typecheck"])
await check("format", "oxfmt", ["--check"])
await check("lint and fences", "oxlint", ["--type-aware", "--deny-warnings"])
await check("unused code and undeclared packages", "knip", ["--no-progress"])
await check("ids of behaviours", "node", ["apps/shop/tools/behaviours.ts", "--check"])
await vitest()
await inChromium("workbench")
if (await check("production build", "pnpm", ["run", "build"])) {
  await check("size gate", "node", ["apps/storefront/build/sizeGate.ts"])
  await inChromium("journeys")
} else {
  count("journeys", 0, 1, 0)
}
for (const test of secondTries) console.log(`passed only at the second try: ${test}`)
for (const failure of failures) console.log(failure)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
