/** Values of a text that matches a pattern, by the pattern's placeholders. */
export interface PatternMatch {
  readonly years: string
  /** Make and model with `separator` between them, or only the model. */
  readonly car: string
  /**
   * Separator between make and model; null if the pattern has no make. Names may contain a space, '_' or '-', so the known makes determine
   * where the model begins.
   */
  readonly separator: string | null
  readonly submodel: string
  readonly engine: string
  readonly position: string
  readonly quantity: string
  readonly condition: string
}

/** Marks the end of a make if the separator in the pattern cannot occur in names. */
const NAME_END = "\u0000"

const YEARS = String.raw`'?\d{2,4}\s*(?:[-–]\s*(?:'?\d{2,4}|up|on|present|current)|\+)?`

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)

/**
 * Converts a placeholder to a group of the regular expression. Its value ends at the character that follows it in the pattern, unless names
 * may contain that character.
 */
const toGroup = (word: string, isOptional: boolean, next: string): string => {
  if (word === "years") return `(?<years>${YEARS})`
  if (word === "quantity") return `(?<quantity>${isOptional ? String.raw`\d{0,2}` : String.raw`\d{1,2}`})`
  const end = next.slice(0, 1)
  const character = end === "" || /[\s\w-]/.test(end) || word === "car" ? "." : `[^${escape(end)}]`
  return `(?<${word}>${character}${isOptional ? "*?" : "+?"})`
}

/**
 * Compiles a pattern: '{years} {make} {model}', '{years};{make};{model};{position?}'. A placeholder with a question mark may be missing.
 *
 * @returns A function that returns the values of a text, or undefined if the text does not match.
 */
export const compilePattern = (pattern: string): ((text: string) => PatternMatch | undefined) => {
  const together = /\{make\}([\s_-]+)\{model\}/.exec(pattern)
  const tokens = pattern.replace(together?.[0] ?? "{car}", "{car}").split(/(\{\w+\??\})/)
  const separator = together?.[1] ?? (pattern.includes("{make") ? NAME_END : null)
  let expression = ""
  for (const [at, token] of tokens.entries()) {
    const [, word, mark] = /^\{(\w+)(\??)\}$/.exec(token) ?? []
    const isBeforeOptional = tokens[at + 1]?.endsWith("?}") === true
    if (word === undefined) expression += isBeforeOptional ? "" : escape(token)
    else if (mark === "?") expression += `(?:${escape(tokens[at - 1] ?? "")}${toGroup(word, true, tokens[at + 1] ?? "")})?`
    else expression += toGroup(word, false, tokens[at + 1] ?? "")
  }
  const compiled = new RegExp(`^\\s*${expression}\\s*$`, "iu")
  return (text) => {
    const groups = compiled.exec(text)?.groups
    if (groups === undefined) return undefined
    const get = (word: string): string => groups[word]?.trim() ?? ""
    const named = separator === null ? get("model") : `${get("make")}${NAME_END}${get("model")}`
    return {
      years: get("years"),
      car: together === null ? named : get("car"),
      separator,
      submodel: get("submodel"),
      engine: get("engine"),
      position: get("position"),
      quantity: get("quantity"),
      condition: get("condition")
    }
  }
}
