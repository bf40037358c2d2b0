import { type Figures, type PartEnd, parseFigures } from "@camber/domain/mating"
import { readMatingTables } from "../readMatingTables.ts"

/** Creates an end of a product type from dimensions in the format of the tables: `teeth={10,26};diameter=1.125`. */
export const toTestEnd = (type: string, name: string, values: string): PartEnd => {
  const definition = readMatingTables()
    .ends.get(type)
    ?.find((end) => end.name === name)
  if (definition === undefined) throw new Error(`${type} has no end ${name}`)
  const alternatives = parseAlternatives(values)
  const open = alternatives.length > 1 ? "option" : null
  return { name, kind: definition.kind, role: definition.role, alternatives, open, isVerified: true }
}

/**
 * Parses dimensions with options that are not chosen yet, such as `teeth={10,26};diameter=1.125`. Returns one alternative for each choice.
 */
const parseAlternatives = (text: string): readonly [Figures, ...ReadonlyArray<Figures>] => {
  const choice = /\{([^{}]*)\}/.exec(text)
  if (choice === null) return [parseFigures(text)]
  const [before, after] = [text.slice(0, choice.index), text.slice(choice.index + choice[0].length)]
  const [first, ...rest] = (choice[1] ?? "").split(",").flatMap((option) => parseAlternatives(before + option.trim() + after))
  return first === undefined ? [parseFigures(before + after)] : [first, ...rest]
}
