import fc from "fast-check"
import { expect, it } from "vitest"
import { canShip, paymentStates } from "../payment/rules.ts"
import { getCancelableQuantity, canCancel, orderStatuses } from "./rules.ts"

it("AFT-04 a customer may cancel what is being prepared and of which nothing is on its way, and nothing else", () => {
  fc.assert(
    fc.property(fc.constantFrom(...orderStatuses), fc.array(fc.constant({}), { maxLength: 3 }), (status, shipments) => {
      expect(canCancel({ status, shipments })).toBe(status === "placed" && shipments.length === 0)
    })
  )
})

it("AFT-05 a customer may cancel pieces that are not on their way, of an order that is paid or comes with an invoice", () => {
  const pieces = fc.record({ quantity: fc.integer({ min: 1, max: 20 }), canceled: fc.nat(20), shipped: fc.nat(20) })
  fc.assert(
    fc.property(fc.constantFrom(...orderStatuses), fc.constantFrom(...paymentStates), pieces, (status, state, line) => {
      const open = Math.max(0, line.quantity - line.canceled - line.shipped)
      expect(getCancelableQuantity({ status, payment: { state } }, line)).toBe(status === "placed" && canShip(state) ? open : 0)
    })
  )
})
