import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { allocateProportionally } from "./allocateProportionally.ts"

const shares = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 60 })

describe("allocateProportionally", () => {
  it("allocates the amount exactly, and never more to a share than its size", () => {
    fc.assert(
      fc.property(shares, fc.double({ min: 0, max: 1, noNaN: true }), (shares, portion) => {
        const sum = shares.reduce((before, share) => before + share, 0)
        const amount = Math.floor(sum * portion)
        const parts = allocateProportionally(amount, shares)
        expect(parts.reduce((before, part) => before + part, 0)).toBe(amount)
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(shares[index] ?? 0)
        }
      })
    )
  })

  it("allocates within one unit of the exact proportion", () => {
    expect(allocateProportionally(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocateProportionally(1, [200, 400])).toEqual([0, 1])
    expect(allocateProportionally(5, [0, 0])).toEqual([0, 0])
  })

  it("allocates at least as much to a larger share", () => {
    fc.assert(
      fc.property(shares, fc.nat(1_000_000), (shares, amount) => {
        const parts = allocateProportionally(amount, shares)
        const sorted = shares.map((share, index) => ({ share, part: parts[index] ?? 0 })).toSorted((a, b) => a.share - b.share)
        for (const [index, current] of sorted.entries()) {
          const next = sorted[index + 1]
          if (next !== undefined && next.share > current.share) expect(next.part).toBeGreaterThanOrEqual(current.part)
        }
      })
    )
  })
})
