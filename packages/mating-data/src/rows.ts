/** Grades of sources that need no further check: standards, makers, magazines and reference works. */
export const verifiedGrades: ReadonlySet<string> = new Set(["A", "B"])

/** Years of a row that states none, so that it holds for all years. */
const ANY_YEARS = [0, 9999] as const

/** Parses '1966-1970', '1969' or an empty text. */
export const parseYears = (text: string): readonly [from: number, to: number] => {
  const [from = "", to = from] = text.split("-")
  return from === "" ? ANY_YEARS : [Number(from), Number(to)]
}
