import type { Figure, FigureDefinition } from "./model.ts"
import { parseFigureValue } from "./parseFigures.ts"

/** A length with an optional fraction and unit: '1-1/8 in', '0.788 in', '70.6 mm', '26', '26 teeth'. */
const MEASURE = /^(?:(\d+)-)?(\d+)\/(\d+)(?: ([a-z]+))?$|^(-?\d+(?:\.\d+)?)(?: ([a-z]+))?$/

/** Largest label that is read, in characters. */
const MAX_LENGTH = 100

/**
 * Reads a label that the tables do not list. Null if it is not one figure in the unit of the definition. A text is read only if it is one of
 * `texts`: another spelling of a thread is not another thread.
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
