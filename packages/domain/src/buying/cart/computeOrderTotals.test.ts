import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { clampQuantity } from "../../catalog/catalog/rules.ts"
import { Cents } from "../../foundation/money/model.ts"
import { POINTS_STEP } from "../../customer/loyalty/rules.ts"
import {
  computeOrderTotals,
  computePromoDiscount,
  computeSavings,
  type Taxable,
  type PricingTerms,
  type PricedCartLine,
  getFreeShippingProgress
} from "./computeOrderTotals.ts"

const cents = (max: number) => fc.nat(max).map((amount) => Cents.make(amount))
const line: fc.Arbitrary<PricedCartLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }).map(clampQuantity),
  unitPrice: cents(2_000_000),
  listPrice: fc.option(cents(2_500_000)),
  coreCharge: cents(50_000),
  isPurchaseable: fc.boolean()
})
const promo = fc.oneof(
  fc.constant(null),
  fc.record({ percentOff: fc.integer({ min: 1, max: 100 }), amountOff: fc.constant(null), minimum: cents(50_000) }),
  fc.record({ percentOff: fc.constant(null), amountOff: cents(5_000_000), minimum: cents(50_000) })
)
const terms: fc.Arbitrary<PricingTerms> = fc.record({
  promo,
  points: fc.nat(100_000),
  shipping: fc.constantFrom(995, 2495),
  freeShippingFrom: fc.option(fc.nat(20_000)),
  tax: fc.constantFrom(
    () => 0,
    ({ cores, goods, shipping }: Taxable) => Math.round((goods + shipping + cores) * 0.0825)
  )
})
const lines = fc.array(line, { maxLength: 40 })
const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((sum, amount) => sum + amount, 0)
const noTerms: PricingTerms = { promo: null, points: 0, shipping: 995, freeShippingFrom: 9_900 }
const createSinglePieceLine = (unitPrice: number): PricedCartLine => ({
  quantity: clampQuantity(1),
  unitPrice: Cents.make(unitPrice),
  listPrice: null,
  coreCharge: Cents.make(0),
  isPurchaseable: true
})

