import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { clampQuantity } from "../../catalog/catalog/quantity.ts"
import { Cents } from "../../foundation/money/model.ts"
import { POINTS_STEP } from "../../customer/loyalty/getPointsValue.ts"
import {
  computeOrderTotals,
  computePromoDiscount,
  computeSavings,
  type Taxable,
  type PricingTerms,
  type PricedCartLine
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
const sumOf = (amounts: ReadonlyArray<number>) => amounts.reduce((sum, amount) => sum + amount, 0)
const noTerms: PricingTerms = { promo: null, points: 0, shipping: 995, freeShippingFrom: 9_900 }
const one = (unitPrice: number): PricedCartLine => ({
  quantity: clampQuantity(1),
  unitPrice: Cents.make(unitPrice),
  listPrice: null,
  coreCharge: Cents.make(0),
  isPurchaseable: true
})

describe("what a cart costs", () => {
  it("GAP-C58 is what its lines cost with shipping and tax, to the cent, whatever comes off", () => {
    fc.assert(
      fc.property(lines, terms, (lines, terms) => {
        const totals = computeOrderTotals(lines, terms)
        expect(sumOf(totals.lines.map(({ total }) => total))).toBe(totals.subtotal)
        expect(sumOf(totals.lines.map(({ discount }) => discount))).toBe(totals.promo + totals.pointsValue)
        expect(sumOf(totals.lines.map(({ paid }) => paid)) + totals.cores + totals.shipping + totals.tax).toBe(totals.total)
        expect(sumOf(totals.lines.map(({ core }) => core))).toBe(totals.cores)
        for (const { discount, paid, total } of totals.lines) expect(paid + discount).toBe(total)
      })
    )
  })

  it("is never below 0, and neither is any line of it, and all are whole cents", () => {
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

  it("CORE-01 no deposit for an old part changes what code, points, free shipping and the goods come to", () => {
    fc.assert(
      fc.property(lines, terms, (lines, terms) => {
        const untaxed = { ...terms, tax: ({ goods, shipping }: Taxable) => Math.round((goods + shipping) * 0.0825) }
        const withCores = computeOrderTotals(lines, untaxed)
        const without = computeOrderTotals(
          lines.map((line) => ({ ...line, coreCharge: Cents.make(0) })),
          untaxed
        )
        const bought = lines.filter(({ isPurchaseable }) => isPurchaseable)
        const cores = sumOf(bought.map(({ coreCharge, quantity }) => coreCharge * quantity))
        expect(withCores).toEqual({
          ...without,
          cores,
          total: without.total + cores,
          lines: without.lines.map((line, index) => ({ ...line, core: withCores.lines[index]?.core }))
        })
      })
    )
  })

  it("spends points in whole steps only, no more than there are and than the goods cost", () => {
    fc.assert(
      fc.property(lines, terms, (lines, terms) => {
        const { pointsSpent, pointsValue, promo, subtotal } = computeOrderTotals(lines, terms)
        expect(pointsSpent % POINTS_STEP).toBe(0)
        expect(pointsSpent).toBeLessThanOrEqual(terms.points)
        expect(pointsValue).toBeLessThanOrEqual(subtotal - promo)
      })
    )
    expect(computeOrderTotals([one(250)], { ...noTerms, points: 1_000 })).toMatchObject({
      pointsSpent: 50,
      pointsValue: 200,
      total: 50 + 995
    })
  })

  it("GAP-C58 charges 995 cents for shipping below the threshold and nothing from it on, nor for an empty cart", () => {
    expect(computeOrderTotals([one(9_899)], noTerms)).toMatchObject({ shipping: 995, total: 10_894 })
    expect(computeOrderTotals([one(9_900)], noTerms)).toMatchObject({ shipping: 0, total: 9_900 })
    expect(computeOrderTotals([one(9_900)], { ...noTerms, freeShippingFrom: null })).toMatchObject({ shipping: 995 })
    expect(computeOrderTotals([], noTerms)).toMatchObject({ shipping: 0, total: 0, lines: [] })
  })

  it("leaves out what cannot be bought, and counts what the rest costs less than its list price", () => {
    const reduced = { ...one(800), listPrice: Cents.make(1_000), quantity: clampQuantity(3) }
    const gone = { ...one(5_000), listPrice: Cents.make(9_000), isPurchaseable: false }
    expect(computeOrderTotals([reduced, gone], noTerms)).toMatchObject({ subtotal: 2_400, savings: 600, total: 3_395 })
  })

  it("what is saved and what is to be paid for the goods are together what they cost at their list prices, to the cent", () => {
    fc.assert(
      fc.property(lines, terms, (lines, terms) => {
        const totals = computeOrderTotals(lines, { ...terms, points: 0, shipping: 0, tax: () => 0 })
        const sold = lines.filter(({ isPurchaseable }) => isPurchaseable)
        const atListPrices = sold.map(({ listPrice, quantity, unitPrice }) => quantity * Math.max(listPrice ?? 0, unitPrice))
        expect(computeSavings(totals) + totals.total - totals.cores).toBe(sumOf(atListPrices))
      })
    )
  })

  it("GAP-C58 a code takes off percents to the nearest cent, half a cent up, or an amount, from its minimum on", () => {
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
