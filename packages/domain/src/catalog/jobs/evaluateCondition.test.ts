import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { evaluateCondition, readAssertedFacts } from "./evaluateCondition.ts"
import type { JobFacts } from "./model.ts"

const facts = (record: Readonly<Record<string, string>>): JobFacts => new Map(Object.entries(record))

/** Conditions over three facts, as text. */
const comparison = fc
  .tuple(fc.constantFrom("a", "b", "c"), fc.constantFrom("=", "!="), fc.constantFrom("'x'", "'y'"))
  .map((words) => words.join(" "))
const condition: fc.Arbitrary<string> = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    comparison,
    fc.tuple(tie("any"), fc.constantFrom("&", "|"), tie("any")).map((words) => words.join(" ")),
    tie("any").map((inner) => `(${inner})`)
  )
})).any

describe("evaluateCondition", () => {
  it("JOB-02 binds & tighter than | and reads brackets", () => {
    const known = facts({ a: "x", b: "y", c: "y" })
    expect(evaluateCondition("a = 'x' | b = 'x' & c = 'x'", known).truth).toBe(true)
    expect(evaluateCondition("(a = 'x' | b = 'x') & c = 'x'", known).truth).toBe(false)
    expect(evaluateCondition("power > 300 & power <= 400", facts({ power: "400" })).truth).toBe(true)
  })

  it("JOB-02 is open, and lists the unknown facts, only if these facts could change the answer", () => {
    expect(evaluateCondition("a = 'x' & b = 'y'", facts({ a: "x" }))).toEqual({ truth: "open", open: ["b"] })
    expect(evaluateCondition("a = 'x' & b = 'y'", facts({ a: "y" }))).toEqual({ truth: false, open: [] })
    expect(evaluateCondition("a = 'x' | b = 'y'", facts({ a: "x" }))).toEqual({ truth: true, open: [] })
  })

  it("JOB-02 keeps a known answer when another fact becomes known", () => {
    fc.assert(
      fc.property(
        condition,
        fc.dictionary(fc.constantFrom("a", "b", "c"), fc.constantFrom("x", "y")),
        fc.constantFrom("a", "b", "c"),
        (text, record, added) => {
          const before = evaluateCondition(text, facts(record)).truth
          const after = evaluateCondition(text, facts({ [added]: "x", ...record })).truth
          expect(before === "open" || before === after).toBe(true)
        }
      )
    )
  })

  it("JOB-02 rejects an unreadable condition with an error that names it", () => {
    for (const text of ["a =", "a = 'x' b", "(a = 'x'", "= 'x'"]) expect(() => evaluateCondition(text, facts({}))).toThrow(text)
  })
})

it("JOB-02 readAssertedFacts returns the equalities of a conjunction, and no facts for a disjunction", () => {
  expect([...readAssertedFacts("front_brakes = 'drum' & year >= 1967")]).toEqual([["front_brakes", "drum"]])
  expect(readAssertedFacts("ignition = 'points' | ignition = 'electronic'").size).toBe(0)
})
