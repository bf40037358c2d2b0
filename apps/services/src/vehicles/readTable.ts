import { readFileSync } from "node:fs"

const folder = new URL("../../data/", import.meta.url)

/**
 * The rows of a tab-separated table, by the names of its header: of a committed one in the data folder, or of a shop's own by its whole address.
 * Throws when a column is missing or a row has another number of cells: the tables are part of the program.
 */
export const readTable = <Column extends string>(file: string, columns: ReadonlyArray<Column>): ReadonlyArray<Record<Column, string>> => {
  const [header = "", ...lines] = readFileSync(new URL(file, folder), "utf8").replaceAll("\r\n", "\n").replace(/\n+$/, "").split("\n")
  const names = header.split("\t")
  const positions = columns.map((column): readonly [Column, number] => {
    const position = names.indexOf(column)
    if (position < 0) throw new Error(`${file} has no column ${column}`)
    return [column, position]
  })
  return lines.map((line, index) => {
    const cells = line.split("\t")
    if (cells.length !== names.length) throw new Error(`${file}:${index + 2} has ${cells.length} cells in place of ${names.length}`)
    const row: Partial<Record<Column, string>> = {}
    for (const [column, position] of positions) row[column] = cells[position] ?? ""
    return row as Record<Column, string>
  })
}
