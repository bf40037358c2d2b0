import type { SheetRule } from "./model.ts"
import { type CellProblem, parseRuleRow, ruleColumns, type RuleColumn, type RuleContext, type RuleRow } from "./parseRuleRow.ts"

/** Largest table of rules, in characters and rules. */
export const MAX_TABLE_LENGTH = 60_000
export const MAX_RULES = 500
/** Number of problems that are reported at once. */
const MAX_PROBLEMS = 30

const requiredColumns = ["rule", "paragraph", "about", "kind", "text"] as const satisfies ReadonlyArray<RuleColumn>
/** Columns that a table may have without effect: the name of its sheet, and notes. */
const ignoredColumns: ReadonlySet<string> = new Set(["sheet", "note"])

/** A problem of the table. `line` counts from 1, with the header. */
export interface TableProblem {
  readonly line: number
  readonly column: string | null
  readonly problem: string
}

export interface RuleTable {
  readonly rules: ReadonlyArray<SheetRule>
  /** Cells as typed, to store. */
  readonly rows: ReadonlyArray<RuleRow>
}

interface Line {
  readonly number: number
  readonly cells: ReadonlyArray<string>
}

/** Parses rules in a table with commas, semicolons or tabs between its cells. Returns the rules, or the first problems with their lines. */
export const parseRuleTable = (text: string, context: RuleContext): RuleTable | ReadonlyArray<TableProblem> => {
  if (text.length > MAX_TABLE_LENGTH) return [{ line: 1, column: null, problem: `The table has more than ${MAX_TABLE_LENGTH} characters.` }]
  const read = readCells(text.replace(/^\uFEFF/, ""))
  if (!Array.isArray(read)) return [read as TableProblem]
  const [header, ...lines] = read as ReadonlyArray<Line>
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? []
  const wrong = checkHeader(header?.number ?? 1, names)
  if (wrong.length > 0) return wrong
  if (lines.length === 0) return [{ line: 1, column: null, problem: "The table has no rules below its header." }]
  if (lines.length > MAX_RULES) return [{ line: MAX_RULES + 2, column: null, problem: `The table has more than ${MAX_RULES} rules.` }]
  const problems: Array<TableProblem> = []
  const [rules, rows, seen] = [new Array<SheetRule>(), new Array<RuleRow>(), new Map<string, number>()]
  for (const { cells, number } of lines) {
    const report = ({ column, problem }: Pick<CellProblem, "problem"> & { readonly column: string | null }) =>
      problems.push({ line: number, column, problem })
    if (cells.length !== names.length) {
      report({
        column: null,
        problem: `The line has ${cells.length} cells, the header ${names.length}. Put cells with commas in "quotes".`
      })
      continue
    }
    const row = Object.fromEntries(ruleColumns.map((column) => [column, cells[names.indexOf(column)] ?? ""])) as RuleRow
    const rule = parseRuleRow(row, context)
    if (isProblems(rule)) rule.forEach(report)
    else {
      const key = [rule.id, rule.from, rule.to].join(" ")
      const first = seen.get(key)
      if (first !== undefined) report({ column: "rule", problem: `Line ${first} has the same rule for the same days.` })
      seen.set(key, number)
      rules.push(rule)
      rows.push(row)
    }
    if (problems.length >= MAX_PROBLEMS) break
  }
  return problems.length > 0 ? problems.slice(0, MAX_PROBLEMS) : { rules, rows }
}

/** Narrows a result to its problems. */
export const isProblems = <Good, Problem>(result: Good | ReadonlyArray<Problem>): result is ReadonlyArray<Problem> => Array.isArray(result)

const checkHeader = (line: number, names: ReadonlyArray<string>): ReadonlyArray<TableProblem> => {
  const reject = (column: string, problem: string): TableProblem => ({ line, column, problem })
  return [
    ...requiredColumns.flatMap((column) => (names.includes(column) ? [] : [reject(column, `The table has no column ${column}.`)])),
    ...names.flatMap((name, at) => {
      const isKnown = ruleColumns.some((column) => column === name) || ignoredColumns.has(name)
      if (!isKnown) return [reject(name.slice(0, 40), `Unknown column. Use ${ruleColumns.join(", ")}.`)]
      return names.indexOf(name) < at ? [reject(name, "The column appears twice.")] : []
    })
  ].slice(0, MAX_PROBLEMS)
}

/** Reads cells, some in double quotes. Skips empty lines. */
const readCells = (text: string): ReadonlyArray<Line> | TableProblem => {
  const header = text.slice(0, text.search(/\r?\n|$/))
  const separator = ["\t", ";", ","].find((mark) => header.includes(mark)) ?? ","
  const lines: Array<Line> = []
  let [cell, cells, quoted, number, start] = ["", new Array<string>(), false, 1, 1]
  const endLine = () => {
    cells.push(cell)
    if (cells.some((value) => value.trim() !== "")) lines.push({ number: start, cells })
    ;[cell, cells] = ["", []]
  }
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at)
    if (mark === "\n") number += 1
    if (quoted) {
      if (mark !== '"') cell += mark
      else if (text.charAt(at + 1) === '"') [cell, at] = [cell + mark, at + 1]
      else quoted = false
    } else if (mark === '"' && cell.trim() === "") [cell, quoted] = ["", true]
    else if (mark === separator) {
      cells.push(cell)
      cell = ""
    } else if (mark === "\n") {
      endLine()
      start = number
    } else if (mark !== "\r") cell += mark
  }
  if (quoted) return { line: start, column: null, problem: 'A cell begins with " and does not end.' }
  endLine()
  return lines
}
