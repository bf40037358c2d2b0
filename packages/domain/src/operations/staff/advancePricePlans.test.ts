import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { advancePricePlans, isPlanOver, type PlannedPrices, type PricePlan } from "./advancePricePlans.ts"

const price = (regular: number) => ({ regular, sale: null })
const BASE = price(10_000)
/** Each plan has a different price, so that a price identifies its plan. */
const plans = fc
  .array(fc.record({ startsAt: fc.nat(40), length: fc.option(fc.integer({ min: 1, max: 20 })) }), { maxLength: 6 })
  .map((drafts) =>
    drafts.map(({ length, startsAt }, at): PricePlan => ({
      planId: at + 1,
      price: price(at + 1),
      startsAt,
      endsAt: length === null ? null : startsAt + length
    }))
  )
const instants = fc.array(fc.nat(70), { minLength: 1, maxLength: 12 }).map((times) => times.toSorted((one, other) => one - other))

/** Reference implementation: the newest active sale, otherwise the newest price without an end, otherwise the base price. */
const findPriceAt = (base: PricePlan["price"], all: ReadonlyArray<PricePlan>, at: number): PricePlan["price"] => {
  const newestFirst = all.toSorted((one, other) => other.startsAt - one.startsAt || other.planId - one.planId)
  const begun = newestFirst.filter(({ startsAt }) => startsAt <= at)
  const sale = begun.find(({ endsAt }) => endsAt !== null && at < endsAt)
  return (sale ?? begun.find(({ endsAt }) => endsAt === null))?.price ?? base
}

/** Runs the job at some instants, as the shop does, and returns the state after each. */
const run = (all: ReadonlyArray<PricePlan>, times: ReadonlyArray<number>): ReadonlyArray<PlannedPrices> => {
  let state: PlannedPrices = { live: BASE, regular: null, applied: null }
  let open = all
  return times.map((at) => {
    state = advancePricePlans(state, open, at)
    open = open.filter((plan) => !isPlanOver(plan, at))
    return state
  })
}

describe("advancePricePlans", () => {
  it("EDIT-23 gives the same price whenever the job runs, and however many runs are missed", () => {
    fc.assert(
      fc.property(plans, instants, (all, times) => {
        const states = run(all, times)
        for (const [index, at] of times.entries()) expect(states[index]!.live).toEqual(findPriceAt(BASE, all, at))
      })
    )
  })

  it("EDIT-23 changes a price only at a start or an end, whatever the order of the plans", () => {
    fc.assert(
      fc.property(plans, fc.nat(70), (all, at) => {
        const now = findPriceAt(BASE, all, at)
        expect(findPriceAt(BASE, all.toReversed(), at)).toEqual(now)
        const isBoundary = all.some(({ endsAt, startsAt }) => startsAt === at + 1 || endsAt === at + 1)
        if (!isBoundary) expect(findPriceAt(BASE, all, at + 1)).toEqual(now)
      })
    )
  })

  it("EDIT-23 returns the base price, or the price of a plan that has begun and not ended", () => {
    fc.assert(
      fc.property(plans, fc.nat(70), (all, at) => {
        const plan = all.find((known) => known.price.regular === findPriceAt(BASE, all, at).regular)
        expect(plan === undefined || (plan.startsAt <= at && (plan.endsAt === null || at < plan.endsAt))).toBe(true)
        const isTemporaryOn = all.some(({ endsAt, startsAt }) => endsAt !== null && startsAt <= at && at < endsAt)
        expect(plan !== undefined && plan.endsAt !== null).toBe(isTemporaryOn)
      })
    )
  })

  it("EDIT-23 does not restore the old regular price if the price was changed during the sale", () => {
    const sale: PricePlan = { planId: 1, price: price(8_000), startsAt: 10, endsAt: 20 }
    const begun = advancePricePlans({ live: BASE, regular: null, applied: null }, [sale], 10)
    expect(begun).toEqual({ live: price(8_000), regular: BASE, applied: sale })
    expect(advancePricePlans({ ...begun, live: price(7_000) }, [], 20).live).toEqual(price(7_000))
    expect(advancePricePlans(begun, [], 20)).toEqual({ live: BASE, regular: null, applied: null })
  })

  it("EDIT-23 starts a new regular price during a sale without ending the sale", () => {
    const sale: PricePlan = { planId: 1, price: price(8_000), startsAt: 10, endsAt: 30 }
    const stay: PricePlan = { planId: 2, price: price(11_000), startsAt: 20, endsAt: null }
    expect(run([sale, stay], [10, 20, 30]).map(({ live }) => live.regular)).toEqual([8_000, 8_000, 11_000])
  })
})
