import type { Figure, FigureDefinition, Figures, OpenQuestion } from "./model.ts"

/** Returns the unit to write after a number. For a count, the figure's key is the unit: '26 teeth'. */
const getUnit = ({ key, unit }: Pick<FigureDefinition, "key" | "unit">): string => {
  if (unit === "text") return ""
  return ` ${unit === "count" ? key : unit}`
}

const listTexts = (figure: Figure): ReadonlyArray<string> => {
  switch (figure._tag) {
    case "Any":
      return ["any"]
    case "Range":
      return [`${figure.from} to ${figure.to}`]
    case "Values":
      return figure.values.map(String)
  }
}

/** Formats a figure: '26 teeth', '10.75 or 11.5 in', '8 to 10 in'. */
export const formatFigure = (definition: Pick<FigureDefinition, "key" | "unit">, figures: ReadonlyArray<Figure>): string => {
  const isAny = figures.some(({ _tag }) => _tag === "Any")
  const texts = [...new Set(figures.flatMap(listTexts))]
  const [last = "", ...others] = texts.toReversed()
  const listed = others.length === 0 ? last : `${others.toReversed().join(", ")} or ${last}`
  return listed + (isAny ? "" : getUnit(definition))
}

/** Formats a figure over all alternatives of an end. Null if no alternative has the figure. */
export const formatEndFigure = (
  definition: Pick<FigureDefinition, "key" | "unit">,
  { alternatives, open }: { readonly alternatives: ReadonlyArray<Figures>; readonly open: OpenQuestion | null }
): string | null => {
  const known = alternatives.flatMap((figures) => figures.get(definition.key) ?? [])
  if (known.length === 0) return null
  const isOpen = known.length < alternatives.length || new Set(known.map((figure) => listTexts(figure).join())).size > 1
  return formatFigure(definition, known) + (isOpen && open === "option" ? ", not chosen" : "")
}
