import { readFileSync, rmSync, chmodSync, mkdtempSync, statfsSync } from "node:fs"
import path from "node:path"
import { tmpdir } from "node:os"
import { findBrowser, noBrowser } from "./findBrowser.ts"
import { runStep } from "./runStep.ts"
import { emptyReport, readReport, REPORT_FILE, type TestReport } from "./TestReport.ts"

const memory = "/dev/shm"

/** Bytes needed by a whole run: databases, browser profiles and its report. */
const ROOM = 4 * 1024 ** 3

/**
 * Returns whether the machine has an in-memory file system with enough space that can run programs, because PostgreSQL
 * may be copied there.
 */
const lendsMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    const options = new RegExp(`^\\S+ ${memory} tmpfs (\\S+)`, "m").exec(readFileSync("/proc/mounts", "utf8"))?.[1]?.split(",")
    return options !== undefined && !options.includes("noexec") && bavail * bsize > ROOM
  } catch {
    return false
  }
}

/** Creates a folder for a run's temporary files, in memory if possible, so that hundreds of copies and deletions never wait for a disk. */
const scratchFolder = (): string => {
  const folder = mkdtempSync(path.join(lendsMemory() ? memory : tmpdir(), "camber-run-"))
  // PostgreSQL runs as another user and needs to traverse the folder.
  chmodSync(folder, 0o711)
  return folder
}

/** The report of a test runner, and its duration. */
export interface TestRun extends TestReport {
  readonly seconds: number
}

/** Creates a failed run without tests: the runner could not start, or ended before it wrote its report. */
const failedRun = (test: string, details: string, seconds = 0): TestRun => ({ ...emptyReport, failed: [{ test, details }], seconds })

/**
 * Runs the Vitest projects.
 * @param args - Arguments for Vitest, such as file names.
 * @param log - File for the output; defaults to this terminal.
 */
export const runVitest = (args: ReadonlyArray<string>, log?: string): Promise<TestRun> => {
  // The default reporter prints failures during the run; the other one writes the report for its end.
  const reporters = ["default", path.join(import.meta.dirname, "vitestReporter.ts")].map((name) => `--reporter=${name}`)
  // By default, Vitest leaves one of two cores idle.
  const workers = args.some((arg) => arg.startsWith("--maxWorkers")) ? [] : ["--maxWorkers=100%"]
  const tags = process.env["TEST_SUITE"] === "full" ? [] : ["--tags-filter=!full"]
  return run("vitest", ["run", "--config", "vitest.workspace.ts", ...workers, ...tags, ...reporters, ...args], log)
}

/**
 * Runs the Playwright tests of a folder of this app in Chromium.
 * @param args - Arguments for Playwright, such as file names.
 * @param log - File for the output; defaults to this terminal.
 */
export const runPlaywright = async (folder: "e2e" | "workbench", args: ReadonlyArray<string>, log?: string): Promise<TestRun> => {
  if (!(await findBrowser())) return failedRun("Chromium", noBrowser)
  const reporters = `--reporter=list,${path.join(import.meta.dirname, "playwrightReporter.ts")}`
  return run("playwright", ["test", "--config", `apps/shop/${folder}/playwright.config.ts`, reporters, ...args], log)
}

const run = async (program: string, args: ReadonlyArray<string>, log: string | undefined): Promise<TestRun> => {
  const scratch = scratchFolder()
  const file = path.join(scratch, "report.json")
  const remove = () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 })
  const interrupted = () => process.exit(130)
  process.once("exit", remove).once("SIGINT", interrupted).once("SIGTERM", interrupted)
  try {
    // Processes that tests start share compiled code.
    const environment = { TMPDIR: scratch, NODE_COMPILE_CACHE: path.join(scratch, "compiled"), [REPORT_FILE]: file }
    const { code, seconds } = await runStep(program, args, { environment, ...(log === undefined ? {} : { log }) })
    const report = readReport(file)
    if (report === null) return failedRun(program, `exited with code ${code} before it wrote a report\n${readTail(log)}`, seconds)
    const isEmpty = report.passed.length + report.failed.length === 0
    if (isEmpty || (code !== 0 && report.failed.length === 0))
      return {
        ...failedRun(program, `exited with code ${code}${isEmpty ? " and ran no test" : ""}\n${readTail(log)}`, seconds),
        passed: report.passed
      }
    return { ...report, seconds }
  } finally {
    process.off("exit", remove).off("SIGINT", interrupted).off("SIGTERM", interrupted)
    remove()
  }
}

/** Exits like its only test run. The runner has printed the failures, unless it ran no test. */
export const finish = ({ failed, passed }: TestRun): void => {
  if (passed.length === 0) for (const { details, test } of failed) console.error(`${test}: ${details}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

const MAX_TAIL_LINES = 60

/** Reads the last 60 lines of a log. */
export const readTail = (log: string | undefined): string =>
  log === undefined ? "" : readFileSync(log, "utf8").trimEnd().split("\n").slice(-MAX_TAIL_LINES).join("\n")
