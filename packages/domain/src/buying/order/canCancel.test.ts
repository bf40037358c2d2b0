import fc from "fast-check"
import { expect, it } from "vitest"
import { canShip, paymentStates } from "../payment/rules.ts"
import { getCancelableQuantity, canCancel, orderStatuses } from "./rules.ts"

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
