import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { budgets, type OpenRow, proposeSet, type SetCandidate } from "./proposeSet.ts"

const candidate = (id: number, tier: string, price: number, isGuaranteed = true): SetCandidate => ({ id, tier, price, isGuaranteed })
const never = () => false

/** Rows with candidates, and pairs of candidates that clash. */
const rows: fc.Arbitrary<ReadonlyArray<OpenRow<SetCandidate>>> = fc
  .array(
    fc.array(
      fc.record({
        tier: fc.constantFrom("value", "mid", "premium", "pro"),
        price: fc.integer({ min: 1, max: 90 }),
        isGuaranteed: fc.boolean()
      }),
      { maxLength: 4 }
    ),
    { maxLength: 5 }
  )
  .map((lists) => lists.map((list, row) => ({ number: row + 1, candidates: list.map((own, at) => ({ ...own, id: row * 10 + at })) })))
const pairs = fc.uniqueArray(fc.tuple(fc.nat(50), fc.nat(50)), { maxLength: 40, selector: String })
const toClash = (list: ReadonlyArray<readonly [number, number]>) => (one: number, other: number) =>
  list.some(([a, b]) => (a === one && b === other) || (a === other && b === one))

/** Counts the rows of the largest set by trying all of them. */
const countMost = (
  [row, ...rest]: ReadonlyArray<OpenRow<SetCandidate>>,
  clash: (one: number, other: number) => boolean,
  chosen: ReadonlyArray<number> = []
): number => {
  if (row === undefined) return chosen.length
  const ids = row.candidates.flatMap(({ id }) => (chosen.some((other) => clash(id, other)) ? [] : [id]))
  return Math.max(countMost(rest, clash, chosen), ...ids.map((id) => countMost(rest, clash, [...chosen, id])))
}

describe("proposeSet", () => {
  it("JOB-04 proposes no two parts that clash, and no part that clashes with a part of the shopper", () => {
    fc.assert(
      fc.property(rows, pairs, fc.constantFrom(...budgets), fc.array(fc.nat(50)), (open, list, budget, own) => {
        const clash = toClash(list)
        const { parts } = proposeSet(open, budget, clash, (id) => own.includes(id))
        const ids = [...parts.values()].map(({ id }) => id)
        expect(ids.some((one, at) => ids.slice(at + 1).some((other) => clash(one, other)))).toBe(false)
        expect(ids.some((id) => own.includes(id))).toBe(false)
        for (const [number, part] of parts) expect(open.find((row) => row.number === number)?.candidates).toContain(part)
      })
    )
  })

  it("JOB-04 fills as many rows as any choice of parts can, and names the rows that stay open", () => {
    fc.assert(
      fc.property(rows, pairs, fc.constantFrom(...budgets), (all, list, budget) => {
        // Small enough that all choices are tried.
        const open = all.slice(0, 3)
        const { clashing, parts } = proposeSet(open, budget, toClash(list))
        expect(parts.size).toBe(countMost(open, toClash(list)))
        const left = open.filter(({ candidates, number }) => candidates.length > 0 && !parts.has(number))
        expect(clashing).toEqual(left.map(({ number }) => number))
      })
    )
  })

  it("JOB-04 prefers guaranteed parts, then the budget's tier, then the budget's position among the prices", () => {
    const open = [
      {
        number: 1,
        candidates: [
          candidate(1, "premium", 90),
          candidate(2, "mid", 50),
          candidate(3, "value", 20),
          candidate(4, "value", 10),
          candidate(5, "value", 5, false)
        ]
      }
    ]
    const choose = (budget: (typeof budgets)[number]) => proposeSet(open, budget, never).parts.get(1)?.id
    expect(budgets.map(choose)).toEqual([4, 2, 1])
  })

  it("JOB-04 changes an earlier choice if that lets a later row have a part", () => {
    const open = [
      { number: 1, candidates: [candidate(1, "value", 1), candidate(2, "value", 2)] },
      { number: 2, candidates: [candidate(3, "value", 1)] }
    ]
    const { clashing, parts } = proposeSet(open, "value", toClash([[1, 3]]))
    expect([...parts.values()].map(({ id }) => id)).toEqual([2, 3])
    expect(clashing).toEqual([])
  })
})
