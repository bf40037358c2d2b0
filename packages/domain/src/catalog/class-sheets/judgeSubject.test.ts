import { describe, expect, it } from "vitest"
import { limitJudgedParts, MAX_JUDGED_PARTS } from "./calls.ts"
import { countMonths, joinAnswers, judgeSubject } from "./judgeSubject.ts"
import type { Condition, Facts, SheetRule } from "./model.ts"
import { parseCondition } from "./parseCondition.ts"
import { resolveSheet } from "./resolveSheet.ts"
import { sampleRule, sampleSheet } from "./testing/sampleSheets.ts"

const parse = (text: string): Condition => {
  const condition = parseCondition(text)
  if (condition._tag === "UnreadableCondition") throw new Error(condition.problem)
  return condition
}

const judge = (rules: ReadonlyArray<Partial<SheetRule>>, facts: Readonly<Record<string, string | ReadonlyArray<string>>> = {}) => {
  const sheet = sampleSheet({ rules: rules.map((fields, at) => sampleRule({ id: `rule-${at}`, ...fields })) })
  const known: Facts = new Map(Object.entries(facts).map(([name, value]) => [name, [value].flat()]))
  return judgeSubject(resolveSheet(new Map(), sheet, "2026-05-02"), { type: "race-wheel", area: null, facts: known })
}

describe("judgeSubject", () => {
  it("CLASS-03 asks for the missing fact of a `free` rule instead of assuming that the rule is about the part", () => {
    const free = { when: parse("car.engine = 'built'") }
    expect(judge([free])).toMatchObject({ answer: "needsFacts", asks: ["car.engine"] })
    expect(judge([free], { "car.engine": "built" }).answer).toBe("legal")
    expect(judge([free], { "car.engine": "sealed" }).answer).toBe("notRuled")
  })

  it("CLASS-03 judges an option that is not chosen yet by all its values", () => {
    const limit = { kind: "limit" as const, condition: parse("part.Width <= 8") }
    expect(judge([limit], { "part.width": ["7 in", "8 in"] }).answer).toBe("legal")
    expect(judge([limit], { "part.width": ["8 in", "10 in"] })).toMatchObject({ answer: "needsFacts", asks: ["part.Width"] })
    expect(judge([limit], { "part.width": ["10 in", "12 in"] }).answer).toBe("notLegal")
  })

  it("CLASS-03 does not judge a label without a number", () => {
    const limit = { kind: "limit" as const, condition: parse("part.Width <= 8") }
    expect(judge([limit], { "part.width": "Wide" })).toMatchObject({ answer: "needsFacts", asks: ["part.Width"] })
  })

  it("CLASS-03 does not judge a range by its first number", () => {
    const limit = { kind: "limit" as const, condition: parse("part.Pressure <= 7") }
    expect(judge([limit], { "part.pressure": "4-9 psi" })).toMatchObject({ answer: "needsFacts", asks: ["part.Pressure"] })
  })

  it("CLASS-03 counts whole months from the month of manufacture", () => {
    expect(countMonths("2024-05", "2026-05-31")).toBe(24)
    expect(countMonths("May 2024", "2026-05-31")).toBeNull()
  })

  it("CLASS-03 returns notRuled for a build with a part that is not ruled, and notLegal for a build with a part that is not legal", () => {
    expect(joinAnswers(["legal", "notRuled"])).toBe("notRuled")
    expect(joinAnswers(["legal", "inspector", "notRuled"])).toBe("inspector")
    expect(joinAnswers(["needsFacts", "notLegal", "legal"])).toBe("notLegal")
    expect(joinAnswers([])).toBe("notRuled")
  })
})

describe("limitJudgedParts", () => {
  it("CLASS-05 counts the parts beyond the limit", () => {
    const skus = Array.from({ length: MAX_JUDGED_PARTS + 3 }, (_, at) => `CAM-${at}`)
    expect(limitJudgedParts(skus)).toEqual({ parts: skus.slice(0, MAX_JUDGED_PARTS), omitted: 3 })
    expect(limitJudgedParts(["CAM-1"])).toEqual({ parts: ["CAM-1"], omitted: 0 })
  })
})

describe("resolveSheet", () => {
  const issue = (season: number) =>
    sampleSheet({
      id: `union-${season}`,
      season,
      from: `${season}-01-01`,
      to: `${season}-12-31`,
      rules: [sampleRule({ text: `${season}` })]
    })
  const library = new Map([issue(2026), issue(2027)].map((sheet) => [sheet.id, sheet]))
  const track = sampleSheet({ id: "track", line: "track", season: 2026, inherits: { _tag: "Line", line: "union" } })
  const resolve = (day: string) => resolveSheet(library, track, day)

  it("CLASS-02 follows the issue of a line that is in force on the day", () => {
    expect(resolve("2026-06-01").rules[0]?.text).toBe("2026")
    expect(resolve("2027-06-01")).toMatchObject({ age: "unconfirmed", rules: [{ text: "2027" }] })
  })

  it("CLASS-02 calls a sheet old if the line that the sheet follows has no issue for the day", () => {
    expect(resolve("2028-03-01")).toMatchObject({ age: "ended", rules: [{ text: "2027" }] })
  })

  it("CLASS-02 stops at a cycle of sheets", () => {
    const [one, other] = [
      sampleSheet({ id: "one", inherits: { _tag: "Sheet", id: "other" } }),
      sampleSheet({ id: "other", inherits: { _tag: "Sheet", id: "one" } })
    ]
    const circle = new Map([one, other].map((sheet) => [sheet.id, sheet]))
    expect(resolveSheet(circle, one, "2026-05-02").chain.map(({ id }) => id)).toEqual(["other", "one"])
  })

  it("CLASS-02 reports that a sheet is not in force yet", () => {
    expect(resolveSheet(library, issue(2027), "2026-12-01").age).toBe("early")
  })
})
