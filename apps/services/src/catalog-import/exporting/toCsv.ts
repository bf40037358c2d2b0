/** Cells that a spreadsheet would run or change get an apostrophe, which an import leaves out. */
const risky = /^[=+@-]/

const toCell = (text: string): string => {
  const safe = risky.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Formats rows as CSV. The columns are those given, then all others in the order in which they appear. */
export const toCsv = (columns: ReadonlyArray<string>, rows: ReadonlyArray<Readonly<Record<string, string>>>): string => {
  const header = [...new Set([...columns, ...rows.flatMap((row) => Object.keys(row))])]
  return [header, ...rows.map((row) => header.map((name) => row[name] ?? ""))].map((cells) => `${cells.map(toCell).join(",")}\n`).join("")
}
