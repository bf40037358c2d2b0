import type { Figure, Figures, FigureValue } from "./model.ts"

const NUMBER = /^-?\d+(?:\.\d+)?$/

/** Converts a text to a number if it is one. */
export const parseFigureValue = (text: string): FigureValue => (NUMBER.test(text) ? Number(text) : text)

/** Parses one figure: '26', '10.75|11.5', '7.5..9' or 'any'. Null if it is empty. */
const parseFigure = (text: string): Figure | null => {
  if (text === "") return null
  if (text === "any") return { _tag: "Any" }
  const [from = "", to = "", ...rest] = text.split("..")
  if (NUMBER.test(from) && NUMBER.test(to) && rest.length === 0) return { _tag: "Range", from: Number(from), to: Number(to) }
  const values = text.split("|").map((value) => value.trim())
  return { _tag: "Values", values: values.filter((value) => value !== "").map(parseFigureValue) }
}

/** Parses `teeth=26;diameter=1.125`. A part that cannot be read is not known. */
export const parseFigures = (text: string): Figures =>
  new Map(
    text.split(";").flatMap((part): ReadonlyArray<readonly [string, Figure]> => {
      const at = part.indexOf("=")
      const figure = at > 0 ? parseFigure(part.slice(at + 1).trim()) : null
      return figure === null ? [] : [[part.slice(0, at).trim(), figure]]
    })
  )
