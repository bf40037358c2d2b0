import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { combineChoices } from "./combineChoices.ts"

/** Counts the parts that match every combined choice. */
const count = (parts: ReadonlyArray<ReadonlyArray<string>>) => (combined: ReadonlyArray<string>) =>
  parts.filter((part) => combined.every((choice) => part.includes(choice))).length

describe("combineChoices", () => {
  it("CALC-07 leaves out the least important choice if no part has all choices", () => {
    expect(combineChoices(["flange", "airflow"], count([["flange"], ["airflow"], ["flange"]]))).toEqual({ combined: ["flange"], count: 2 })
    expect(combineChoices(["tube", "length", "diameter"], count([["tube", "diameter"], ["length"]]))).toEqual({
      combined: ["tube", "diameter"],
      count: 1
    })
    expect(combineChoices(["tube"], count([["length"]]))).toEqual({ combined: [], count: 1 })
    expect(combineChoices(["tube"], count([]))).toEqual({ combined: [], count: 0 })
  })

  it("CALC-07 returns as many choices as possible for which there are parts, in the same order", () => {
    const names = ["a", "b", "c", "d"]
    fc.assert(
      fc.property(fc.array(fc.subarray(names), { minLength: 1 }), fc.subarray(names), (parts, choices) => {
        const { count: left, combined } = combineChoices(choices, count(parts))
        expect(left).toBe(count(parts)(combined))
        expect(left).toBeGreaterThan(0)
        expect(choices.filter((choice) => combined.includes(choice))).toEqual(combined)
        const most = Math.max(...parts.map((part) => choices.filter((choice) => part.includes(choice)).length))
        expect(combined).toHaveLength(most)
      })
    )
  })
})
