import { Cents } from "@camber/domain/money"
import { Quantity } from "@camber/domain/catalog"
import { expect, it } from "vitest"
import { coresText } from "./OrderDetails.tsx"

const DAY = 86_400_000
const line = { coreCharge: Cents.make(4_500), quantity: Quantity.make(4), canceled: 0, returned: 0, coresReturned: 0 }
const sent = { shippedAt: 0, deliveredAt: 10 * DAY }

it("CORE-02 coresText returns the refundable deposits, without canceled and returned pieces and returned old parts", () => {
  const text = (lines: ReadonlyArray<typeof line>, now = 20 * DAY) => coresText({ ...sent, lines }, 180, now)
  expect(text([line])).toContain("$180.00 in core deposits")
  expect(text([{ ...line, canceled: 1, returned: 1, coresReturned: 1 }])).toContain("$45.00 in core deposits")
  expect(text([{ ...line, canceled: 1, returned: 1, coresReturned: 2 }])).toBeNull()
  expect([189, 190].map((day) => text([line], day * DAY) === null)).toEqual([false, true])
  const waiting = { shippedAt: null, deliveredAt: null, lines: [{ ...line, canceled: 3 }] }
  expect(coresText(waiting, 180, 0)).toBe(
    "We refund $45.00 in core deposits when we receive your old parts, for 180 days after your order arrives."
  )
})
