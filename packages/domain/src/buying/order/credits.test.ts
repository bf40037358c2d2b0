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

/** The order after pieces or old parts of a line came back: never more than there are. */
const after = ({ lines, ...rest }: CreditOrder, at: number, pieces: number, isCore: boolean, isMisfit = false): CreditOrder => ({
  ...rest,
  lines: lines.map((one, index) => {
    if (index !== at % lines.length) return one
    if (isCore) return { ...one, coresBack: Math.min(one.quantity, one.coresBack + pieces) }
    const back = Math.min(one.quantity, one.back + pieces)
    return { ...one, back, misfits: one.misfits + (isMisfit ? back - one.back : 0) }
  })
})
const allBack = ({ lines, ...rest }: CreditOrder): CreditOrder => ({
  ...rest,
  lines: lines.map((one) => ({ ...one, back: one.quantity, coresBack: one.quantity }))
})
const totalOf = ({ lines, shipping, tax }: CreditOrder) => lines.reduce((sum, { core, paid }) => sum + core + paid, 0) + shipping + tax
/** What the tax was charged on. */
const taxedOf = ({ lines, shipping, taxes }: CreditOrder) =>
  lines.reduce((sum, { core, paid }) => sum + paid + (taxes.cores ? core : 0), 0) + (taxes.shipping ? shipping : 0)
const none: Credit = { goods: 0, cores: 0, shipping: 0, tax: 0, points: 0, unearned: 0 }

describe("what goes back of an order", () => {
  it("DESK-06 AFT-24 is never negative, never more than was charged, and the same in whichever order pieces go back", () => {
    fc.assert(
      fc.property(order, steps, (placed, back) => {
        let now: CreditOrder = placed
        let sum = none
        for (const { at, isCore, isMisfit, pieces } of back) {
          const next = after(now, at, pieces, isCore, isMisfit)
          const more = subtractCredit(computeCredit(now), computeCredit(next))
          for (const amount of Object.values(more)) expect(amount).toBeGreaterThanOrEqual(0)
          sum = plus(sum, more)
          now = next
        }
        expect(sum).toEqual(computeCredit(now))
        expect(sumCreditCents(sum)).toBeLessThanOrEqual(totalOf(placed))
        expect(sum.shipping).toBeLessThanOrEqual(placed.shipping)
        expect(sum.points).toBeLessThanOrEqual(placed.points)
        expect(sum.unearned).toBeLessThanOrEqual(placed.pointsEarned)
      })
    )
  })

  it("DESK-06 is every cent and every point once nothing of an order that was never sent is left", () => {
    fc.assert(
      fc.property(order, (placed) => {
        const all = computeCredit(allBack({ ...placed, isUnsent: true }))
        expect(sumCreditCents(all)).toBe(totalOf(placed))
        expect([all.points, all.unearned]).toEqual([placed.points, placed.pointsEarned])
        expect(computeCredit({ ...placed, lines: placed.lines.map((one) => ({ ...one, back: 0, coresBack: 0 })) })).toEqual(none)
      })
    )
  })

  it("DESK-06 gives all tax back but that of what is kept: of all that was sent, only the tax on shipping stays", () => {
    fc.assert(
      fc.property(order, (placed) => {
        const base = taxedOf(placed)
        fc.pre(base > 0)
        const kept = placed.taxes.shipping && !placed.isUnsent ? placed.shipping : 0
        expect(computeCredit(allBack(placed)).tax).toBe(Math.round((placed.tax * (base - kept)) / base))
      })
    )
  })

  it("DESK-06 gives with a line, or with its old parts, their share of what was taxed, and of nothing else", () => {
    fc.assert(
      fc.property(order, fc.nat(5), fc.boolean(), (placed, at, isCore) => {
        const base = taxedOf(placed)
        fc.pre(base > 0 && placed.lines.length > 1)
        const one = placed.lines[at % placed.lines.length]!
        const part = (isCore ? 0 : one.paid) + (placed.taxes.cores ? one.core : 0)
        expect(computeCredit(after(placed, at, one.quantity, isCore)).tax).toBe(Math.round((placed.tax * part) / base))
      })
    )
  })

  it("DESK-06 keeps shipping, with the tax on it, where something was sent", () => {
    const placed = { shipping: 1000, tax: 220, taxes: { shipping: true, cores: false }, points: 0, pointsEarned: 10, isUnsent: false }
    const lines = [{ quantity: 3, paid: 1000, total: 1000, core: 900, back: 3, coresBack: 3, misfits: 0 }]
    expect(computeCredit({ ...placed, lines })).toEqual({ goods: 1000, cores: 900, shipping: 0, tax: 110, points: 0, unearned: 10 })
  })

  it("AFT-24 gives with what was promised to fit and does not its share of the shipping, with the tax on it, by what it cost before the code", () => {
    const placed = { shipping: 1_000, tax: 400, taxes: { shipping: true, cores: false }, points: 0, pointsEarned: 0, isUnsent: false }
    const other = { quantity: 1, paid: 2_400, total: 3_000, core: 0, back: 0, coresBack: 0, misfits: 0 }
    const misfit = { quantity: 2, paid: 600, total: 1_000, core: 0, back: 1, coresBack: 0, misfits: 1 }
    const one = computeCredit({ ...placed, lines: [other, misfit] })
    expect(one).toMatchObject({ goods: 300, shipping: 125, tax: 43 })
    expect(computeCredit({ ...placed, lines: [other, { ...misfit, misfits: 0 }] })).toMatchObject({ goods: 300, shipping: 0 })
    const all = [other, misfit].map((line) => ({ ...line, back: line.quantity, misfits: line.quantity }))
    expect(sumCreditCents(computeCredit({ ...placed, lines: all }))).toBe(2_400 + 600 + 1_000 + 400)
  })

  it("AFT-24 gives all of the shipping back, and no cent more, once all was promised to fit and did not", () => {
    fc.assert(
      fc.property(order, (placed) => {
        fc.pre(placed.lines.some(({ total }) => total > 0))
        const lines = placed.lines.map((one) => ({ ...one, back: one.quantity, coresBack: one.quantity, misfits: one.quantity }))
        expect(sumCreditCents(computeCredit({ ...placed, lines }))).toBe(totalOf(placed))
      })
    )
  })

  it("DESK-06 gives a deposit back once, with the piece or with the old part", () => {
    const placed = { shipping: 0, tax: 0, taxes: { shipping: true, cores: true }, points: 0, pointsEarned: 0, isUnsent: false }
    const lineOf = (back: number, coresBack: number) => [{ quantity: 2, paid: 500, total: 500, core: 90, back, coresBack, misfits: 0 }]
    expect([lineOf(0, 1), lineOf(1, 1), lineOf(2, 2)].map((lines) => computeCredit({ ...placed, lines }).cores)).toEqual([45, 90, 90])
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
