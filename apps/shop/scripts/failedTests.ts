import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import { root } from "./runStep.ts"
import type { SecondTry } from "./flakyTests.ts"
import type { UnhandledError } from "./UnhandledErrors.ts"

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
    .filter((line) => !/^\s*(?:at .*:\d+\)?)?$/.test(line))
    .slice(0, 3)
    .map((line) => line.trim().slice(0, 200))
    .join(" | ")

/** A file as it is called in every clone. */
const named = (file: string): string => (path.isAbsolute(file) ? path.relative(root, file) : file)

/** The failed tests and the files that did not load, each as one line with the first lines of its reason. */
export const failedInVitest = (report: VitestReport): ReadonlyArray<string> =>
  report.testResults
    .filter((file) => file.status === "failed")
    .flatMap((file) => {
      const tests = file.assertionResults.filter((test) => test.status === "failed")
      return tests.length === 0
        ? [`${named(file.name)}: ${firstLines(file.message)}`]
        : tests.map((test) => `${named(file.name)}: ${test.fullName}: ${firstLines(test.failureMessages[0])}`)
    })

/** What failed a run outside of its tests, each as one line with the first lines of its reason. */
export const unhandledInVitest = (errors: ReadonlyArray<UnhandledError>): ReadonlyArray<string> =>
  errors.map(({ VITEST_TEST_PATH, message, stack }) =>
    [
      "unhandled error",
      ...(VITEST_TEST_PATH ? [`while ${named(VITEST_TEST_PATH)} ran`] : []),
      firstLines(message),
      ...(stack?.split("\n").filter((line) => /^\s*at .*:\d+\)?$/.test(line) && !line.includes("node_modules")) ?? [])
        .slice(0, 2)
        .map((line) => line.trim())
    ].join(": ")
  )

/** The passed ones by their whole names. */
export const passedInVitest = (report: VitestReport): ReadonlyArray<string> =>
  report.testResults.flatMap((file) => file.assertionResults.filter(({ status }) => status === "passed").map(({ fullName }) => fullName))

/** Those that passed only at the second try: Vitest keeps the reason of what has passed since. */
export const flakyInVitest = (report: VitestReport): ReadonlyArray<SecondTry> =>
  report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === "passed" && test.failureMessages.length > 0)
      .map((test) => ({ test: `${named(file.name)}: ${test.fullName}`, reason: firstLines(test.failureMessages[0]) }))
  )

const specsOf = (suite: Suite): NonNullable<Suite["specs"]> => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** The passed ones by their titles. */
export const passedInChromium = (report: PlaywrightReport): ReadonlyArray<string> =>
  report.suites
    .flatMap(specsOf)
    .flatMap(({ tests, title }) => (tests.some(({ status }) => status === "expected" || status === "flaky") ? [title] : []))

const inChromium = (report: PlaywrightReport, wanted: "unexpected" | "flaky") =>
  report.suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => ({
        spec,
        name: `[${projectName}] ${spec.title}`,
        reason: firstLines(results.find((result) => result.error)?.error?.message)
      }))
  )

/** The failed tests of a run in Chromium, each as one line with its place, its project and the first lines of its reason. */
export const failedInChromium = (report: PlaywrightReport): ReadonlyArray<string> =>
  inChromium(report, "unexpected").map(({ name, reason, spec: { file, line } }) => `${file}:${line} ${name}: ${reason}`)

/** Those that passed only at the second try. Their names leave out the line, which other changes move. */
export const flakyInChromium = (report: PlaywrightReport): ReadonlyArray<SecondTry> =>
  inChromium(report, "flaky").map(({ name, reason, spec: { file } }) => ({ test: `${file} ${name}`, reason }))
