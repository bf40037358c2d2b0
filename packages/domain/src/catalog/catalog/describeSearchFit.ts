import type { FitmentRow } from "./page.ts"

/** Filters the rows of 'What it fits' to those that contain every word. '1969 camaro' matches a 1967-1969 Camaro; '69 camaro' does not. */
export const describeSearchFit = <Row extends Pick<FitmentRow, "engine" | "make" | "models" | "note" | "years">>(
  rows: ReadonlyArray<Row>,
  text: string
): ReadonlyArray<Row> => {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== "")
  return rows.filter((row) => words.every((word) => matchesWord(row, word)))
}

/** A year matches a year range that contains it, or 'Any'. Other words match any text of the row. */
const matchesWord = (
  { engine, make, models, note, years }: Pick<FitmentRow, "engine" | "make" | "models" | "note" | "years">,
  word: string
): boolean => {
  if (`${make} ${models} ${engine} ${note ?? ""} ${years}`.toLowerCase().includes(word)) return true
  if (!/^(19|20)\d\d$/.test(word)) return false
  const [from = NaN, to = from] = years.split("-").map(Number)
  return years === "Any" || (Number(word) >= from && Number(word) <= to)
}
