import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isInRollout } from "./rollout.ts"

const percent = fc.integer({ min: 0, max: 100 })
const visitor = fc.oneof(fc.uuid({ version: 4 }), fc.string())
const visitors = Array.from({ length: 20_000 }, (_, at) => `visitor-${at}`)
const getShare = (flag: string, percent: number) => visitors.filter((one) => isInRollout(flag, one, percent)).length / visitors.length

describe("isInRollout", () => {
  it("is true for everyone at 100 percent and for no one at 0", () => {
    fc.assert(
      fc.property(fc.string(), visitor, (flag, id) => {
        expect(isInRollout(flag, id, 100)).toBe(true)
        expect(isInRollout(flag, id, 0)).toBe(false)
      })
    )
  })

  it("is false at 0 percent even for the visitors with the lowest bucket", () => {
    const first = visitors.filter((one) => isInRollout("Frontend_PWA", one, 0.01))
    expect(first.length).toBeGreaterThan(0)
    expect(first.some((one) => isInRollout("Frontend_PWA", one, 0))).toBe(false)
  })

  it("is sticky: a larger share includes every visitor of a smaller one", () => {
    fc.assert(
      fc.property(fc.string(), visitor, percent, percent, (flag, id, one, other) => {
        const [smaller, larger] = [Math.min(one, other), Math.max(one, other)]
        if (isInRollout(flag, id, smaller)) expect(isInRollout(flag, id, larger)).toBe(true)
      })
    )
  })

  it("is stable across servers and releases", () => {
    const isIn = visitors.slice(0, 12).filter((one) => isInRollout("Frontend_PWA", one, 50))
    expect(isIn.map((one) => one.slice("visitor-".length)).join(" ")).toBe("3 4 5 6 7 9 10 11")
  })

  it.each([1, 10, 50, 90])("includes %i percent of visitors even if their ids are similar", (share) => {
    expect(Math.abs(getShare("Frontend_PWA", share) - share / 100)).toBeLessThan(0.015)
  })

  it("selects visitors independently for different flags", () => {
    const both = visitors.filter((one) => isInRollout("a", one, 50) && isInRollout("b", one, 50)).length / visitors.length
    expect(Math.abs(both - 0.25)).toBeLessThan(0.015)
  })
})
