import { readFileSync } from "node:fs"

/** Reads columns of a tab-separated table, by the names in its header. */
export type TableReader = <Column extends string>(file: string, columns: ReadonlyArray<Column>) => ReadonlyArray<Record<Column, string>>

/**
 * Creates a reader for the tables of a folder. The reader accepts a file name, or the full URL of another table. It throws if a column is
 * missing or a row has the wrong number of cells, because the tables are part of the program.
 */
export const createTableReader =
  (folder: URL): TableReader =>
  (file, columns) =>
    parseTable(file, readFileSync(new URL(file, folder), "utf8"), columns)

/** Reads a committed table of `data`. */
export const readTable = createTableReader(new URL("../data/", import.meta.url))

const parseTable = <Column extends string>(
  file: string,
  text: string,
  columns: ReadonlyArray<Column>
): ReadonlyArray<Record<Column, string>> => {
  const [header = "", ...lines] = text.replaceAll("\r\n", "\n").replace(/\n+$/, "").split("\n")
  const names = header.split("\t")
  const positions = columns.map((column): readonly [Column, number] => {
    const position = names.indexOf(column)
    if (position < 0) throw new Error(`${file} has no column ${column}`)
    return [column, position]
  })
  return lines.map((line, index) => {
    const cells = line.split("\t")
    if (cells.length !== names.length) throw new Error(`${file}:${index + 2} has ${cells.length} cells instead of ${names.length}`)
    const row: Partial<Record<Column, string>> = {}
    for (const [column, position] of positions) row[column] = cells[position] ?? ""
    return row as Record<Column, string>
  })
}
