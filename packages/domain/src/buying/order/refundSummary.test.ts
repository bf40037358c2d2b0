import fc from "fast-check"
import { expect, it } from "vitest"
import { getRefundedOfTotal, formatRefundSummary } from "./refundSummary.ts"

const total = 12_000

it("AFT-22 formatRefundSummary shows the refunded amount, or the credit before any refund", () => {
  const order = { status: "delivered", total, credited: 0, refunded: 0 } as const
  expect(formatRefundSummary(order)).toBeNull()
  expect(formatRefundSummary({ ...order, credited: 4_000 })).toBe("$40.00 credited")
  expect(formatRefundSummary({ ...order, credited: 4_000, refunded: 4_000 })).toBe("$40.00 refunded")
  expect(formatRefundSummary({ ...order, credited: total, refunded: total })).toBe("all refunded")
  expect(formatRefundSummary({ ...order, status: "canceled", credited: total })).toBeNull()
  expect(formatRefundSummary({ ...order, status: "canceled", credited: total, refunded: total })).toBe("all refunded")
})

it("AFT-22 getRefundedOfTotal excludes refunds of overpayments and never exceeds the total", () => {
  expect(getRefundedOfTotal({ total, paid: 2 * total, refunded: total })).toBe(0)
  expect(getRefundedOfTotal({ total, paid: 2 * total, refunded: total + 4_000 })).toBe(4_000)
  const cents = fc.nat(100_000)
  fc.assert(
    fc.property(cents, cents, cents, (sum, paid, refunded) => {
      const refundedOfTotal = getRefundedOfTotal({ total: sum, paid, refunded })
      expect(refundedOfTotal).toBeGreaterThanOrEqual(0)
      expect(refundedOfTotal).toBeLessThanOrEqual(Math.min(sum, refunded))
      if (paid <= sum) expect(refundedOfTotal).toBe(Math.min(sum, refunded))
    })
  )
})
