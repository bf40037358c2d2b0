import type { FitmentRow } from "./model.ts"

/** The rows of 'What it fits' in which every word of the text is found: '69 camaro' is not, '1969 camaro' in 1967-1969 Camaro is. */
export const describeSearchFit = <Row extends Pick<FitmentRow, "engine" | "make" | "models" | "note" | "years">>(
  rows: ReadonlyArray<Row>,
  text: string
): ReadonlyArray<Row> => {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== "")
  return rows.filter((row) => words.every((word) => isIn(row, word)))
}

/** A year is found in a range of years, and in any year at all; every other word in any of the texts. */
const isIn = (
  { engine, make, models, note, years }: Pick<FitmentRow, "engine" | "make" | "models" | "note" | "years">,
  word: string
): boolean => {
  if (`${make} ${models} ${engine} ${note ?? ""} ${years}`.toLowerCase().includes(word)) return true
  if (!/^(19|20)\d\d$/.test(word)) return false
  const [from = NaN, to = from] = years.split("-").map(Number)
  return years === "Any" || (Number(word) >= from && Number(word) <= to)
}
