import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { evaluateCondition, readLeadingNumber } from "./evaluateCondition.ts"
import { MAX_CONDITION_LENGTH, parseCondition } from "./parseCondition.ts"

const evaluate = (text: string, facts: Readonly<Record<string, string>>) => {
  const condition = parseCondition(text)
  if (condition._tag === "UnreadableCondition") throw new Error(condition.problem)
  return evaluateCondition(condition, new Map(Object.entries(facts).map(([name, value]) => [name, [value]])))
}

describe("parseCondition", () => {
  it("CLASS-04 reads names with spaces, lists, connectives and parentheses", () => {
    const text = "part.Manifold Flange = 'Two-barrel (2300)' & (part.Airflow <= 500 | !car.engine in ('built', 'open'))"
    const condition = parseCondition(text)
    expect(condition).toMatchObject({ _tag: "And", conditions: [{ _tag: "Compare" }, { _tag: "Or" }] })
    const flange = { "part.manifold flange": "Two-barrel (2300)" }
    expect(evaluate(text, { ...flange, "part.airflow": "500 cfm" }).holds).toBe(true)
    expect(evaluate(text, { ...flange, "part.airflow": "650 cfm", "car.engine": "built" }).holds).toBe(false)
    expect(evaluate(text, { ...flange, "part.airflow": "650 cfm" })).toEqual({ holds: null, missing: ["car.engine"] })
  })

  it.each([
    ["part.Airflow", "Expected a comparison such as = or <= at the end"],
    ["part.Airflow <= ", "Expected a fact"],
    ["Airflow <= 500", "Expected a fact"],
    ["part.Type in ('A', 'B'", "Expected a comma or a closing parenthesis"],
    ["part.Color in ('Red', part.Color)", "Expected a number or a text in 'quotes' before “part.Color)”."],
    ["part.Airflow <= 500 500", "Expected the end, & or | before “500”."],
    ["!".repeat(20) + "car.a = 1", "nested more than 12 times"],
    [`car.a = '${"x".repeat(MAX_CONDITION_LENGTH)}'`, "longer than 500 characters"]
  ])("CLASS-04 names the fault of %s", (text, problem) => {
    expect(parseCondition(text)).toMatchObject({ _tag: "UnreadableCondition", problem: expect.stringContaining(problem) })
  })

  it("CLASS-04 tests each member of a list for each value of a fact", () => {
    const holds = (text: string, values: ReadonlyArray<string>) => {
      const condition = parseCondition(text)
      return condition._tag === "UnreadableCondition" ? text : evaluateCondition(condition, new Map([["part.color", values]])).holds
    }
    expect(holds("part.Color in ('Red', 'Blue')", ["red", "blue"])).toBe(true)
    expect(holds("part.Color in ('Red', 5)", ["Red", "5 in"])).toBe(true)
    expect(holds("part.Color in ('Red', 'Blue')", ["red", "green"])).toBeNull()
    expect(holds("part.Color in ('Red')", ["blue", "green"])).toBe(false)
  })

  it("CLASS-04 reads or rejects any text, and never fails in any other way", () => {
    const piece = fc.constantFrom("part.a", "car.b", "=", "<=", "in", "(", ")", "'x'", "&", "|", "!", ",", "5", " ", "'")
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join(" "))
        ),
        (text) => {
          expect(typeof parseCondition(text)._tag).toBe("string")
        }
      )
    )
  })
})

describe("readLeadingNumber", () => {
  it.each([
    ["1-5/8 in", 1.625],
    ["1/2 in", 0.5],
    ["9,500 lb", 9500],
    ["16 x 20 in", 16],
    [".410 in", 0.41],
    ["1.6 : 1", 1.6],
    ["Wide", null],
    ["1/0 in", null],
    ["4-9 psi", null],
    ["4 to 9 psi", null],
    ["4 psi – 9 psi", null],
    ["1-5/8 - 2 in", null],
    ["0.5-.75 in", null],
    ["2-barrel", 2],
    ["75 ft-lb", 75],
    ["8 in, 304 stainless", 8]
  ])("reads %s as %s", (label, number) => {
    expect(readLeadingNumber(label)).toBe(number)
  })
})
