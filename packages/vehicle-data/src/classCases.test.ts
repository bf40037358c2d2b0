import { type ClassAnswer, judgeSubject, resolveSheet, type Facts, type SheetAge } from "@camber/domain/class-sheets"
import { describe, expect, it } from "vitest"
import { readClassSheets } from "./classSheets.ts"
import { createTableReader } from "./readTable.ts"

const columns = ["case", "sheet", "day", "subject", "facts", "answer", "weight", "by", "asks", "stale", "why"] as const
const cases = createTableReader(new URL("testing/", import.meta.url))("classCases.tsv", columns)

/** The area of each subject that no rule names. */
const areas: Readonly<Record<string, string>> = {
  "brake-pad-set": "brakes",
  "lug-nut": "wheels",
  "roll-bar-padding": "safety",
  "valve-spring-set": "engine"
}

const answers: Readonly<Record<ClassAnswer, string>> = {
  legal: "legal",
  notLegal: "not legal",
  inspector: "inspector",
  notRuled: "not ruled",
  needsFacts: "tell us"
}
const ages: Readonly<Record<SheetAge, string>> = { current: "", early: "", ended: "yes", unconfirmed: "unconfirmed" }

const parseFacts = (text: string): Facts =>
  new Map(
    text.split(" ; ").flatMap((pair) => {
      const [, name = "", value = ""] = /^(.+?)='(.*)'$/.exec(pair) ?? []
      return name === "" ? [] : [[name.toLowerCase(), [value]] as const]
    })
  )

const toSorted = (list: string): ReadonlyArray<string> => list.split(";").filter(Boolean).toSorted()

describe("judged cases of class sheets", () => {
  const library = readClassSheets()
  it.each(cases)("CLASS-01 the verdict is right for $case, $subject by $sheet: $why", (row) => {
    const sheet = library.get(row.sheet)
    expect(sheet).toBeDefined()
    if (sheet === undefined) return
    const resolved = resolveSheet(library, sheet, row.day)
    const verdict = judgeSubject(resolved, { type: row.subject, area: areas[row.subject] ?? null, facts: parseFacts(row.facts) })
    expect({
      answer: answers[verdict.answer],
      by: verdict.by.map(({ id }) => id).toSorted(),
      asks: verdict.asks.toSorted(),
      weight: verdict.weight || "",
      stale: ages[resolved.age]
    }).toEqual({
      answer: row.answer,
      by: toSorted(row.by),
      asks: toSorted(row.asks),
      weight: row.weight === "" ? "" : Number(row.weight),
      stale: row.stale
    })
  })
})
