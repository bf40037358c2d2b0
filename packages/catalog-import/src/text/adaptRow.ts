import type { Problem, Report } from "../Problem.ts"
import { cleanCell, type Row, stripControl } from "./Row.ts"

/** Values by the names that a reader asks for. */
export type Values = ReadonlyMap<string, string>

/**
 * Creates a row of values that are in no table: the texts of an XML element.
 *
 * @param toField - Returns the name that problems of a value show; the same one if undefined.
 */
export const createValueRow = (
  place: Pick<Problem, "file"> & { readonly line: number },
  values: Values,
  report: Report,
  toField: Readonly<Record<string, string>> = {}
): Row => {
  let isBroken = false
  const getRaw = (field: string): string => cleanCell(values.get(field) ?? "")
  return {
    ...place,
    get: (field) => stripControl(getRaw(field)),
    getRaw,
    has: (field) => values.has(field),
    report: (severity, code, field, sentence, value) => {
      if (severity === "error") isBroken = true
      report({
        ...place,
        column: null,
        field: field === null ? null : (toField[field] ?? field),
        severity,
        code,
        sentence,
        value: value ?? null
      })
    },
    isBroken: () => isBroken
  }
}

/** Returns a row with other names of its columns. Its problems name the columns of the file. */
export const renameColumns = (row: Row, columns: Values): Row => ({
  ...row,
  get: (field) => row.get(columns.get(field) ?? field),
  getRaw: (field) => row.getRaw(columns.get(field) ?? field),
  has: (field) => row.has(columns.get(field) ?? field),
  report: (severity, code, field, sentence, value) =>
    row.report(severity, code, field === null ? null : (columns.get(field) ?? field), sentence, value)
})

/**
 * Returns a row with further values that are written in its cells.
 *
 * @param toColumn - Column that problems of a value name.
 */
export const addValues = (row: Row, values: Values, toColumn: (field: string) => string): Row => ({
  ...row,
  get: (field) => (values.has(field) ? stripControl(cleanCell(values.get(field) ?? "")) : row.get(field)),
  getRaw: (field) => (values.has(field) ? cleanCell(values.get(field) ?? "") : row.getRaw(field)),
  has: (field) => values.has(field) || row.has(field),
  report: (severity, code, field, sentence, value) =>
    row.report(severity, code, field !== null && values.has(field) ? toColumn(field) : field, sentence, value)
})

/** Returns a row whose empty cells have the values of another row: a variant's are its product's. */
export const inheritCells = (row: Row, parent: Row, fields: ReadonlySet<string>): Row => ({
  ...row,
  get: (field) => row.get(field) || (fields.has(field) ? parent.get(field) : ""),
  getRaw: (field) => row.getRaw(field) || (fields.has(field) ? parent.getRaw(field) : "")
})
