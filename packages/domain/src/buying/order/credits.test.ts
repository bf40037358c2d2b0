import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Credit, subtractCredit, sumCreditCents, type CreditLine, computeCredit, type CreditOrder } from "./credits.ts"

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 999 }),
    total: fc.nat(5_000_000),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    core: fc.nat(90_000)
  })
  .map(({ off, ...rest }): CreditLine => ({ ...rest, paid: rest.total - Math.floor(rest.total * off), back: 0, coresBack: 0, misfits: 0 }))
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  shipping: fc.nat(50_000),
  tax: fc.nat(900_000),
  taxes: fc.record({ shipping: fc.boolean(), cores: fc.boolean() }),
  points: fc.nat(10_000),
  pointsEarned: fc.nat(10_000),
  isUnsent: fc.boolean()
})
const pieces = fc.integer({ min: 1, max: 999 })
const steps = fc.array(fc.record({ at: fc.nat(5), pieces, isCore: fc.boolean(), isMisfit: fc.boolean() }), { maxLength: 20 })

/** Returns the order after pieces or cores of a line came back, at most as many as there are. */
const returnPieces = ({ lines, ...rest }: CreditOrder, at: number, pieces: number, isCore: boolean, isMisfit = false): CreditOrder => ({
  ...rest,
  lines: lines.map((item, index) => {
    if (index !== at % lines.length) return item
    if (isCore) return { ...item, coresBack: Math.min(item.quantity, item.coresBack + pieces) }
    const back = Math.min(item.quantity, item.back + pieces)
    return { ...item, back, misfits: item.misfits + (isMisfit ? back - item.back : 0) }
  })
})
const returnAll = ({ lines, ...rest }: CreditOrder): CreditOrder => ({
  ...rest,
  lines: lines.map((item) => ({ ...item, back: item.quantity, coresBack: item.quantity }))
})
const getTotal = ({ lines, shipping, tax }: CreditOrder) => lines.reduce((sum, { core, paid }) => sum + core + paid, 0) + shipping + tax
/** Returns the amount that the tax was charged on. */
const getTaxableAmount = ({ lines, shipping, taxes }: CreditOrder) =>
  lines.reduce((sum, { core, paid }) => sum + paid + (taxes.cores ? core : 0), 0) + (taxes.shipping ? shipping : 0)
const none: Credit = { goods: 0, cores: 0, shipping: 0, tax: 0, points: 0, unearned: 0 }

