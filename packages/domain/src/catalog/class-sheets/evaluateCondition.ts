import type { ComparisonOperator, Condition, Facts, Literal, Operand } from "./model.ts"

/** Result of a condition. `holds` is null if the result depends on unknown facts, which `missing` names. */
export interface Evaluation {
  readonly holds: boolean | null
  /** Only facts that could still decide; empty if the result is known. */
  readonly missing: ReadonlyArray<string>
}

const known = (holds: boolean): Evaluation => ({ holds, missing: [] })

/** Evaluates a condition in three-valued logic (Kleene): an unknown part leaves the result unknown unless another part decides. */
export const evaluateCondition = (condition: Condition, facts: Facts): Evaluation => {
  switch (condition._tag) {
    case "Always":
      return known(true)
    case "Compare": {
      const { left, operator, right } = condition
      const isNumeric = left._tag === "Number" || right._tag === "Number"
      const others = getValues(right, facts)
      const results = getValues(left, facts).flatMap((value) => others.map((other) => compare(operator, value, other, isNumeric)))
      return joinResults(facts, [left, right], results)
    }
    case "Among": {
      const { among, left } = condition
      const results = getValues(left, facts).map((value) => isAmong(among, value))
      return joinResults(facts, [left], results)
    }
    case "Not": {
      const { holds, missing } = evaluateCondition(condition.condition, facts)
      return { holds: holds === null ? null : !holds, missing }
    }
    case "And":
      return join(condition.conditions, facts, false)
    case "Or":
      return join(condition.conditions, facts, true)
  }
}

/** `decisive` is the value with which one part decides the whole condition: false for "and", true for "or". */
const join = (conditions: ReadonlyArray<Condition>, facts: Facts, decisive: boolean): Evaluation => {
  const parts = conditions.map((part) => evaluateCondition(part, facts))
  if (parts.some(({ holds }) => holds === decisive)) return known(decisive)
  const open = parts.filter(({ holds }) => holds === null)
  return open.length === 0 ? known(!decisive) : { holds: null, missing: [...new Set(open.flatMap(({ missing }) => missing))] }
}

/** Combines the results for all values that the facts may have. If all results are the same, the result is known. */
const joinResults = (facts: Facts, operands: ReadonlyArray<Operand>, results: ReadonlyArray<boolean | null>): Evaluation => {
  const [only = null, ...others] = new Set(results)
  if (only !== null && others.length === 0) return known(only)
  const used = operands.filter((operand) => operand._tag === "Fact")
  const open = used.filter((fact) => getValues(fact, facts).length !== 1)
  // A fact with an unreadable label counts as unknown, like an absent fact.
  return { holds: null, missing: (open.length > 0 ? open : used).map(({ name }) => name) }
}

const getValues = (operand: Operand, facts: Facts): ReadonlyArray<string> =>
  operand._tag === "Fact" ? (facts.get(operand.name.toLowerCase()) ?? []) : [String(operand.value)]

const compare = (operator: ComparisonOperator, left: string, right: string, isNumeric: boolean): boolean | null => {
  if (!isNumeric && (operator === "=" || operator === "!=")) return (normalize(left) === normalize(right)) === (operator === "=")
  const [a, b] = [readLeadingNumber(left), readLeadingNumber(right)]
  if (a === null || b === null) return null
  switch (operator) {
    case "=":
      return a === b
    case "!=":
      return a !== b
    case "<":
      return a < b
    case "<=":
      return a <= b
    case ">":
      return a > b
    case ">=":
      return a >= b
  }
}

const isAmong = (among: ReadonlyArray<Literal>, value: string): boolean | null => {
  const results = among.map((member) => compare("=", value, String(member.value), member._tag === "Number"))
  return results.includes(true) ? true : results.includes(null) ? null : false
}

const normalize = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase()

const LEADING = /^(?:(\d+)[- ])?(\d+)\/(\d+)|^-?(?:\d+(?:\.\d+)?|\.\d+)/
/** The rest of a range after its first number: '-9 psi', ' psi to 9 psi'. */
const RANGE = /^\s*[a-z%"°]*\s*(?:[-–—]|\bto\b)\s*\.?\d/i

/** Reads the number with which a label begins: 1.625 from '1-5/8 in', 9500 from '9,500 lb'. Null without a number, and for a range. */
export const readLeadingNumber = (label: string): number | null => {
  const plain = label.trim().replaceAll(/(?<=\d),(?=\d{3})/g, "")
  const [text, whole = "0", top, bottom] = LEADING.exec(plain) ?? []
  if (text === undefined || RANGE.test(plain.slice(text.length))) return null
  if (top === undefined || bottom === undefined) return Number(text)
  return Number(bottom) === 0 ? null : Number(whole) + Number(top) / Number(bottom)
}
