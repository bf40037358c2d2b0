import type { FullResult, Reporter, Suite, TestCase, TestError } from "@playwright/test/reporter"
import { writeFileSync } from "node:fs"
import { emptyReport, type Failure, formatDetails, REPORT_FILE, type SkippedTest, type TestReport, toProjectPath } from "./TestReport.ts"

const getDetails = (errors: ReadonlyArray<TestError>): string =>
  errors
    .map(({ message, snippet, stack, value }) => formatDetails(message ?? value, snippet, stack?.replace(message ?? "", "")))
    .join("\n\n")

const getName = (test: TestCase): string =>
  `${toProjectPath(test.location.file)}:${test.location.line} [${test.parent.project()?.name}] ${test.title}`

/** Returns the reason given to `test.skip(condition, reason)`. */
const getReason = (test: TestCase): string => test.annotations.find(({ type }) => type === "skip")?.description ?? ""

/** Converts Playwright's results to a report. */
export const toTestReport = (tests: ReadonlyArray<TestCase>, errors: ReadonlyArray<TestError>): TestReport => {
  const passed: string[] = []
  const failed: Failure[] = errors.map((error) => ({ test: "error outside a test", details: getDetails([error]) }))
  const flaky: Failure[] = []
  const skipped: SkippedTest[] = []
  for (const test of tests) {
    const outcome = test.outcome()
    const failure = { test: getName(test), details: getDetails(test.results.find(({ error }) => error)?.errors ?? []) }
    if (outcome === "expected" || outcome === "flaky") passed.push(test.title)
    if (outcome === "flaky") flaky.push(failure)
    if (outcome === "unexpected") failed.push(failure)
    if (outcome === "skipped") skipped.push({ test: getName(test), reason: getReason(test) })
  }
  return { ...emptyReport, passed, failed, skipped, flaky }
}

/** Writes the report of a Playwright run. */
export default class implements Reporter {
  readonly #errors: TestError[] = []
  #suite: Suite | undefined

  printsToStdio(): boolean {
    return false
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onError(error: TestError): void {
    this.#errors.push(error)
  }

  onEnd(_result: FullResult): void {
    const file = process.env[REPORT_FILE]
    if (file) writeFileSync(file, JSON.stringify(toTestReport(this.#suite?.allTests() ?? [], this.#errors)))
  }
}
