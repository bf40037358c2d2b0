import { Data } from "effect"

/** `fatal` refuses the import, `error` drops the row, `warning` drops or changes a value, `info` changes nothing. */
export type Severity = "fatal" | "error" | "warning" | "info"

/** Something that a shop owner should know about a file. */
export interface Problem {
  readonly file: string
  /** Line on which the row begins, from 1. Null for the whole file. */
  readonly line: number | null
  /** From 1. Null for the whole row. */
  readonly column: number | null
  /** Name of the column, as in the file. */
  readonly field: string | null
  readonly severity: Severity
  readonly code: string
  readonly value: string | null
  /** The fault and the remedy. */
  readonly sentence: string
}

export type Report = (problem: Problem) => void

/** The files cannot be imported at all. Nothing was loaded. */
export class ImportRefused extends Data.TaggedError("ImportRefused")<{ readonly problem: Problem; readonly message: string }> {}

/** Creates the failure for a fatal problem. Missing fields are null. */
export const refuse = (file: string, code: string, sentence: string, place: Partial<Problem> = {}): ImportRefused => {
  const problem: Problem = { line: null, column: null, field: null, value: null, ...place, file, severity: "fatal", code, sentence }
  return new ImportRefused({ problem, message: `${file}: ${sentence}` })
}
