import type { Problem, Report } from "../Problem.ts"
import { cleanCell, type Row, stripControl } from "./Row.ts"

/** Values by the names that readers use. */
export type Values = ReadonlyMap<string, string>

/**
 * Creates a row from values that do not come from a table, such as the texts of an XML element.
 *
 * @param toField - Returns the name of a value for problems; by default, the same name.
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

/** Returns a row whose columns have other names. Its problems still name the columns of the file. */
export const renameColumns = (row: Row, columns: Values): Row => ({
  ...row,
  get: (field) => row.get(columns.get(field) ?? field),
  getRaw: (field) => row.getRaw(columns.get(field) ?? field),
  has: (field) => row.has(columns.get(field) ?? field),
  report: (severity, code, field, sentence, value) =>
    row.report(severity, code, field === null ? null : (columns.get(field) ?? field), sentence, value)
})

/**
 * Returns a row with additional values that were extracted from its cells.
 *
 * @param toColumn - Returns the column that problems with a value name.
 */
export const addValues = (row: Row, values: Values, toColumn: (field: string) => string): Row => ({
  ...row,
  get: (field) => (values.has(field) ? stripControl(cleanCell(values.get(field) ?? "")) : row.get(field)),
  getRaw: (field) => (values.has(field) ? cleanCell(values.get(field) ?? "") : row.getRaw(field)),
  has: (field) => values.has(field) || row.has(field),
  report: (severity, code, field, sentence, value) =>
    row.report(severity, code, field !== null && values.has(field) ? toColumn(field) : field, sentence, value)
})

/** Returns a row whose empty cells get the values of another row. So a variant inherits cells of its product. */
export const inheritCells = (row: Row, parent: Row, fields: ReadonlySet<string>): Row => ({
  ...row,
  get: (field) => row.get(field) || (fields.has(field) ? parent.get(field) : ""),
  getRaw: (field) => row.getRaw(field) || (fields.has(field) ? parent.getRaw(field) : "")
})
