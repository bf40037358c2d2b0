import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import { root } from "./runStep.ts"

/** Environment variable with the file to which a runner's reporter writes its report. */
export const REPORT_FILE = "TEST_REPORT_FILE"

/** A test by its file and its title: `packages/domain/src/a.test.ts > the cart > CART-1 adds a line`. */
type TestName = string

export interface Failure {
  readonly test: TestName
  /** The message, the diff and the first lines of the stack, without color codes. */
  readonly details: string
}

export interface SkippedTest {
  readonly test: TestName
  readonly reason: string
}

/** The result of one test runner. */
export interface TestReport {
  /** Titles of the passed tests. */
  readonly passed: ReadonlyArray<string>
  readonly failed: ReadonlyArray<Failure>
  readonly skipped: ReadonlyArray<SkippedTest>
  /** Tests that passed only on a retry. The core suite never retries. */
  readonly flaky: ReadonlyArray<Failure>
}

export const emptyReport: TestReport = { passed: [], failed: [], skipped: [], flaky: [] }

/** Reads a runner's report; returns null if the runner ended before it wrote one. */
export const readReport = (file: string): TestReport | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as TestReport) : null

/** Makes an absolute path relative to the root of the project. */
export const toProjectPath = (file: string): string => (path.isAbsolute(file) ? path.relative(root, file) : file)

const MAX_DETAIL_LINES = 60
const MAX_STACK_LINES = 4

const isStackLine = (line: string) => /^\s*(?:at |❯ ).*:\d+/.test(line)

/** Formats an error for the end of a run: its message and diff up to 60 lines, and the first four stack lines in the project's own code. */
export const formatDetails = (...parts: ReadonlyArray<string | undefined>): string => {
  const lines = parts.flatMap((part) => stripVTControlCharacters(part ?? "").split("\n"))
  const message = lines.filter((line) => !isStackLine(line))
  const stack = lines.filter((line) => isStackLine(line) && !line.includes("node_modules") && !line.includes("node:internal"))
  const omitted = message.length - MAX_DETAIL_LINES
  return [
    ...message.slice(0, MAX_DETAIL_LINES),
    ...(omitted > 0 ? [`... ${omitted} more lines`] : []),
    ...Array.from(new Set(stack)).slice(0, MAX_STACK_LINES)
  ]
    .filter((line) => line.trim() !== "")
    .join("\n")
}
