import { Data } from "effect"

/** Effect of a problem: `fatal` rejects the import, `error` drops the row, `warning` drops or changes a value, `info` changes nothing. */
export type Severity = "fatal" | "error" | "warning" | "info"

/** A problem in an import file that the shop owner should know. */
export interface Problem {
  readonly file: string
  /** Line on which the row begins, starting at 1. Null if the problem is about the whole file. */
  readonly line: number | null
  /** Column number, starting at 1. Null if the problem is about the whole row. */
  readonly column: number | null
  /** Name of the column, as in the file. */
  readonly field: string | null
  readonly severity: Severity
  readonly code: string
  readonly value: string | null
  /** A sentence that says what is wrong and how to fix it. */
  readonly sentence: string
}

const MAX_VALUE_LENGTH = 200
const MAX_SENTENCE_LENGTH = 300

const toLogText = (text: string, max: number): string => {
  const printable = text.replaceAll(/\p{Cc}+/gu, " ")
  return printable.length > max ? `${printable.slice(0, max).replace(/[\uD800-\uDBFF]$/, "")}...` : printable
}

/** Makes a problem safe for a terminal and a database: without control characters, and short. */
export const toLogEntry = (problem: Problem): Problem => ({
  ...problem,
  file: toLogText(problem.file, MAX_VALUE_LENGTH),
  field: problem.field === null ? null : toLogText(problem.field, MAX_VALUE_LENGTH),
  value: problem.value === null ? null : toLogText(problem.value, MAX_VALUE_LENGTH),
  sentence: toLogText(problem.sentence, MAX_SENTENCE_LENGTH)
})

export type Report = (problem: Problem) => void

/** The files cannot be imported at all. Nothing was loaded. */
export class ImportRefused extends Data.TaggedError("ImportRefused")<{ readonly problem: Problem; readonly message: string }> {}

/** Creates the failure for a fatal problem. Missing fields are null. */
export const refuse = (file: string, code: string, sentence: string, place: Partial<Problem> = {}): ImportRefused => {
  const empty = { line: null, column: null, field: null, value: null }
  const problem = toLogEntry({ ...empty, ...place, file, severity: "fatal", code, sentence })
  return new ImportRefused({ problem, message: `${problem.file}: ${problem.sentence}` })
}
