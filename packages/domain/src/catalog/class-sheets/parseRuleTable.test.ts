import { describe, expect, it } from "vitest"
import { isProblems, MAX_RULES, MAX_TABLE_LENGTH, parseRuleTable } from "./parseRuleTable.ts"
import { isDay, parseStoredRow, type RuleRow } from "./parseRuleRow.ts"
import { parseSheetHead, type SheetHead } from "./parseSheetHead.ts"

const context = { types: new Set(["race-wheel", "helmet"]), inherited: new Set(["wheel", "tire"]) }
const HEADER = "rule,paragraph,op,about,kind,when,condition,weight,from,to,text"
const parse = (...lines: ReadonlyArray<string>) => parseRuleTable([HEADER, ...lines].join("\n"), context)
const problems = (...lines: ReadonlyArray<string>) => {
  const result = parse(...lines)
  return isProblems(result) ? result.map(({ column, line, problem }) => `${line} ${column ?? ""}: ${problem}`) : []
}

describe("parseRuleTable", () => {
  it("CLASS-04 reads quoted cells with commas, quotes and line breaks", () => {
    const result = parse(`wheel,T1,change,race-wheel,only,,"part.number in ('A', 'B')",,,2026-05-31,"Two wheels, ""by number""."`)
    expect(isProblems(result)).toBe(false)
    if (!isProblems(result)) expect(result.rules[0]).toMatchObject({ id: "wheel", change: "change", text: 'Two wheels, "by number".' })
  })

  it("CLASS-04 reads tabs and semicolons, any letter case of the header, and skips empty lines", () => {
    const table = ["Rule;Paragraph;About;Kind;Text;Note", "", 'helmet;1;"helmet; car";free;Any helmet.;new'].join("\r\n")
    const result = parseRuleTable(table, context)
    if (!isProblems(result)) expect(result.rules).toMatchObject([{ id: "helmet", change: "add", about: ["helmet", "car"] }])
    expect(isProblems(result)).toBe(false)
  })

  it("CLASS-04 names the line, the column and the remedy of each fault", () => {
    expect(
      problems(
        "Wheel,T1,,race-wheel,free,,,,,,Any wheel.",
        "wheel,T1,,race-wheel,free,,,,,,Any wheel.",
        "hub,T1,change,race-wheel,free,,,,,,Any hub.",
        "hub,T1,,hub-cap,free,,,,,,Any hub.",
        "hub,,,car,limit,,,,2026-02-30,,",
        "hub,T1,,car,trade,,car.weight >,,,,Any hub.",
        "hub,T1,,car,free"
      )
    ).toEqual([
      "2 rule: Give the rule a name of lower-case letters, digits and hyphens, such as tire-cut.",
      "3 op: The sheet above has a rule wheel. Use change or drop, or another name.",
      "4 rule: The sheet above has no rule hub to change.",
      "5 about: The shop has no kind of part called “hub-cap”.",
      "6 paragraph: Name the paragraph in up to 20 characters.",
      "6 text: Say the rule in your own words, in up to 300 characters.",
      "6 from: Write the day as 2026-06-15 instead of “2026-02-30”.",
      "6 condition: A rule of the kind limit needs a condition.",
      "7 weight: Rules of the kind trade have a weight, all others none.",
      expect.stringContaining("7 condition: Expected a fact"),
      '8 : The line has 5 cells, the header 11. Put cells with commas in "quotes".'
    ])
  })

  it("CLASS-04 counts lines through a cell with a line break", () => {
    expect(problems('a,1,,car,free,,,,,,"Two', 'lines."', "B,1,,car,free,,,,,,One.")).toEqual([expect.stringMatching(/^4 rule/)])
  })

  it("CLASS-04 rejects a second row for the same rule and days, and accepts it for other days", () => {
    const row = (from: string, to: string) => `tire,T1,change,race-wheel,free,,,,${from},${to},Any.`
    expect(problems(row("", "2026-05-31"), row("2026-06-01", ""))).toEqual([])
    expect(problems(row("", ""), row("", ""))).toEqual(["3 rule: Line 2 has the same rule for the same days."])
  })

  it.each([
    ["", "1 rule: The table has no column rule."],
    [`${HEADER},price`, "1 price: Unknown column."],
    [`${HEADER},rule`, "1 rule: The column appears twice."],
    [HEADER, "1 : The table has no rules below its header."],
    [`${HEADER}\n"a`, '2 : A cell begins with " and does not end.'],
    [`${HEADER}\n${"a,1,,car,free,,,,,,Any.\n".repeat(MAX_RULES + 1)}`, `${MAX_RULES + 2} : The table has more than ${MAX_RULES} rules.`],
    ["x".repeat(MAX_TABLE_LENGTH + 1), `1 : The table has more than ${MAX_TABLE_LENGTH} characters.`]
  ])("CLASS-04 rejects a faulty table (%#)", (text, problem) => {
    const result = parseRuleTable(text, context)
    const [first] = isProblems(result) ? result : []
    expect(`${first?.line} ${first?.column ?? ""}: ${first?.problem}`).toContain(problem)
  })

  it("accepts only days of the calendar", () => {
    expect(["2028-02-29", "2026-12-31"].every(isDay)).toBe(true)
    expect(["2026-02-29", "2026-04-31", "2026-13-01", "26-01-01", ""].some(isDay)).toBe(false)
  })
})

