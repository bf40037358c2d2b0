import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { keepChoices } from "./partCounts.ts"

/** Counts the parts that match every kept choice. */
const count = (parts: ReadonlyArray<ReadonlyArray<string>>) => (kept: ReadonlyArray<string>) =>
  parts.filter((part) => kept.every((choice) => part.includes(choice))).length

describe("keepChoices", () => {
  it("CALC-07 drops the least important choice that no part has together with the others", () => {
    expect(keepChoices(["flange", "airflow"], count([["flange"], ["airflow"], ["flange"]]))).toEqual({ kept: ["flange"], count: 2 })
    expect(keepChoices(["tube", "length", "diameter"], count([["tube", "diameter"], ["length"]]))).toEqual({
      kept: ["tube", "diameter"],
      count: 1
    })
    expect(keepChoices(["tube"], count([["length"]]))).toEqual({ kept: [], count: 1 })
    expect(keepChoices(["tube"], count([]))).toEqual({ kept: [], count: 0 })
  })

  it("CALC-07 keeps choices that leave parts if any part exists, in their order, and never fewer than possible", () => {
    const names = ["a", "b", "c", "d"]
    fc.assert(
      fc.property(fc.array(fc.subarray(names), { minLength: 1 }), fc.subarray(names), (parts, choices) => {
        const { count: left, kept } = keepChoices(choices, count(parts))
        expect(left).toBe(count(parts)(kept))
        expect(left).toBeGreaterThan(0)
        expect(choices.filter((choice) => kept.includes(choice))).toEqual(kept)
        const most = Math.max(...parts.map((part) => choices.filter((choice) => part.includes(choice)).length))
        expect(kept).toHaveLength(most)
      })
    )
  })
})
