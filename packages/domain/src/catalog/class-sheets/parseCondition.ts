import type { ComparisonOperator, Condition, Literal, Operand } from "./model.ts"

/** A condition that cannot be read. `problem` is a sentence for the author of the sheet. */
export interface UnreadableCondition {
  readonly _tag: "UnreadableCondition"
  readonly problem: string
}

/** Longest condition, in characters. */
export const MAX_CONDITION_LENGTH = 500
/** Deepest nesting of parentheses and negations. */
const MAX_DEPTH = 12

const SPACE = /\s*/y
const TEXT = /'([^']*)'/y
const NUMBER = /-?\d+(?:\.\d+)?/y
/** A name ends before a comparison, a list, a connective or the end: names of attributes contain spaces. */
const FACT = /(?:part|car|driver|has|day)\.[A-Za-z][\w .\-/]*?(?=\s*(?:<=|>=|!=|=|<|>|\bin\s*\(|[&|),]|$))/y
const OPERATOR = /<=|>=|!=|=|<|>/y
const IN = /in(?=\s*\()/y

/** Marks the errors of `reject`. A tagged error would add Effect to the initial code of pages. */
const UNREADABLE = Symbol("unreadable condition")

const reject = (problem: string): never => {
  throw new Error(problem, { cause: UNREADABLE })
}

/** Parses a condition: `part.Airflow <= 500 & part.Type in ('A', 'B')`, with `!`, `&`, `|` and parentheses. Empty is always true. */
export const parseCondition = (text: string): Condition | UnreadableCondition => {
  if (text.trim() === "") return { _tag: "Always" }
  if (text.length > MAX_CONDITION_LENGTH) return unreadable(`The condition is longer than ${MAX_CONDITION_LENGTH} characters.`)
  try {
    return parseText(text)
  } catch (error) {
    if (error instanceof Error && error.cause === UNREADABLE) return unreadable(error.message)
    throw error
  }
}

const unreadable = (problem: string): UnreadableCondition => ({ _tag: "UnreadableCondition", problem })

const parseText = (text: string): Condition => {
  let at = 0
  const match = (pattern: RegExp): RegExpExecArray | null => {
    SPACE.lastIndex = at
    SPACE.exec(text)
    pattern.lastIndex = SPACE.lastIndex
    const found = pattern.exec(text)
    if (found !== null) at = pattern.lastIndex
    return found
  }
  const symbol = (mark: string): boolean => match(new RegExp(`\\${mark}`, "y")) !== null
  const fail = (expected: string): never => {
    const rest = text.slice(at).trim()
    return reject(rest === "" ? `Expected ${expected} at the end of “${text}”.` : `Expected ${expected} before “${rest.slice(0, 40)}”.`)
  }
  const literal = (expected: string): Literal => {
    const quoted = match(TEXT)
    if (quoted !== null) return { _tag: "Text", value: quoted[1] ?? "" }
    const number = match(NUMBER)
    return number === null ? fail(expected) : { _tag: "Number", value: Number(number[0]) }
  }
  const operand = (): Operand => {
    const fact = match(FACT)
    if (fact !== null) return { _tag: "Fact", name: fact[0].trim() }
    return literal("a fact (part., car., driver., has.), a number or a text in 'quotes'")
  }
  const atom = (depth: number): Condition => {
    if (depth > MAX_DEPTH) return reject(`The condition is nested more than ${MAX_DEPTH} times.`)
    if (symbol("!")) return { _tag: "Not", condition: atom(depth + 1) }
    if (symbol("(")) {
      const inner = either(depth + 1)
      return symbol(")") ? inner : fail("a closing parenthesis")
    }
    const left = operand()
    if (match(IN) !== null) return { _tag: "Among", left, among: list() }
    const operator = match(OPERATOR)?.[0] as ComparisonOperator | undefined
    return operator === undefined ? fail("a comparison such as = or <=") : { _tag: "Compare", left, operator, right: operand() }
  }
  /** A list contains no facts, because each fact could have many values. */
  const list = (): ReadonlyArray<Literal> => {
    symbol("(")
    const member = () => literal("a number or a text in 'quotes'")
    const among = [member()]
    while (symbol(",")) among.push(member())
    return symbol(")") ? among : fail("a comma or a closing parenthesis")
  }
  const joined = (mark: string, tag: "And" | "Or", part: () => Condition): Condition => {
    const first = part()
    const rest: Array<Condition> = []
    while (symbol(mark)) rest.push(part())
    return rest.length === 0 ? first : { _tag: tag, conditions: [first, ...rest] }
  }
  const both = (depth: number): Condition => joined("&", "And", () => atom(depth))
  const either = (depth: number): Condition => joined("|", "Or", () => both(depth))
  const condition = either(0)
  return text.slice(at).trim() === "" ? condition : fail("the end, & or |")
}
