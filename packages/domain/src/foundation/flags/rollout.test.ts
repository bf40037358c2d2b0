import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isInRollout } from "./rollout.ts"

const percent = fc.integer({ min: 0, max: 100 })
const visitor = fc.oneof(fc.uuid({ version: 4 }), fc.string())
const visitors = Array.from({ length: 20_000 }, (_, at) => `visitor-${at}`)
const shareOf = (flag: string, percent: number) => visitors.filter((one) => isInRollout(flag, one, percent)).length / visitors.length

describe("a flag that is rolled out to a share of the visitors", () => {
  it("is on for everybody at 100 percent and for nobody at 0", () => {
    fc.assert(
      fc.property(fc.string(), visitor, (flag, id) => {
        expect([isInRollout(flag, id, 100), isInRollout(flag, id, 0)]).toEqual([true, false])
      })
    )
  })

  it("is on at 0 percent not even for the visitors who are the first to get it", () => {
    const first = visitors.filter((one) => isInRollout("Frontend_PWA", one, 0.01))
    expect(first.length).toBeGreaterThan(0)
    expect(first.some((one) => isInRollout("Frontend_PWA", one, 0))).toBe(false)
  })

  it("sticks: a larger share keeps everybody who was in a smaller one", () => {
    fc.assert(
      fc.property(fc.string(), visitor, percent, percent, (flag, id, one, other) => {
        const [smaller, larger] = [Math.min(one, other), Math.max(one, other)]
        if (isInRollout(flag, id, smaller)) expect(isInRollout(flag, id, larger)).toBe(true)
      })
    )
  })

  it("is told for good: these visitors are in and out on every server and in every release", () => {
    const isIn = visitors.slice(0, 12).filter((one) => isInRollout("Frontend_PWA", one, 50))
    expect(isIn.map((one) => one.slice("visitor-".length)).join(" ")).toBe("3 4 5 6 7 9 10 11")
  })

  it.each([1, 10, 50, 90])("reaches %i percent of visitors whose ids are alike", (share) => {
    expect(Math.abs(shareOf("Frontend_PWA", share) - share / 100)).toBeLessThan(0.015)
  })

  it("falls on other visitors than another flag", () => {
    const both = visitors.filter((one) => isInRollout("a", one, 50) && isInRollout("b", one, 50)).length / visitors.length
    expect(Math.abs(both - 0.25)).toBeLessThan(0.015)
  })
})
