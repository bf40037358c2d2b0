import { CAR_SUBJECT, type Condition, ruleKinds, type SheetRule } from "./model.ts"
import { parseCondition } from "./parseCondition.ts"

/** Columns of a table of rules. `rule`, `paragraph` and `text` are required; an empty `op` adds the rule. */
export const ruleColumns = ["rule", "paragraph", "op", "about", "kind", "when", "condition", "weight", "from", "to", "text"] as const
export type RuleColumn = (typeof ruleColumns)[number]
export type RuleRow = Readonly<Record<RuleColumn, string>>

/** A cell that cannot be used. */
export interface CellProblem {
  readonly column: RuleColumn
  readonly problem: string
}

/** Names to which a row may refer. Null fields are not checked. */
export interface RuleContext {
  /** Slugs of product types. */
  readonly types: ReadonlySet<string> | null
  /** Ids of the rules that the sheet inherits. */
  readonly inherited: ReadonlySet<string> | null
}

/** Longest texts of a rule, in characters. A rule states a fact in few words and does not copy the rule book. */
const MAX_TEXT_LENGTH = 300
const MAX_PARAGRAPH_LENGTH = 20
const MAX_WEIGHT = 2_000
const MAX_SUBJECTS = 20

const RULE_ID = /^[a-z0-9][a-z0-9-]{0,59}$/
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether the text is a day of the calendar, such as `2026-11-30`. */
export const isDay = (text: string): boolean => {
  const [year, month, day] = (DAY.exec(text) ?? []).slice(1).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const last = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return month >= 1 && month <= 12 && day >= 1 && day <= last
}

/** Parses one row of a table of rules. Returns the rule, or all problems of the row. */
export const parseRuleRow = (row: RuleRow, { inherited, types }: RuleContext): SheetRule | ReadonlyArray<CellProblem> => {
  const problems: Array<CellProblem> = []
  const reject = (column: RuleColumn, problem: string): void => void problems.push({ column, problem })
  const cells = Object.fromEntries(ruleColumns.map((column) => [column, row[column].trim()])) as RuleRow

  const change = cells.op === "" ? "add" : changes.find((name) => name === cells.op)
  if (change === undefined) reject("op", `Use add, change or drop instead of “${shorten(cells.op)}”.`)
  if (!RULE_ID.test(cells.rule)) reject("rule", "Give the rule a name of lower-case letters, digits and hyphens, such as tire-cut.")
  else if (inherited !== null && change === "add" && inherited.has(cells.rule))
    reject("op", `The sheet above has a rule ${cells.rule}. Use change or drop, or another name.`)
  else if (inherited !== null && change !== "add" && !inherited.has(cells.rule))
    reject("rule", `The sheet above has no rule ${cells.rule} to ${change ?? "change"}.`)
  if (cells.paragraph === "" || cells.paragraph.length > MAX_PARAGRAPH_LENGTH)
    reject("paragraph", `Name the paragraph in up to ${MAX_PARAGRAPH_LENGTH} characters.`)
  if (cells.text === "" || cells.text.length > MAX_TEXT_LENGTH)
    reject("text", `Say the rule in your own words, in up to ${MAX_TEXT_LENGTH} characters.`)
  for (const column of ["from", "to"] as const)
    if (cells[column] !== "" && !isDay(cells[column])) reject(column, `Write the day as 2026-06-15 instead of “${shorten(cells[column])}”.`)
  if (cells.from !== "" && cells.to !== "" && cells.to < cells.from) reject("to", "The last day is before the first.")

  const about = listSubjects(cells.about)
  const kind = ruleKinds.find((name) => name === cells.kind) ?? null
  if (change !== "drop") {
    if (about.length === 0 || about.length > MAX_SUBJECTS)
      reject("about", `Name car or up to ${MAX_SUBJECTS} kinds of parts, separated by semicolons.`)
    for (const name of about)
      if (types !== null && name !== CAR_SUBJECT && !types.has(name))
        reject("about", `The shop has no kind of part called “${shorten(name)}”.`)
    if (kind === null) reject("kind", `Use one of ${ruleKinds.join(", ")} instead of “${shorten(cells.kind)}”.`)
    if (cells.condition === "" && (kind === "need" || kind === "limit" || kind === "only"))
      reject("condition", `A rule of the kind ${kind} needs a condition.`)
  }
  const weight = cells.weight === "" ? 0 : Number(cells.weight)
  if (!Number.isInteger(weight) || weight < 0 || weight > MAX_WEIGHT) reject("weight", `Write pounds as a number from 0 to ${MAX_WEIGHT}.`)
  else if (change !== "drop" && (kind === "trade") !== weight > 0)
    reject("weight", "Rules of the kind trade have a weight, all others none.")
  const parse = (column: "when" | "condition"): Condition => {
    const condition = parseCondition(cells[column])
    if (condition._tag !== "UnreadableCondition") return condition
    reject(column, condition.problem)
    return { _tag: "Always" }
  }
  const [when, condition] = [parse("when"), parse("condition")]
  if (problems.length > 0 || change === undefined) return problems
  return {
    id: cells.rule,
    paragraph: cells.paragraph,
    change,
    about,
    kind: change === "drop" ? null : kind,
    when,
    condition,
    weight,
    from: cells.from || null,
    to: cells.to || null,
    text: cells.text
  }
}

/**
 * Parses a stored row, which was valid when it was stored. If the row is no longer valid, the rule leaves its parts to the inspector,
 * because without any rule they could count as legal. Null if the row does not name its parts.
 */
export const parseStoredRow = (row: RuleRow): SheetRule | null => {
  const rule = parseRuleRow(row, { types: null, inherited: null })
  if (!Array.isArray(rule)) return rule as SheetRule
  const about = listSubjects(row.about)
  if (about.length === 0) return null
  const toDay = (text: string): string | null => (isDay(text.trim()) ? text.trim() : null)
  return {
    id: row.rule.trim(),
    paragraph: row.paragraph.trim(),
    change: "change",
    about,
    kind: "inspect",
    when: { _tag: "Always" },
    condition: { _tag: "Always" },
    weight: 0,
    from: toDay(row.from),
    to: toDay(row.to),
    text: row.text.trim()
  }
}

const listSubjects = (about: string): ReadonlyArray<string> => about.split(/[;,]/).flatMap((name) => name.trim() || [])

const changes = ["add", "change", "drop"] as const

/** Shortens a cell for a message. */
const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
