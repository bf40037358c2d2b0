import { existsSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import {
  failedInChromium,
  failedInVitest,
  flakyInChromium,
  flakyInVitest,
  passedInChromium,
  passedInVitest,
  unhandledInVitest,
  type PlaywrightReport,
  type VitestReport
} from "./failedTests.ts"
import { findBrowser, noBrowser } from "./findBrowser.ts"
import { findFirefox, findHaproxy, findNginx } from "./findPrograms.ts"
import { runStep } from "./runStep.ts"
import { scratchFolder } from "./scratchFolder.ts"
import { type SecondTry, settleSecondTries } from "./flakyTests.ts"
import { UNHANDLED_ERRORS_FILE, type UnhandledError } from "./UnhandledErrors.ts"

/** What a runner's tests came to. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  /** The titles of the passed ones. */
  readonly passes: ReadonlyArray<string>
  /** The failed ones by name. */
  readonly failures: ReadonlyArray<string>
  readonly secondTries: ReadonlyArray<SecondTry>
}

/** All Vitest projects, or what the arguments choose of them. */
export const runVitest = (args: ReadonlyArray<string>): Promise<Outcome> =>
  withReport<VitestReport>(async ({ file, read, scratch }) => {
    const errors = path.join(scratch, "errors.json")
    const { code, seconds } = await runStep(
      "vitest",
      [
        "run",
        "--config",
        "vitest.workspace.ts",
        "--maxWorkers=100%",
        "--reporter=default",
        "--reporter=json",
        `--reporter=${path.join(import.meta.dirname, "UnhandledErrors.ts")}`,
        `--outputFile.json=${file}`,
        ...args
      ],
      { ...aside(scratch), [UNHANDLED_ERRORS_FILE]: errors }
    )
    const report = read()
    const unhandled = readJson<ReadonlyArray<UnhandledError>>(errors) ?? []
    return {
      passed: report?.numPassedTests ?? 0,
      // A run that ends badly with no failed test (a file that did not load, an unhandled error) is one failure.
      failed: report?.numFailedTests || (code === 0 && report?.numTotalTests ? 0 : 1),
      seconds,
      passes: report ? passedInVitest(report) : [],
      failures: [...(report ? failedInVitest(report) : []), ...unhandledInVitest(unhandled)],
      secondTries: report ? flakyInVitest(report) : []
    }
  })

/** The Playwright tests of a folder of this app, or what the arguments choose of them; `isHeld` as in `runStep`. */
export const runInChromium = async (folder: "e2e" | "workbench", args: ReadonlyArray<string>, isHeld = false): Promise<Outcome> => {
  const browser = await findBrowser()
  if (!browser) return { passed: 0, failed: 1, seconds: 0, passes: [], failures: [noBrowser], secondTries: [] }
  console.log(`Chromium for the ${folder}: ${browser.executablePath} (${browser.origin}).`)
  if (folder === "e2e") {
    console.log(`Firefox: ${findFirefox() ?? "none, so its journeys are left out. FIREFOX_PATH names one."}`)
    console.log(`nginx: ${findNginx() ?? "none, so the journeys through a cache are left out. NGINX_PATH names one."}`)
    console.log(`HAProxy: ${findHaproxy() ?? "none, so the journey of several shops is left out. HAPROXY_PATH names one."}`)
  }
  return withReport<PlaywrightReport>(async ({ file, read, scratch }) => {
    const { code, seconds } = await runStep(
      "playwright",
      ["test", "--config", `apps/shop/${folder}/playwright.config.ts`, "--reporter=list,json", ...args],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...aside(scratch) },
      isHeld
    )
    const report = read()
    const passed = (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0)
    return {
      passed,
      failed: report?.stats.unexpected || (code === 0 && passed > 0 ? 0 : 1),
      seconds,
      passes: report ? passedInChromium(report) : [],
      failures: report ? failedInChromium(report) : [],
      secondTries: report ? flakyInChromium(report) : []
    }
  })
}

/** Says what a runner alone came to, and fails where a test did, or needs a second try again. */
export const settle = ({ failed, secondTries }: Outcome): void => {
  const again = settleSecondTries(secondTries)
  for (const line of again) console.log(line)
  process.exitCode = failed === 0 && again.length === 0 ? 0 : 1
}

/** Where a run's processes lay things aside. A shop or a program that a test starts takes what Node made of the sources from those before it. */
const aside = (scratch: string) => ({ TMPDIR: scratch, NODE_COMPILE_CACHE: path.join(scratch, "compiled") })

/** Undefined where a run ended before it was written. */
const readJson = <A>(file: string): A | undefined => (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as A) : undefined)

interface Reporting<Report> {
  /** Where the runner writes its report. */
  readonly file: string
  readonly read: () => Report | undefined
  /** For what the tests lay aside: gone with the run, however that ends. */
  readonly scratch: string
}

const withReport = async <Report>(use: (reporting: Reporting<Report>) => Promise<Outcome>): Promise<Outcome> => {
  const scratch = scratchFolder()
  const file = path.join(scratch, "report.json")
  const remove = () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 })
  const interrupted = () => process.exit(130)
  process.once("exit", remove).once("SIGINT", interrupted).once("SIGTERM", interrupted)
  try {
    return await use({
      file,
      scratch,
      read: () => readJson<Report>(file)
    })
  } finally {
    process.off("exit", remove).off("SIGINT", interrupted).off("SIGTERM", interrupted)
    remove()
  }
}
