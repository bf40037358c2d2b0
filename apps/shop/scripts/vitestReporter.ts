import { writeFileSync } from "node:fs"
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node"
import { type Failure, formatDetails, REPORT_FILE, type SkippedTest, type TestReport, toProjectPath } from "./TestReport.ts"

/** The part of an error that a report prints. */
type ReportedError = Pick<SerializedError, "message" | "stack"> & { readonly diff?: string; readonly VITEST_TEST_PATH?: unknown }

const getDetails = (errors: ReadonlyArray<ReportedError>): string =>
  errors.map(({ diff, message, stack }) => formatDetails(message, diff, stack?.replace(message, ""))).join("\n\n")

const hasFailedToStart = (test: TestCase): boolean => {
  for (let parent = test.parent; ; parent = parent.parent) {
    if (parent.errors().length > 0) return true
    if (parent.type === "module") return false
  }
}

/** Converts Vitest's results to a report. A file that failed to load and an error outside any test are failures too. */
export const toTestReport = (modules: ReadonlyArray<TestModule>, unhandled: ReadonlyArray<ReportedError>): TestReport => {
  const passed: string[] = []
  const failed: Failure[] = []
  const skipped: SkippedTest[] = []
  for (const module of modules) {
    const file = toProjectPath(module.moduleId)
    if (module.errors().length > 0) failed.push({ test: file, details: getDetails(module.errors()) })
    for (const suite of module.children.allSuites())
      if (suite.errors().length > 0) failed.push({ test: `${file} > ${suite.fullName}`, details: getDetails(suite.errors()) })
    for (const test of module.children.allTests()) {
      const name = `${file} > ${test.fullName}`
      const result = test.result()
      if (result.state === "passed") passed.push(test.fullName)
      if (result.state === "failed") failed.push({ test: name, details: getDetails(result.errors) })
      // The core suite leaves out tests with the tag. Tests of a file or suite that failed to start are not listed individually.
      if (result.state === "skipped" && !test.tags.includes("full") && !hasFailedToStart(test))
        skipped.push({ test: name, reason: result.note ?? "" })
    }
  }
  for (const error of unhandled) {
    const file = typeof error.VITEST_TEST_PATH === "string" ? `${toProjectPath(error.VITEST_TEST_PATH)} > ` : ""
    failed.push({ test: `${file}error outside a test`, details: getDetails([error]) })
  }
  return { passed, failed, skipped, flaky: [] }
}

/** Writes the report of a Vitest run. */
export default class implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<SerializedError>): void {
    const file = process.env[REPORT_FILE]
    if (file) writeFileSync(file, JSON.stringify(toTestReport(modules, errors)))
  }
}
