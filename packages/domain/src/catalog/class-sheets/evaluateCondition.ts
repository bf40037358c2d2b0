import type { ComparisonOperator, Condition, Facts, Operand } from "./model.ts"

/** Result of a condition: null if it depends on facts that are not known, which `missing` names. */
export interface Evaluation {
  readonly holds: boolean | null
  /** Only facts that could decide; none if the result is known. */
  readonly missing: ReadonlyArray<string>
}

const known = (holds: boolean): Evaluation => ({ holds, missing: [] })

/** Evaluates a condition in three values (Kleene): what is not known stays open unless another part decides. */
export const evaluateCondition = (condition: Condition, facts: Facts): Evaluation => {
  switch (condition._tag) {
    case "Always":
      return known(true)
    case "Compare": {
      const { left, operator, right } = condition
      return evaluateAtom(facts, left, [right], ([other = ""], value, numeric) => compare(operator, value, other, numeric))
    }
    case "Among":
      return evaluateAtom(facts, condition.left, condition.among, (others, value) => isAmong(condition.among, others, value))
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

/** `decisive` is the value of one part that decides the whole: false for "and", true for "or". */
const join = (conditions: ReadonlyArray<Condition>, facts: Facts, decisive: boolean): Evaluation => {
  const parts = conditions.map((part) => evaluateCondition(part, facts))
  if (parts.some(({ holds }) => holds === decisive)) return known(decisive)
  const open = parts.filter(({ holds }) => holds === null)
  return open.length === 0 ? known(!decisive) : { holds: null, missing: [...new Set(open.flatMap(({ missing }) => missing))] }
}

/** Evaluates for every value that the facts may have. One result for all of them is known. */
const evaluateAtom = (
  facts: Facts,
  left: Operand,
  others: ReadonlyArray<Operand>,
  test: (others: ReadonlyArray<string>, value: string, numeric: boolean) => boolean | null
): Evaluation => {
  const operands = [left, ...others]
  const values = operands.map((operand) => getValues(operand, facts))
  const names = operands.flatMap((operand, at) => (operand._tag === "Fact" && values[at]?.length !== 1 ? [operand.name] : []))
  if (values.some((list) => list.length === 0)) return { holds: null, missing: names }
  const numeric = operands.some(({ _tag }) => _tag === "Number")
  const results = new Set(combine(values).map(([value = "", ...rest]) => test(rest, value, numeric)))
  const [only = null] = results
  if (results.size === 1 && only !== null) return known(only)
  // A label that cannot be read is no better known than one that is absent.
  return { holds: null, missing: names.length > 0 ? names : operands.flatMap((operand) => (operand._tag === "Fact" ? [operand.name] : [])) }
}

const getValues = (operand: Operand, facts: Facts): ReadonlyArray<string> =>
  operand._tag === "Fact" ? (facts.get(operand.name.toLowerCase()) ?? []) : [String(operand.value)]

const combine = (lists: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<ReadonlyArray<string>> =>
  lists.reduce<ReadonlyArray<ReadonlyArray<string>>>((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]])

const compare = (operator: ComparisonOperator, left: string, right: string, numeric: boolean): boolean | null => {
  if (!numeric && (operator === "=" || operator === "!=")) return (normalize(left) === normalize(right)) === (operator === "=")
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

const isAmong = (operands: ReadonlyArray<Operand>, others: ReadonlyArray<string>, value: string): boolean | null => {
  const results = others.map((other, at) => compare("=", value, other, operands[at]?._tag === "Number"))
  return results.includes(true) ? true : results.includes(null) ? null : false
}

const normalize = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase()

const LEADING = /^(?:(\d+)[- ])?(\d+)\/(\d+)|^-?(?:\d+(?:\.\d+)?|\.\d+)/

/** Reads the number with which a label begins: 1.625 from '1-5/8 in', 9500 from '9,500 lb'. Null without one. */
export const readLeadingNumber = (label: string): number | null => {
  const [text, whole = "0", top, bottom] = LEADING.exec(label.trim().replaceAll(/(?<=\d),(?=\d{3})/g, "")) ?? []
  if (text === undefined) return null
  if (top === undefined || bottom === undefined) return Number(text)
  return Number(bottom) === 0 ? null : Number(whole) + Number(top) / Number(bottom)
}
