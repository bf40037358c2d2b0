import fc from "fast-check"
import { expect, it } from "vitest"
import { canCancel, orderStatuses } from "./rules.ts"

it("AFT-04 a customer may cancel what is being prepared and of which nothing is on its way, and nothing else", () => {
  fc.assert(
    fc.property(fc.constantFrom(...orderStatuses), fc.array(fc.constant({}), { maxLength: 3 }), (status, shipments) => {
      expect(canCancel({ status, shipments })).toBe(status === "placed" && shipments.length === 0)
    })
  )
})
