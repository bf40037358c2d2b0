import {
  type ClassSheet,
  isProblems,
  parseRuleRow,
  parseSheetHead,
  ruleColumns,
  type RuleContext,
  type SheetLibrary
} from "@camber/domain/class-sheets"
import { readTable } from "./readTable.ts"

const sheetColumns = [
  "sheet",
  "line",
  "kind",
  "publisher",
  "class",
  "race_type",
  "season",
  "issued",
  "from",
  "to",
  "inherits",
  "silence",
  "link"
] as const

/** Throws if a row is invalid, because the table is part of the program. */
const requireGood = <Good>(place: string, result: Good | ReadonlyArray<{ readonly problem: string }>): Good => {
  if (isProblems(result)) throw new Error(`${place}: ${result.map(({ problem }) => problem).join(" ")}`)
  return result
}

const anyContext: RuleContext = { types: null, inherited: null }

/** Reads the class sheets of the demo: an invented sanctioning body and two invented tracks. */
export const readClassSheets = (): SheetLibrary => {
  const rows = Map.groupBy(readTable("classes/rules.tsv", ["sheet", ...ruleColumns]), ({ sheet }) => sheet)
  return new Map(
    readTable("classes/sheets.tsv", sheetColumns).map((row): readonly [string, ClassSheet] => {
      const head = requireGood(row.sheet, parseSheetHead(row, { raceTypes: null, library: null }))
      const rules = (rows.get(row.sheet) ?? []).map((rule) => requireGood(`${row.sheet} ${rule.rule}`, parseRuleRow(rule, anyContext)))
      return [row.sheet, { ...head, id: row.sheet, line: row.line, kind: row.kind === "body" ? "body" : "track", rules }]
    })
  )
}
