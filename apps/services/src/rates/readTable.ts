import { readFileSync } from "node:fs"
import { Data } from "effect"

/** All that is wrong with a table, each with its line. */
export class TableInvalid extends Data.TaggedError("TableInvalid")<{ readonly file: string; readonly problems: ReadonlyArray<string> }> {
  override get message() {
    return [`${this.file} cannot be used:`, ...this.problems].join("\n")
  }
}

/** What reads the cells of one row: by a column's name, and told that one is wrong. */
export interface Row {
  readonly cell: (column: string) => string
  /** Dollars such as 9.95 as integer cents; `null` for an empty cell. */
  readonly dollars: (column: string) => number | null
  /** A number from 0 on; `null` for an empty cell. */
  readonly number: (column: string) => number | null
  readonly oneOf: <A extends string>(column: string, values: ReadonlyArray<A>) => A
  readonly yesNo: (column: string) => boolean
  readonly wrong: (problem: string) => never
}

const MOST_ROWS = 100_000
/** A problem of one cell ends its row. */
class Wrong extends Data.Error<{ readonly problem: string }> {}

/**
 * Reads a table of comma-separated cells without quotes: its first line names the columns, in any order; empty lines and those that begin with # say
 * nothing. Throws `TableInvalid` with every row that is wrong and its line, and where a column is missing.
 */
export const readTable = <A>(file: string, text: string, columns: ReadonlyArray<string>, read: (row: Row) => A): ReadonlyArray<A> => {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== "" && !line.startsWith("#"))
  const [head, ...rows] = lines
  const names = cellsOf(head?.line ?? "").map((name) => name.toLowerCase())
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length > 0)
    throw new TableInvalid({ file, problems: [`line ${head?.number ?? 1}: there is no column ${missing.join(", ")}`] })
  if (rows.length > MOST_ROWS) throw new TableInvalid({ file, problems: [`it has more than ${MOST_ROWS} rows`] })
  const problems: Array<string> = []
  const values = rows.flatMap(({ line, number }) => {
    try {
      return [read(rowOf(names, cellsOf(line)))]
    } catch (error) {
      if (!(error instanceof Wrong)) throw error
      problems.push(`line ${number}: ${error.problem}`)
      return []
    }
  })
  if (problems.length > 0) throw new TableInvalid({ file, problems: problems.slice(0, 20) })
  return values
}

/** The text of a file. Throws `TableInvalid` where it cannot be read. */
export const textOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch (cause) {
    throw new TableInvalid({ file, problems: [cause instanceof Error ? cause.message : "it cannot be read"] })
  }
}

const cellsOf = (line: string): ReadonlyArray<string> => line.split(",").map((cell) => cell.trim())

const rowOf = (names: ReadonlyArray<string>, cells: ReadonlyArray<string>): Row => {
  const wrong = (problem: string): never => {
    throw new Wrong({ problem })
  }
  if (cells.length > names.length) wrong(`it has ${cells.length} cells for ${names.length} columns`)
  const cell = (column: string) => cells[names.indexOf(column)] ?? ""
  const matching = (column: string, pattern: RegExp, what: string) => {
    const text = cell(column)
    if (text === "") return null
    return pattern.test(text) ? Number(text) : wrong(`${column} is "${text}": it must be ${what}`)
  }
  return {
    cell,
    wrong,
    number: (column) => matching(column, /^\d{1,9}(?:\.\d{1,6})?$/, "a number from 0 on"),
    dollars: (column) => {
      const dollars = matching(column, /^\d{1,7}(?:\.\d{1,2})?$/, "dollars such as 9.95")
      return dollars === null ? null : Math.round(dollars * 100)
    },
    oneOf: (column, values) =>
      values.find((value) => value === cell(column)) ?? wrong(`${column} is "${cell(column)}": it must be one of ${values.join(", ")}`),
    yesNo: (column) => {
      const text = cell(column)
      return text === "yes" || (text !== "no" && text !== "" && wrong(`${column} is "${text}": it must be yes or no`))
    }
  }
}
