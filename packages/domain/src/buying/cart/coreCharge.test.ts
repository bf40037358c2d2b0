import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CoreDeposit, computeCoreCredit, getCoreReturnDeadline, formatCoreDeposit, getReturnableCores } from "./coreCharge.ts"

const DAY = 86_400_000
const deposit: fc.Arbitrary<CoreDeposit> = fc.record({
  coreCharge: fc.nat(50_000),
  quantity: fc.integer({ min: 1, max: 999 }),
  refunded: fc.nat(1_200),
  arrivedAt: fc.option(fc.nat(1_000 * DAY))
})
const plain: CoreDeposit = { coreCharge: 3_000, quantity: 2, refunded: 0, arrivedAt: 10 * DAY }

describe("core deposits", () => {
  it("CORE-02 never credits more than was charged, however many cores are returned", () => {
    const sent = fc.array(fc.record({ pieces: fc.integer({ min: -5, max: 1_500 }), after: fc.nat(100) }), { maxLength: 20 })
    fc.assert(
      fc.property(deposit, sent, fc.nat(400), (first, deliveries, days) => {
        const charged = first.coreCharge * Math.max(0, first.quantity - first.refunded)
        let now = first.arrivedAt ?? 0
        let credited = 0
        let line = first
        for (const { after, pieces } of deliveries) {
          now += after * DAY
          const credit = computeCoreCredit(line, pieces, days, now)
          expect(credit).toBeGreaterThanOrEqual(0)
          credited += credit
          if (line.coreCharge > 0) line = { ...line, refunded: line.refunded + credit / line.coreCharge }
        }
        expect(credited).toBeLessThanOrEqual(charged)
      })
    )
  })

  it("CORE-02 credits each piece's deposit until the deadline, and nothing afterward or before delivery", () => {
    const last = getCoreReturnDeadline(10 * DAY, 180)
    expect([
      computeCoreCredit(plain, 1, 180, last - 1),
      computeCoreCredit(plain, 5, 180, last - 1),
      computeCoreCredit(plain, 1, 180, last)
    ]).toEqual([3_000, 6_000, 0])
    expect(getReturnableCores({ ...plain, arrivedAt: null }, 180, 20 * DAY)).toBe(0)
    expect(getReturnableCores({ ...plain, refunded: 1 }, 180, 20 * DAY)).toBe(1)
    expect(getReturnableCores({ ...plain, coreCharge: 0 }, 180, 20 * DAY)).toBe(0)
  })

  it("CORE-01 formats the deposit, with the price per piece for several pieces", () => {
    expect(formatCoreDeposit(1, 3_500)).toBe("Core deposit $35.00, refunded with your old part")
    expect(formatCoreDeposit(2, 7_500)).toBe("Core deposit $150.00 (2 × $75.00), refunded with your old parts")
  })
})
