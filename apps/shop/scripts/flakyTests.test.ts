import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { judgeSecondTries, type SecondTry } from "./flakyTests.ts"

const second = (test: string): SecondTry => ({ test, reason: "it fell" })
const runs = fc.array(fc.uniqueArray(fc.constantFrom("a", "b", "c", "d").map(second), { selector: ({ test }) => test }))

describe("a test that passes only at its second try", () => {
  it("is kept with its reason and the day, and fails no run", () => {
    expect(judgeSecondTries([], [second("a")], "2026-11-22")).toEqual({
      known: [{ test: "a", reason: "it fell", since: "2026-11-22" }],
      again: []
    })
  })

  it("fails the run when an earlier one has seen it, and keeps the day of that one", () => {
    const known = [{ ...second("a"), since: "2026-11-20" }]
    expect(judgeSecondTries(known, [second("b"), second("a")], "2026-11-22")).toEqual({
      known: [...known, { ...second("b"), since: "2026-11-22" }],
      again: [second("a")]
    })
  })

  it("is known once however many runs see it, and fails every run but the first that does", () => {
    fc.assert(
      fc.property(runs, (found) => {
        const seen = new Set<string>()
        let known: ReturnType<typeof judgeSecondTries>["known"] = []
        for (const run of found) {
          const verdict = judgeSecondTries(known, run, "2026-11-22")
          expect(verdict.again).toEqual(run.filter(({ test }) => seen.has(test)))
          for (const { test } of run) seen.add(test)
          known = verdict.known
          expect(known.map(({ test }) => test).toSorted()).toEqual([...seen].toSorted())
        }
      })
    )
  })
})
