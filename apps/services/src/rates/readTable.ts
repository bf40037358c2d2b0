import { readFileSync } from "node:fs"
import { Data } from "effect"

/** The table has errors. `problems` lists them with their line numbers. */
export class TableInvalid extends Data.TaggedError("TableInvalid")<{ readonly file: string; readonly problems: ReadonlyArray<string> }> {
  override get message() {
    return [`Invalid table ${this.file}:`, ...this.problems].join("\n")
  }
}

/** Reads the cells of one row by column name. */
export interface Row {
  readonly cell: (column: string) => string
  /** Returns an amount such as 9.95 as integer cents. Returns `null` for an empty cell. */
  readonly dollars: (column: string) => number | null
  /** Returns a nonnegative number. Returns `null` for an empty cell. */
  readonly number: (column: string) => number | null
  readonly oneOf: <A extends string>(column: string, values: ReadonlyArray<A>) => A
  readonly yesNo: (column: string) => boolean
  /** Reports a problem and skips the rest of the row. */
  readonly wrong: (problem: string) => never
}

const MAX_ROWS = 100_000
/** Skips the rest of a row after a problem. */
class InvalidRow extends Data.Error<{ readonly problem: string }> {}

/**
 * Reads comma-separated values without quotes.
 * The first line names the columns in any order. Empty lines and lines that start with # are skipped.
 *
 * @throws TableInvalid for a missing column, or with every invalid row and its line number
 */
export const readTable = <A>(file: string, text: string, columns: ReadonlyArray<string>, read: (row: Row) => A): ReadonlyArray<A> => {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== "" && !line.startsWith("#"))
  const [head, ...rows] = lines
  const names = splitCells(head?.line ?? "").map((name) => name.toLowerCase())
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length > 0) throw new TableInvalid({ file, problems: [`line ${head?.number ?? 1}: missing column ${missing.join(", ")}`] })
  if (rows.length > MAX_ROWS) throw new TableInvalid({ file, problems: [`more than ${MAX_ROWS} rows`] })
  const problems: Array<string> = []
  const values = rows.flatMap(({ line, number }) => {
    try {
      return [read(createRow(names, splitCells(line)))]
    } catch (error) {
      if (!(error instanceof InvalidRow)) throw error
      problems.push(`line ${number}: ${error.problem}`)
      return []
    }
  })
  if (problems.length > 0) throw new TableInvalid({ file, problems: problems.slice(0, 20) })
  return values
}

/**
 * Returns the text of a file.
 *
 * @throws TableInvalid if the file cannot be read
 */
export const readText = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch (cause) {
    throw new TableInvalid({ file, problems: [cause instanceof Error ? cause.message : "The file cannot be read."] })
  }
}

const splitCells = (line: string): ReadonlyArray<string> => line.split(",").map((cell) => cell.trim())

const createRow = (names: ReadonlyArray<string>, cells: ReadonlyArray<string>): Row => {
  const wrong = (problem: string): never => {
    throw new InvalidRow({ problem })
  }
  if (cells.length > names.length) wrong(`${cells.length} cells for ${names.length} columns`)
  const cell = (column: string) => cells[names.indexOf(column)] ?? ""
  const matching = (column: string, pattern: RegExp, expected: string) => {
    const text = cell(column)
    if (text === "") return null
    return pattern.test(text) ? Number(text) : wrong(`${column} is "${text}": must be ${expected}`)
  }
  return {
    cell,
    wrong,
    number: (column) => matching(column, /^\d{1,9}(?:\.\d{1,6})?$/, "a number of 0 or more"),
    dollars: (column) => {
      const dollars = matching(column, /^\d{1,7}(?:\.\d{1,2})?$/, "a dollar amount such as 9.95")
      return dollars === null ? null : Math.round(dollars * 100)
    },
    oneOf: (column, values) =>
      values.find((value) => value === cell(column)) ?? wrong(`${column} is "${cell(column)}": must be one of ${values.join(", ")}`),
    yesNo: (column) => {
      const text = cell(column)
      return text === "yes" || (text !== "no" && text !== "" && wrong(`${column} is "${text}": must be yes or no`))
    }
  }
}
