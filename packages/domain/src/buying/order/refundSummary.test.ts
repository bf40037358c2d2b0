import fc from "fast-check"
import { expect, it } from "vitest"
import { getRefundedOfTotal, formatRefundSummary } from "./refundSummary.ts"

const total = 12_000

it("AFT-22 says of a sum what was refunded, or credited while no money went back", () => {
  const order = { status: "delivered", total, credited: 0, refunded: 0 } as const
  expect(formatRefundSummary(order)).toBeNull()
  expect(formatRefundSummary({ ...order, credited: 4_000 })).toBe("$40.00 credited")
  expect(formatRefundSummary({ ...order, credited: 4_000, refunded: 4_000 })).toBe("$40.00 refunded")
  expect(formatRefundSummary({ ...order, credited: total, refunded: total })).toBe("all refunded")
  expect(formatRefundSummary({ ...order, status: "canceled", credited: total })).toBeNull()
  expect(formatRefundSummary({ ...order, status: "canceled", credited: total, refunded: total })).toBe("all refunded")
})

it("AFT-22 what was paid twice and went back is no refund of the order, which never is more than its total", () => {
  expect(getRefundedOfTotal({ total, paid: 2 * total, refunded: total })).toBe(0)
  expect(getRefundedOfTotal({ total, paid: 2 * total, refunded: total + 4_000 })).toBe(4_000)
  const cents = fc.nat(100_000)
  fc.assert(
    fc.property(cents, cents, cents, (sum, paid, refunded) => {
      const of = getRefundedOfTotal({ total: sum, paid, refunded })
      expect(of).toBeGreaterThanOrEqual(0)
      expect(of).toBeLessThanOrEqual(Math.min(sum, refunded))
      if (paid <= sum) expect(of).toBe(Math.min(sum, refunded))
    })
  )
})
