import type { Problem, Report, Severity } from "../Problem.ts"
import type { RawRow, Table } from "./readTable.ts"

/** Maximum characters of a cell. */
const MAX_CELL_LENGTH = 100_000

/** A table row with cells by column name. Reports its own problems. */
export interface Row {
  readonly file: string
  readonly line: number
  /**
   * Returns a cell, trimmed, without control characters and the apostrophe that exports add. Tabs and line breaks stay. Empty if the table
   * does not have the column.
   */
  readonly get: (field: string) => string
  /** Returns the same text as `get`, but with control characters. */
  readonly getRaw: (field: string) => string
  readonly has: (field: string) => boolean
  /** Reports a problem with a cell, or of the whole row. */
  readonly report: (severity: Severity, code: string, field: string | null, sentence: string, value?: string) => void
  /** Returns whether an error was reported, so that the row must be dropped. */
  readonly isBroken: () => boolean
}

/** Matches the apostrophe that exports write before text that a spreadsheet would change. */
const exporterApostrophe = /^'(?=[=+@\d-])/

/** Matches control characters except tabs and line breaks. */
const control = /(?![\t\n\r])\p{Cc}/gu

/** Trims a cell and removes the apostrophe that exports add. */
export const cleanCell = (cell: string): string => cell.trim().replace(exporterApostrophe, "")

/** Replaces control characters by spaces. */
export const stripControl = (text: string): string => text.replaceAll(control, " ")

/**
 * Creates the function that reads raw rows of a table. Column names match in any letter case.
 *
 * @param isAgain - Whether the table is read again, so that malformed rows were already reported.
 */
export const createRowReader = ({ file, header }: Pick<Table, "file" | "header">, report: Report, isAgain = false) => {
  const columns = new Map(header.map((name, at) => [name.toLowerCase(), at]))
  return ({ cells, line }: RawRow): Row => {
    let isBroken = false
    const reportCell: Row["report"] = (severity, code, field, sentence, value) => {
      if (severity === "error") isBroken = true
      const at = field === null ? undefined : columns.get(field.toLowerCase())
      const place = { file, line, column: at === undefined ? null : at + 1, field: field === null ? null : (header[at ?? -1] ?? field) }
      report({ ...place, severity, code, sentence, value: value ?? null } satisfies Problem)
    }
    const isMalformed = cells.length !== header.length || cells.some((cell) => cell.length > MAX_CELL_LENGTH)
    if (isAgain && isMalformed) isBroken = true
    else if (cells.length !== header.length)
      reportCell("error", "field-count", null, `Line ${line} has ${cells.length} cells, but the header has ${header.length}.`)
    else if (isMalformed) {
      const at = cells.findIndex((cell) => cell.length > MAX_CELL_LENGTH)
      reportCell("error", "too-long", header[at] ?? null, "A cell has at most 100,000 characters.")
    }
    const getCell = (field: string): string => cells[columns.get(field.toLowerCase()) ?? -1] ?? ""
    return {
      file,
      line,
      get: (field) => cleanCell(stripControl(getCell(field))),
      getRaw: (field) => cleanCell(getCell(field)),
      has: (field) => columns.has(field.toLowerCase()),
      report: reportCell,
      isBroken: () => isBroken
    }
  }
}