describe("computeCredit", () => {
  it("DESK-06 AFT-24 is never negative, never exceeds the charge, and does not depend on the order of returns", () => {
    fc.assert(
      fc.property(order, steps, (placed, back) => {
        let now: CreditOrder = placed
        let sum = none
        for (const { at, isCore, isMisfit, pieces } of back) {
          const next = returnPieces(now, at, pieces, isCore, isMisfit)
          const more = subtractCredit(computeCredit(now), computeCredit(next))
          for (const amount of Object.values(more)) expect(amount).toBeGreaterThanOrEqual(0)
          sum = plus(sum, more)
          now = next
        }
        expect(sum).toEqual(computeCredit(now))
        expect(sumCreditCents(sum)).toBeLessThanOrEqual(getTotal(placed))
        expect(sum.shipping).toBeLessThanOrEqual(placed.shipping)
        expect(sum.points).toBeLessThanOrEqual(placed.points)
        expect(sum.unearned).toBeLessThanOrEqual(placed.pointsEarned)
      })
    )
  })

  it("DESK-06 credits every cent and point if nothing of an unshipped order remains", () => {
    fc.assert(
      fc.property(order, (placed) => {
        const all = computeCredit(returnAll({ ...placed, isUnsent: true }))
        expect(sumCreditCents(all)).toBe(getTotal(placed))
        expect(all.points).toEqual(placed.points)
        expect(all.unearned).toEqual(placed.pointsEarned)
        expect(computeCredit({ ...placed, lines: placed.lines.map((one) => ({ ...one, back: 0, coresBack: 0 })) })).toEqual(none)
      })
    )
  })

  it("DESK-06 credits all tax after a full return, except the tax on shipping if something was shipped", () => {
    fc.assert(
      fc.property(order, (placed) => {
        const base = getTaxableAmount(placed)
        fc.pre(base > 0)
        const unrefundedShipping = placed.taxes.shipping && !placed.isUnsent ? placed.shipping : 0
        expect(computeCredit(returnAll(placed)).tax).toBe(Math.round((placed.tax * (base - unrefundedShipping)) / base))
      })
    )
  })

  it("DESK-06 credits the tax on a line or its cores in proportion to the taxed amount", () => {
    fc.assert(
      fc.property(order, fc.nat(5), fc.boolean(), (placed, at, isCore) => {
        const base = getTaxableAmount(placed)
        fc.pre(base > 0 && placed.lines.length > 1)
        const returnedLine = placed.lines[at % placed.lines.length]!
        const part = (isCore ? 0 : returnedLine.paid) + (placed.taxes.cores ? returnedLine.core : 0)
        expect(computeCredit(returnPieces(placed, at, returnedLine.quantity, isCore)).tax).toBe(Math.round((placed.tax * part) / base))
      })
    )
  })

  it("DESK-06 keeps shipping and its tax if something was shipped", () => {
    const placed = { shipping: 1000, tax: 220, taxes: { shipping: true, cores: false }, points: 0, pointsEarned: 10, isUnsent: false }
    const lines = [{ quantity: 3, paid: 1000, total: 1000, core: 900, back: 3, coresBack: 3, misfits: 0 }]
    expect(computeCredit({ ...placed, lines })).toEqual({ goods: 1000, cores: 900, shipping: 0, tax: 110, points: 0, unearned: 10 })
  })

  it("AFT-24 credits the share of shipping, by undiscounted price, for parts that were guaranteed to fit and do not", () => {
    const placed = { shipping: 1_000, tax: 400, taxes: { shipping: true, cores: false }, points: 0, pointsEarned: 0, isUnsent: false }
    const other = { quantity: 1, paid: 2_400, total: 3_000, core: 0, back: 0, coresBack: 0, misfits: 0 }
    const misfit = { quantity: 2, paid: 600, total: 1_000, core: 0, back: 1, coresBack: 0, misfits: 1 }
    const one = computeCredit({ ...placed, lines: [other, misfit] })
    expect(one).toMatchObject({ goods: 300, shipping: 125, tax: 43 })
    expect(computeCredit({ ...placed, lines: [other, { ...misfit, misfits: 0 }] })).toMatchObject({ goods: 300, shipping: 0 })
    const all = [other, misfit].map((line) => ({ ...line, back: line.quantity, misfits: line.quantity }))
    expect(sumCreditCents(computeCredit({ ...placed, lines: all }))).toBe(2_400 + 600 + 1_000 + 400)
  })

  it("AFT-24 credits exactly the whole shipping if all parts were guaranteed to fit and do not", () => {
    fc.assert(
      fc.property(order, (placed) => {
        fc.pre(placed.lines.some(({ total }) => total > 0))
        const lines = placed.lines.map((one) => ({ ...one, back: one.quantity, coresBack: one.quantity, misfits: one.quantity }))
        expect(sumCreditCents(computeCredit({ ...placed, lines }))).toBe(getTotal(placed))
      })
    )
  })

  it("DESK-06 credits a core deposit once, for the piece or its core", () => {
    const placed = { shipping: 0, tax: 0, taxes: { shipping: true, cores: true }, points: 0, pointsEarned: 0, isUnsent: false }
    const createLines = (back: number, coresBack: number) => [{ quantity: 2, paid: 500, total: 500, core: 90, back, coresBack, misfits: 0 }]
    expect([createLines(0, 1), createLines(1, 1), createLines(2, 2)].map((lines) => computeCredit({ ...placed, lines }).cores)).toEqual([
      45, 90, 90
    ])
  })
})

const plus = (a: Credit, b: Credit): Credit => ({
  goods: a.goods + b.goods,
  cores: a.cores + b.cores,
  shipping: a.shipping + b.shipping,
  tax: a.tax + b.tax,
  points: a.points + b.points,
  unearned: a.unearned + b.unearned
})