describe("parseSheetHead", () => {
  const head: SheetHead = {
    publisher: "Tallow Bend Speedway",
    class: "Hobby Stock",
    race_type: "hobby-stock",
    season: "2026",
    issued: "2026-02-20",
    from: "2026-03-01",
    to: "",
    inherits: "",
    silence: "engine=not legal;*=not ruled",
    link: "https://track.example/rules"
  }
  const parseHead = (fields: Partial<SheetHead>) =>
    parseSheetHead({ ...head, ...fields }, { raceTypes: new Set(["hobby-stock"]), library: new Map() })

  it("CLASS-04 reads a head", () => {
    expect(parseHead({})).toMatchObject({
      season: 2026,
      to: null,
      inherits: null,
      silence: new Map([
        ["engine", "not legal"],
        ["*", "not ruled"]
      ])
    })
  })

  it.each([
    { field: "publisher", value: "" },
    { field: "class", value: "x".repeat(81) },
    { field: "race_type", value: "chariot" },
    { field: "season", value: "26" },
    { field: "issued", value: "yesterday" },
    { field: "to", value: "2026-02-01" },
    { field: "inherits", value: "line:nothing" },
    { field: "silence", value: "engine=maybe" },
    { field: "link", value: "javascript:alert(1)" }
  ] as const)("CLASS-04 names the field $field if its value is invalid", ({ field, value }) => {
    expect(parseHead({ [field]: value })).toMatchObject([{ field }])
  })
})

describe("parseStoredRow", () => {
  const row: RuleRow = {
    rule: "wheel",
    paragraph: "T1",
    op: "change",
    about: "race-wheel; helmet",
    kind: "never",
    when: "",
    condition: "part.Color in (part.Color)",
    weight: "",
    from: "",
    to: "2026-05-31",
    text: "No red wheels."
  }

  it("CLASS-06 leaves parts to the inspector if their stored rule is no longer valid", () => {
    expect(parseStoredRow(row)).toMatchObject({
      id: "wheel",
      about: ["race-wheel", "helmet"],
      kind: "inspect",
      when: { _tag: "Always" },
      to: "2026-05-31",
      text: "No red wheels."
    })
    expect(parseStoredRow({ ...row, condition: "part.Color = 'Red'" })).toMatchObject({ kind: "never" })
  })

  it("CLASS-06 rejects a stored rule that is no longer valid and names no parts", () => {
    expect(parseStoredRow({ ...row, about: " ; " })).toBeNull()
  })
})
