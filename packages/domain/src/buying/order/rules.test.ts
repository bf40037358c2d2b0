import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  canTransitionOrder,
  canReturn,
  canReturnCores,
  canTransitionReturn,
  parseOrderNumber,
  orderStatuses,
  getReturnableCoreQuantity,
  getReturnableQuantity,
  RETURN_DAYS,
  returnStates,
  getCancelableQuantity,
  canCancel
} from "./rules.ts"
import { canShip, paymentStates } from "../payment/rules.ts"

const DAY = 24 * 3_600_000

describe("order rules", () => {
  it("allows only forward transitions, and no cancellation after shipment", () => {
    const moves = orderStatuses.flatMap((from) => orderStatuses.filter((to) => canTransitionOrder(from, to)).map((to) => `${from} ${to}`))
    expect(moves).toEqual(["placed shipped", "placed canceled", "shipped delivered"])
  })

  it("allows returns from the first shipment until 60 days after delivery", () => {
    const lines = [{ shipped: 1 }, { shipped: 0 }]
    const delivered = { status: "delivered", shippedAt: 0, deliveredAt: 10 * DAY, lines } as const
    expect(canReturn(delivered, RETURN_DAYS, 69 * DAY)).toBe(true)
    expect(canReturn(delivered, RETURN_DAYS, 70 * DAY)).toBe(false)
    expect(canReturn({ status: "shipped", shippedAt: 0, deliveredAt: null, lines }, RETURN_DAYS, DAY)).toBe(true)
    const placed = { status: "placed", shippedAt: null, deliveredAt: null } as const
    expect(canReturn({ ...placed, lines }, RETURN_DAYS, DAY)).toBe(true)
    expect(canReturn({ ...placed, lines: [{ shipped: 0 }] }, RETURN_DAYS, DAY)).toBe(false)
    expect(canReturn({ ...placed, status: "canceled", lines: [{ shipped: 0 }] }, RETURN_DAYS, DAY)).toBe(false)
    expect([getReturnableQuantity({ shipped: 3, returned: 1 }), getReturnableQuantity({ shipped: 1, returned: 2 })]).toEqual([2, 0])
  })

  it("CORE-02 allows core returns within a separate number of days", () => {
    const delivered = { status: "delivered", shippedAt: 0, deliveredAt: 10 * DAY, lines: [{ shipped: 1 }] } as const
    expect([70, 189, 190].map((day) => canReturnCores(delivered, 180, day * DAY))).toEqual([true, true, false])
    expect([39, 40].map((day) => canReturnCores(delivered, 30, day * DAY))).toEqual([true, false])
    expect(canReturnCores({ ...delivered, lines: [{ shipped: 0 }] }, 180, 11 * DAY)).toBe(false)
  })

  it("DESK-07 allows one core return per kept piece, and none without a deposit", () => {
    const line = { coreCharge: 4500, shipped: 3, returned: 1, coresReturned: 1 }
    expect([line, { ...line, coresReturned: 3 }, { ...line, coreCharge: 0 }].map(getReturnableCoreQuantity)).toEqual([1, 0, 0])
  })

  it("DESK-07 allows a return to be received or refused once, and to be closed after receipt", () => {
    const moves = returnStates.flatMap((from) => returnStates.filter((to) => canTransitionReturn(from, to)).map((to) => `${from} ${to}`))
    expect(moves).toEqual(["requested received", "requested refused", "received closed"])
  })

  it("parses order numbers in any format and rejects everything else", () => {
    expect(["4821773905", " # 4821 773-905", "48217739050", "482177390", "order", ""].map(parseOrderNumber)).toEqual([
      "4821773905",
      "4821773905",
      null,
      null,
      null,
      null
    ])
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseOrderNumber(text)).toSatisfy((read) => read === null || /^\d{10}$/.test(String(read)))
      })
    )
  })
})

it("AFT-04 canCancel allows only placed orders without shipments", () => {
  fc.assert(
    fc.property(fc.constantFrom(...orderStatuses), fc.array(fc.constant({}), { maxLength: 3 }), (status, shipments) => {
      expect(canCancel({ status, shipments })).toBe(status === "placed" && shipments.length === 0)
    })
  )
})

it("AFT-05 getCancelableQuantity counts the unshipped pieces of paid and invoice orders", () => {
  const pieces = fc.record({ quantity: fc.integer({ min: 1, max: 20 }), canceled: fc.nat(20), shipped: fc.nat(20) })
  fc.assert(
    fc.property(fc.constantFrom(...orderStatuses), fc.constantFrom(...paymentStates), pieces, (status, state, line) => {
      const open = Math.max(0, line.quantity - line.canceled - line.shipped)
      expect(getCancelableQuantity({ status, payment: { state } }, line)).toBe(status === "placed" && canShip(state) ? open : 0)
    })
  )
})
