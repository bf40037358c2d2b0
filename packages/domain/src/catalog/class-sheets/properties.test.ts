import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { judgeSubject } from "./judgeSubject.ts"
import { type ClassSheet, type Condition, type Facts, ruleKinds, type SheetRule, silences } from "./model.ts"
import { resolveSheet } from "./resolveSheet.ts"
import { sampleRule, sampleSheet } from "./testing/sampleSheets.ts"

const DAY = "2026-06-01"
const names = ["part.a", "part.b", "car.c"] as const
const values = ["1", "2", "x"] as const
const ids = ["one", "two", "three", "four"] as const

const operand = fc.oneof(
  fc.constantFrom(...values).map((value) => ({ _tag: "Text", value }) as const),
  fc.constantFrom(1, 2).map((value) => ({ _tag: "Number", value }) as const)
)
const fact = fc.constantFrom(...names).map((name) => ({ _tag: "Fact", name }) as const)

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.constant<Condition>({ _tag: "Always" }),
    fc.record({
      _tag: fc.constant("Compare" as const),
      left: fact,
      operator: fc.constantFrom("=" as const, "!=" as const, "<=" as const, ">" as const),
      right: operand
    }),
    fc.record({ _tag: fc.constant("Among" as const), left: fact, among: fc.array(operand, { minLength: 1, maxLength: 3 }) }),
    fc.record({ _tag: fc.constant("Not" as const), condition: tie("condition") }),
    fc.record({
      _tag: fc.constantFrom("And" as const, "Or" as const),
      conditions: fc.array(tie("condition"), { minLength: 1, maxLength: 3 })
    })
  )
}))

const rule: fc.Arbitrary<SheetRule> = fc
  .record({
    id: fc.constantFrom(...ids),
    kind: fc.constantFrom(...ruleKinds),
    change: fc.constantFrom("add" as const, "change" as const, "drop" as const),
    when: condition,
    condition,
    from: fc.constantFrom(null, "2026-01-01", "2026-07-01"),
    to: fc.constantFrom(null, "2026-05-01", "2026-12-31"),
    weight: fc.constantFrom(0, 25)
  })
  .map((fields) => sampleRule(fields))

const silence = fc.constantFrom(...silences).map((word) => new Map([["*", word]]))
const rules = fc.array(rule, { maxLength: 5 })
const sheet = fc.record({ rules, silence }).map((fields) => sampleSheet(fields))

const known: fc.Arbitrary<Facts> = fc
  .record(Object.fromEntries(names.map((name) => [name, fc.option(fc.subarray([...values], { minLength: 1 }))])))
  .map((record) => new Map(Object.entries(record).flatMap(([name, list]) => (list === null ? [] : [[name, list] as const]))))

/** Completes the facts: each has one value that agrees with the known facts. */
const complete = (facts: Facts, choice: ReadonlyArray<number>): Facts =>
  new Map(
    names.map((name, at) => {
      const list = facts.get(name) ?? values
      return [name, [list[(choice[at] ?? 0) % list.length] ?? ""]]
    })
  )

const judge = (given: ClassSheet, facts: Facts) =>
  judgeSubject(resolveSheet(new Map([[given.id, given]]), given, DAY), { type: "race-wheel", area: "wheels", facts })

describe("class sheets", () => {
  it("CLASS-02 changes only the rules that an exception names", () => {
    fc.assert(
      fc.property(rules, rules, (above, below) => {
        const parent = sampleSheet({ rules: above })
        const child = sampleSheet({ id: "track-2026", line: "track", inherits: { _tag: "Sheet", id: parent.id }, rules: below })
        const library = new Map([parent, child].map((each) => [each.id, each]))
        const named = new Set(below.map(({ id }) => id))
        const unnamed = (of: ClassSheet) => resolveSheet(library, of, DAY).rules.filter(({ id }) => !named.has(id))
        expect(unnamed(child)).toEqual(unnamed(parent))
      })
    )
  })

  it("CLASS-02 ignores a row outside of its days", () => {
    fc.assert(
      fc.property(rules, (all) => {
        const inForce = all.filter(({ from, to }) => (from === null || from <= DAY) && (to === null || DAY <= to))
        const resolve = (list: ReadonlyArray<SheetRule>) => {
          const own = sampleSheet({ rules: list })
          return resolveSheet(new Map([[own.id, own]]), own, DAY).rules.map(({ id, kind }) => [id, kind])
        }
        expect(resolve(all)).toEqual(resolve(inForce))
      })
    )
  })

  it("CLASS-03 keeps a known answer and its weight after any fact is added, so that a missing fact never makes a part legal", () => {
    fc.assert(
      fc.property(sheet, known, fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), (given, facts, choice) => {
        const before = judge(given, facts)
        if (before.answer === "needsFacts") return
        const after = judge(given, complete(facts, choice))
        expect([after.answer, after.weight]).toEqual([before.answer, before.weight])
      }),
      { numRuns: 2_000 }
    )
  })

  it("CLASS-03 asks nothing once every fact is known, and names a fact whenever it asks", () => {
    fc.assert(
      fc.property(sheet, known, fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), (given, facts, choice) => {
        const { answer, asks } = judge(given, facts)
        expect(asks.length > 0).toBe(answer === "needsFacts")
        // A label that is not a number stays unreadable where a number is compared.
        const numbers = new Map([...complete(facts, choice)].map(([name, [value = ""]]) => [name, [value === "x" ? "3" : value]]))
        const unreadable = JSON.stringify(given.rules).includes('"value":"x"')
        if (!unreadable) expect(judge(given, numbers).answer).not.toBe("needsFacts")
      }),
      { numRuns: 1_000 }
    )
  })
})
