import { Schema } from "effect"
import { refuse } from "../Problem.ts"
import { fitClasses } from "../records.ts"
import { decodeText, type ImportFile } from "../text/decodeText.ts"

const MAX_LENGTH = 200_000
const MAX_RULES = 200

const short = Schema.String.check(Schema.isMaxLength(200))
const Rule = Schema.Struct({
  reader: Schema.optionalKey(short),
  from: short,
  split: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(5))),
  pattern: Schema.optionalKey(short),
  value: Schema.optionalKey(short),
  class: Schema.optionalKey(Schema.Literals(["vehicle", "universal", "none", "not-for-vehicles"]))
})

/** Rule for reading fitment from a field of an export: cars by a pattern, or a fitment class by a value. */
export interface FitmentRule extends Schema.Struct.Type<typeof Rule.fields> {}

const decodeRules = Schema.decodeUnknownSync(Schema.Array(Rule).check(Schema.isMaxLength(MAX_RULES)))

const place = /\{(\w+)\??\}/g
const words: ReadonlySet<string> = new Set(["years", "make", "model", "submodel", "engine", "position", "quantity", "condition"])

/** Reads fitment_map.json. Throws `ImportRefused` if it is not a list of rules. Returns null if the JSON file is not a fitment map. */
export const readFitmentMap = async (file: ImportFile): Promise<ReadonlyArray<FitmentRule> | null> => {
  let text = ""
  for await (const part of decodeText(file, () => undefined)) {
    text += part
    if (text.length > MAX_LENGTH) throw refuse(file.name, "bad-map", `A map has at most ${MAX_LENGTH.toLocaleString("en-US")} characters.`)
  }
  const json = parse(file.name, text)
  if (!Array.isArray(json)) return null
  const rules = decode(file.name, json)
  for (const [at, rule] of rules.entries()) {
    const wrong = findFault(rule)
    if (wrong !== null) throw refuse(file.name, "bad-map", `Rule ${at + 1} ${wrong}`, { value: rule.pattern ?? rule.from })
  }
  return rules
}

const parse = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw refuse(file, "bad-map", `The map is not JSON: ${error instanceof Error ? error.message : ""}`)
  }
}

const decode = (file: string, json: ReadonlyArray<unknown>): ReadonlyArray<FitmentRule> => {
  try {
    return decodeRules(json)
  } catch {
    const sentence = `A map is a list of up to ${MAX_RULES} rules with reader, from, split, and pattern or value and class (${fitClasses.join(", ")}).`
    throw refuse(file, "bad-map", sentence)
  }
}

const findFault = (rule: FitmentRule): string | null => {
  const { pattern, value } = rule
  if (pattern === undefined) return value === undefined || rule.class === undefined ? "needs a pattern, or a value and a class." : null
  const found = [...pattern.matchAll(place)].map(([, word = ""]) => word)
  const unknown = found.find((word) => !words.has(word))
  if (unknown !== undefined) return `contains {${unknown}}. Possible words are ${[...words].map((word) => `{${word}}`).join(", ")}.`
  if (new Set(found).size < found.length) return "contains a word twice."
  const close = [...pattern.matchAll(/\{(\w+)\??\}[\s\w-]*(?=\{(\w+))/g)].find(([, word = "", next = ""]) => !isClear(word, next))
  if (close !== undefined) return `needs a separator between {${close[1]}} and {${close[2]}}, such as ; or |, because names contain spaces.`
  return ["years", "model"].every((word) => found.includes(word)) ? null : "needs {years} and {model}."
}

/**
 * Returns whether a space suffices to separate two placeholders. It does for years and quantities, which are digits, and for makes, which
 * are known.
 */
const isClear = (word: string, next: string): boolean =>
  [word, next].some((name) => name === "years" || name === "quantity") || (word === "make" && next === "model")
