import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Cents } from "../../foundation/money/model.ts"
import { filterDominatedMethods } from "./filterDominatedMethods.ts"

const day = fc.integer({ min: 10, max: 19 }).map((date) => `2026-11-${date}`)
const ways = fc.integer({ min: 1, max: 4 }).chain((lines) =>
  fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 5 }).map((dollars) => Cents.make(dollars * 100)),
      arrivals: fc.array(fc.option(day), { minLength: lines, maxLength: lines })
    }),
    { maxLength: 4 }
  )
)
const way = (price: number, ...arrivals: ReadonlyArray<string | null>) => ({ price: Cents.make(price), arrivals })

describe("ways of sending", () => {
  it("BUY-05 of which one costs more and brings nothing sooner are not offered", () => {
    const ground = way(995, "2026-11-25", "2026-11-27")
    expect(filterDominatedMethods([ground, way(2_495, "2026-11-25", "2026-11-27")])).toEqual([ground])
    const air = way(2_495, "2026-11-25", "2026-11-26")
    expect(filterDominatedMethods([ground, air])).toEqual([ground, air])
    expect(filterDominatedMethods([ground, way(995, "2026-11-25", "2026-11-27")])).toHaveLength(2)
  })

  it("BUY-05 are all offered where nobody knows a day", () => {
    expect(filterDominatedMethods([way(995, null), way(2_495, null)])).toHaveLength(2)
  })

  it("BUY-05 always leave one of the cheapest, in their order, and the first day that any of them has", () => {
    fc.assert(
      fc.property(ways, (all) => {
        const offered = filterDominatedMethods(all)
        expect(all.filter((one) => offered.includes(one))).toEqual(offered)
        const least = (some: typeof offered) => Math.min(...some.map(({ price }) => price))
        expect(least(offered)).toBe(least(all))
        const known = (some: typeof offered) =>
          some.flatMap(({ arrivals }) => arrivals.flatMap((one) => (one === null ? [] : [one]))).toSorted()[0]
        expect(known(offered)).toBe(known(all))
      })
    )
  })
})
