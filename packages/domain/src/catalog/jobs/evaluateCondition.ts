import type { JobFacts, Truth } from "./model.ts"

/** Result of a condition, with the unknown facts that it read. */
export interface ConditionResult {
  readonly truth: Truth
  readonly open: ReadonlyArray<string>
}

const TOKEN = /'[^']*'|\d+(?:\.\d+)?|[a-z_]\w*|<=|>=|!=|[=<>&|()!]/g
const COMPARISONS: ReadonlySet<string> = new Set(["=", "!=", "<", "<=", ">", ">="])

/** A condition that cannot be read. The tables are part of the program, so such a condition is an error in a table row. */
export const unreadable = (condition: string): Error => new Error(`Cannot read the condition: ${condition}`)

/**
 * Evaluates a condition such as `use = 'race' | power > 300`, where `&` binds tighter than `|`. The logic is three-valued: the result is
 * `open` if an unknown fact could change it.
 */
export const evaluateCondition = (condition: string, facts: JobFacts): ConditionResult => {
  const tokens = condition.match(TOKEN) ?? []
  const open = new Set<string>()
  let at = 0
  const compare = (): Truth => {
    if (tokens[at] === "(") {
      at += 1
      const inner = readAlternatives()
      if (tokens[at++] !== ")") throw unreadable(condition)
      return inner
    }
    const [name, operator, operand] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    at += 3
    if (name === undefined || operator === undefined || operand === undefined || !COMPARISONS.has(operator)) throw unreadable(condition)
    const known = facts.get(name)
    if (known !== undefined) return compareValues(known, operator, operand)
    open.add(name)
    return "open"
  }
  const readAll = (): Truth => {
    let all = compare()
    while (tokens[at] === "&") {
      at += 1
      all = and(all, compare())
    }
    return all
  }
  const readAlternatives = (): Truth => {
    let any = readAll()
    while (tokens[at] === "|") {
      at += 1
      any = or(any, readAll())
    }
    return any
  }
  if (condition.trim() === "") return { truth: true, open: [] }
  const truth = readAlternatives()
  if (at !== tokens.length) throw unreadable(condition)
  return { truth, open: truth === "open" ? [...open] : [] }
}

const and = (one: Truth, other: Truth): Truth =>
  one === false || other === false ? false : one === "open" || other === "open" ? "open" : true

const or = (one: Truth, other: Truth): Truth =>
  one === true || other === true ? true : one === "open" || other === "open" ? "open" : false

const compareValues = (known: string, operator: string, operand: string): boolean => {
  if (operand.startsWith("'")) {
    const isEqual = known === operand.slice(1, -1)
    return operator === "=" ? isEqual : !isEqual
  }
  const [left, right] = [Number(known), Number(operand)]
  switch (operator) {
    case "=":
      return left === right
    case "!=":
      return left !== right
    case "<":
      return left < right
    case "<=":
      return left <= right
    case ">":
      return left > right
    default:
      return left >= right
  }
}

const EQUALITY = /^\s*([a-z_]\w*)\s*=\s*'([^']*)'\s*$/

/**
 * Facts that a condition asserts: `front_brakes = 'drum'`. Opening the job implies that the shopper's car has these facts. A condition with
 * alternatives asserts nothing.
 */
export const readAssertedFacts = (condition: string): JobFacts =>
  /[|(]/.test(condition)
    ? new Map()
    : new Map(
        condition.split("&").flatMap((part) => {
          const [, name, value] = EQUALITY.exec(part) ?? []
          return name === undefined || value === undefined ? [] : [[name, value] as const]
        })
      )
