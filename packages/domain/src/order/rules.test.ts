import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { canBecome, canReturn, orderNumberIn, orderStatuses, returnablePieces } from "./rules.ts"

const DAY = 24 * 3_600_000

describe("an order", () => {
  it("goes on and never back, and what is under way cannot be canceled", () => {
    const moves = orderStatuses.flatMap((from) => orderStatuses.filter((to) => canBecome(from, to)).map((to) => `${from} ${to}`))
    expect(moves).toEqual(["placed shipped", "placed canceled", "shipped delivered"])
  })

  it("can be sent back from when it is on its way until 60 days after it came", () => {
    const delivered = { status: "delivered", shippedAt: 0, deliveredAt: 10 * DAY } as const
    expect(canReturn(delivered, 69 * DAY)).toBe(true)
    expect(canReturn(delivered, 70 * DAY)).toBe(false)
    expect(canReturn({ status: "shipped", shippedAt: 0, deliveredAt: null }, DAY)).toBe(true)
    expect(canReturn({ status: "placed", shippedAt: null, deliveredAt: null }, DAY)).toBe(false)
    expect(canReturn({ status: "canceled", shippedAt: null, deliveredAt: null }, DAY)).toBe(false)
    expect([returnablePieces({ quantity: 3, returned: 1 }), returnablePieces({ quantity: 1, returned: 2 })]).toEqual([2, 0])
  })

  it("has a number that is read however it is typed, and nothing else is one", () => {
    expect(["4821773905", " # 4821 773-905", "48217739050", "482177390", "order", ""].map(orderNumberIn)).toEqual([
      "4821773905",
      "4821773905",
      null,
      null,
      null,
      null
    ])
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(orderNumberIn(text)).toSatisfy((read) => read === null || /^\d{10}$/.test(String(read)))
      })
    )
  })
})