describe("computeOrderTotals", () => {
  it("GAP-C58 adds up lines, discounts, cores, shipping and tax to the total, to the cent", () => {
    fc.assert(
      fc.property(lines, terms, (lines, terms) => {
        const totals = computeOrderTotals(lines, terms)
        expect(sum(totals.lines.map(({ total }) => total))).toBe(totals.subtotal)
        expect(sum(totals.lines.map(({ discount }) => discount))).toBe(totals.promo + totals.pointsValue)
        expect(sum(totals.lines.map(({ paid }) => paid)) + totals.cores + totals.shipping + totals.tax).toBe(totals.total)
        expect(sum(totals.lines.map(({ core }) => core))).toBe(totals.cores)
        for (const { discount, paid, total } of totals.lines) expect(paid + discount).toBe(total)
      })
    )
  })

  it("returns whole cents of at least 0 for the totals and every line", () => {
    fc.assert(
      fc.property(lines, terms, (lines, terms) => {
        const { lines: parts, ...amounts } = computeOrderTotals(lines, terms)
        for (const amount of [...Object.values(amounts), ...parts.flatMap((part) => Object.values(part))]) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      })
    )
  })

  it("does not depend on the order of the lines", () => {
    const shuffled = lines.chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })))
    fc.assert(
      fc.property(shuffled, terms, ([lines, others], terms) => {
        const sorted = (totals: ReturnType<typeof computeOrderTotals>) => ({
          ...totals,
          lines: totals.lines.map(({ discount, total }) => `${total}-${discount}`).toSorted()
        })
        expect(sorted(computeOrderTotals(others, terms))).toEqual(sorted(computeOrderTotals(lines, terms)))
      })
    )
  })

  it("CORE-01 computes promo, points, free shipping and goods without the core deposits", () => {
    fc.assert(
      fc.property(lines, terms, (lines, terms) => {
        const untaxed = { ...terms, tax: ({ goods, shipping }: Taxable) => Math.round((goods + shipping) * 0.0825) }
        const withCores = computeOrderTotals(lines, untaxed)
        const without = computeOrderTotals(
          lines.map((line) => ({ ...line, coreCharge: Cents.make(0) })),
          untaxed
        )
        const bought = lines.filter(({ isPurchaseable }) => isPurchaseable)
        const cores = sum(bought.map(({ coreCharge, quantity }) => coreCharge * quantity))
        expect(withCores).toEqual({
          ...without,
          cores,
          total: without.total + cores,
          lines: without.lines.map((line, index) => ({ ...line, core: withCores.lines[index]?.core }))
        })
      })
    )
  })

  it("spends points in whole steps, limited by the balance and the price of the goods", () => {
    fc.assert(
      fc.property(lines, terms, (lines, terms) => {
        const { pointsSpent, pointsValue, promo, subtotal } = computeOrderTotals(lines, terms)
        expect(pointsSpent % POINTS_STEP).toBe(0)
        expect(pointsSpent).toBeLessThanOrEqual(terms.points)
        expect(pointsValue).toBeLessThanOrEqual(subtotal - promo)
      })
    )
    expect(computeOrderTotals([createSinglePieceLine(250)], { ...noTerms, points: 1_000 })).toMatchObject({
      pointsSpent: 50,
      pointsValue: 200,
      total: 50 + 995
    })
  })

  it("GAP-C58 charges 995 cents for shipping below the threshold, and nothing from the threshold on or for an empty cart", () => {
    expect(computeOrderTotals([createSinglePieceLine(9_899)], noTerms)).toMatchObject({ shipping: 995, total: 10_894 })
    expect(computeOrderTotals([createSinglePieceLine(9_900)], noTerms)).toMatchObject({ shipping: 0, total: 9_900 })
    expect(computeOrderTotals([createSinglePieceLine(9_900)], { ...noTerms, freeShippingFrom: null })).toMatchObject({ shipping: 995 })
    expect(computeOrderTotals([], noTerms)).toMatchObject({ shipping: 0, total: 0, lines: [] })
  })

  it("skips unpurchasable lines and sums the savings on list prices", () => {
    const reduced = { ...createSinglePieceLine(800), listPrice: Cents.make(1_000), quantity: clampQuantity(3) }
    const gone = { ...createSinglePieceLine(5_000), listPrice: Cents.make(9_000), isPurchaseable: false }
    expect(computeOrderTotals([reduced, gone], noTerms)).toMatchObject({ subtotal: 2_400, savings: 600, total: 3_395 })
  })

  it("splits the list prices of the goods into savings and payment, to the cent", () => {
    fc.assert(
      fc.property(lines, terms, (lines, terms) => {
        const totals = computeOrderTotals(lines, { ...terms, points: 0, shipping: 0, tax: () => 0 })
        const sold = lines.filter(({ isPurchaseable }) => isPurchaseable)
        const atListPrices = sold.map(({ listPrice, quantity, unitPrice }) => quantity * Math.max(listPrice ?? 0, unitPrice))
        expect(computeSavings(totals) + totals.total - totals.cores).toBe(sum(atListPrices))
      })
    )
  })

  it("GAP-C58 applies a percentage rounded half up, or an amount, from the promo code's minimum on", () => {
    const percent = { percentOff: 15, amountOff: null, minimum: Cents.make(1_000) }
    const amount = { percentOff: null, amountOff: Cents.make(1_000), minimum: Cents.make(0) }
    expect([computePromoDiscount(1_010, percent), computePromoDiscount(1_003, percent), computePromoDiscount(999, percent)]).toEqual([
      152, 150, 0
    ])
    expect([computePromoDiscount(5_000, amount), computePromoDiscount(700, amount), computePromoDiscount(700, null)]).toEqual([
      1_000, 700, 0
    ])
  })
})

describe("getFreeShippingProgress", () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => Cents.make(value))

  it("GAP-C58 reaches free shipping exactly at the threshold", () => {
    const missing = (total: number) => getFreeShippingProgress(Cents.make(total), 9900)?.missing
    expect([missing(0), missing(9899), missing(9900), missing(9901)]).toEqual([9900, 1, 0, 0])
  })
  it("GAP-08 returns null without the setting", () => {
    expect(getFreeShippingProgress(Cents.make(100), null)).toBeNull()
  })
  it("returns the difference between threshold and total until the threshold is reached", () => {
    fc.assert(
      fc.property(cents, cents, (total, threshold) => {
        expect(getFreeShippingProgress(total, threshold)?.missing).toBe(total >= threshold ? 0 : threshold - total)
      })
    )
  })
})
