import type { Figure, Figures, FigureValue, FigureDefinition } from "./model.ts"

const NUMBER = /^-?\d+(?:\.\d+)?$/

/** Converts a text to a number if it is one. */
export const parseFigureValue = (text: string): FigureValue => (NUMBER.test(text) ? Number(text) : text)

/** Parses one figure: '26', '10.75|11.5', '7.5..9' or 'any'. Null if the text is empty. */
const parseFigure = (text: string): Figure | null => {
  if (text === "") return null
  if (text === "any") return { _tag: "Any" }
  const [from = "", to = "", ...rest] = text.split("..")
  if (NUMBER.test(from) && NUMBER.test(to) && rest.length === 0) return { _tag: "Range", from: Number(from), to: Number(to) }
  const values = text.split("|").map((value) => value.trim())
  return { _tag: "Values", values: values.filter((value) => value !== "").map(parseFigureValue) }
}

/** Parses `teeth=26;diameter=1.125`. An unreadable figure is unknown. */
export const parseFigures = (text: string): Figures =>
  new Map(
    text.split(";").flatMap((part): ReadonlyArray<readonly [string, Figure]> => {
      const at = part.indexOf("=")
      const figure = at > 0 ? parseFigure(part.slice(at + 1).trim()) : null
      return figure === null ? [] : [[part.slice(0, at).trim(), figure]]
    })
  )

/** A length with an optional fraction and unit: '1-1/8 in', '0.788 in', '70.6 mm', '26', '26 teeth'. */
const MEASURE = /^(?:(\d+)-)?(\d+)\/(\d+)(?: ([a-z]+))?$|^(-?\d+(?:\.\d+)?)(?: ([a-z]+))?$/

/** Longest label that is read, in characters. */
const MAX_LENGTH = 100

/**
 * Reads a label that the tables do not list. Null if the label is not a single figure in the unit of the definition. A text is read only if
 * `texts` contains it, because another spelling of a thread is not a different thread.
 */
export const parseLabel = (
  { key, unit }: Pick<FigureDefinition, "key" | "unit">,
  label: string,
  texts: ReadonlySet<string> | undefined
): Figure | null => {
  const text = label.trim()
  if (text === "" || text.length > MAX_LENGTH) return null
  if (unit === "text") return texts?.has(text.toLowerCase()) === true ? { _tag: "Values", values: [parseFigureValue(text)] } : null
  const [, whole = "0", top, bottom, unitOfFraction, number, unitOfNumber] = MEASURE.exec(text) ?? []
  const stated = unitOfFraction ?? unitOfNumber
  const isUnit = stated === undefined ? unit === "count" : stated === (unit === "count" ? key : unit)
  if (!isUnit) return null
  if (number !== undefined) return { _tag: "Values", values: [Number(number)] }
  if (top === undefined || bottom === undefined || Number(bottom) === 0 || unit === "count") return null
  return { _tag: "Values", values: [Number(whole) + Number(top) / Number(bottom)] }
}
