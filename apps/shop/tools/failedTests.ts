import { stripVTControlCharacters } from "node:util"

/** What this reads of Vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numTotalTests: number
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: ReadonlyArray<{
      readonly fullName: string
      readonly status: string
      readonly failureMessages: ReadonlyArray<string>
    }>
  }>
}

interface Suite {
  readonly specs?: ReadonlyArray<{
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: ReadonlyArray<{
      readonly projectName: string
      readonly status: string
      readonly results: ReadonlyArray<{ readonly error?: { readonly message?: string } }>
    }>
  }>
  readonly suites?: ReadonlyArray<Suite>
}

/** What this reads of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: ReadonlyArray<Suite>
}

const firstLines = (message: string | undefined) =>
  stripVTControlCharacters(message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 3)
    .map((line) => line.trim().slice(0, 200))
    .join(" | ")

/** The failed tests and the files that did not load, each as one line with the first lines of its reason. */
export const failedInVitest = (report: VitestReport): ReadonlyArray<string> =>
  report.testResults
    .filter((file) => file.status === "failed")
    .flatMap((file) => {
      const tests = file.assertionResults.filter((test) => test.status === "failed")
      return tests.length === 0
        ? [`${file.name}: ${firstLines(file.message)}`]
        : tests.map((test) => `${file.name}: ${test.fullName}: ${firstLines(test.failureMessages[0])}`)
    })

/** Those that passed only at the second try, with the reason why not at the first: Vitest keeps it of what has passed since. */
export const flakyInVitest = (report: VitestReport): ReadonlyArray<string> =>
  report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === "passed" && test.failureMessages.length > 0)
      .map((test) => `${file.name}: ${test.fullName}: ${firstLines(test.failureMessages[0])}`)
  )

const specsOf = (suite: Suite): NonNullable<Suite["specs"]> => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

const inChromium = (report: PlaywrightReport, status: "unexpected" | "flaky"): ReadonlyArray<string> =>
  report.suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map((test) => {
        const { error } = test.results.find((result) => result.error) ?? {}
        return `${spec.file}:${spec.line} [${test.projectName}] ${spec.title}: ${firstLines(error?.message)}`
      })
  )

/** The failed tests of a run in Chromium, each as one line with its place, its project and the first lines of its reason. */
export const failedInChromium = (report: PlaywrightReport): ReadonlyArray<string> => inChromium(report, "unexpected")

/** Those that passed only at the second try, with the reason why not at the first. */
export const flakyInChromium = (report: PlaywrightReport): ReadonlyArray<string> => inChromium(report, "flaky")
