import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { listNameCounter, listNameProblem, listNameRules } from "./listName.ts"

describe("the name of a list", () => {
  it.each(["", " ", "\t\n"])("TOAST-13 is required: %j will not do", (name) => {
    expect(listNameProblem(name)).toBe("Please provide a list name.")
  })
  it("TOAST-14 has at most 40 characters, and 40 will do", () => {
    expect([listNameProblem("x".repeat(40)), listNameProblem("x".repeat(41)), listNameProblem("🏁".repeat(40))]).toEqual([
      null,
      "List name must be less than 40 characters.",
      null
    ])
  })
  it("TOAST-13 TOAST-14 is told by the first rule that it breaks", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", " ", "🏁"), maxLength: 60 }), (name) => {
        const broken = listNameRules.filter(({ holds }) => !holds(name)).map(({ message }) => message)
        expect(listNameProblem(name)).toBe(broken[0] ?? null)
      })
    )
  })
  it("TOAST-15 is counted as it is typed, and the count agrees with the rule", () => {
    expect([listNameCounter(""), listNameCounter("Brakes")]).toEqual(["0/40 characters", "6/40 characters"])
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", " ", "🏁", "\ud83d"), maxLength: 60 }), (name) => {
        const count = Number(listNameCounter(name).split("/")[0])
        expect(listNameProblem(name) === null).toBe(count <= 40 && name.trim() !== "")
      })
    )
  })
})
