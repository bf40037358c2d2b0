import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  isPartlyShipped,
  type LineQuantities,
  getOpenQuantity,
  validatePick,
  getQuantitiesToCancel,
  deriveOrderStatus
} from "./lineQuantities.ts"

const line = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(20), fc.nat(20)).map(([quantity, canceled, shipped]) => {
  const gone = Math.min(canceled, quantity)
  return { quantity, canceled: gone, shipped: Math.min(shipped, quantity - gone) }
})
const order = fc
  .array(line, { minLength: 1, maxLength: 6 })
  .map((lines): ReadonlyArray<LineQuantities> => lines.map((pieces, index) => ({ ordinality: index + 1, ...pieces })))
const step = fc.record({ ordinality: fc.integer({ min: 0, max: 7 }), quantity: fc.integer({ min: -2, max: 25 }), isShipped: fc.boolean() })

describe("line quantities", () => {
  it("DESK-04 never ships or cancels more pieces than ordered, for any picks in any order", () => {
    fc.assert(
      fc.property(order, fc.array(step, { maxLength: 30 }), (ordered, steps) => {
        let lines = ordered
        for (const { isShipped, ...picked } of steps) {
          const before = lines.find(({ ordinality }) => ordinality === picked.ordinality)
          const isOpen = before !== undefined && picked.quantity >= 1 && picked.quantity <= getOpenQuantity(before)
          expect(validatePick(lines, [picked]) === null).toBe(isOpen)
          if (!isOpen) continue
          const of = isShipped ? "shipped" : "canceled"
          lines = lines.map((one) => (one.ordinality === picked.ordinality ? { ...one, [of]: one[of] + picked.quantity } : one))
        }
        for (const after of lines) expect(after.canceled + after.shipped + getOpenQuantity(after)).toBe(after.quantity)
      })
    )
  })

  it("DESK-04 rejects a pick that names a line twice, because the sum could exceed the open quantity", () => {
    const lines = [{ ordinality: 1, quantity: 3, canceled: 0, shipped: 0 }]
    const twice = [
      { ordinality: 1, quantity: 2 },
      { ordinality: 1, quantity: 2 }
    ]
    expect(validatePick(lines, twice)).not.toBeNull()
    expect(validatePick(lines, [])).toBe("Choose at least one piece.")
    expect(validatePick(lines, [{ ordinality: 1, quantity: 4 }])).toBe("Only 3 of line 1 are left.")
  })

  it("DESK-04 derives the order status: placed until all is shipped, canceled only if nothing remains", () => {
    fc.assert(
      fc.property(order, fc.boolean(), (lines, hasCome) => {
        const parcels = lines.some(({ shipped }) => shipped > 0) ? [{ deliveredAt: hasCome ? 1 : null }] : []
        const status = deriveOrderStatus(lines, parcels)
        const open = lines.reduce((sum, one) => sum + getOpenQuantity(one), 0)
        const remaining = lines.reduce((sum, { canceled, quantity }) => sum + quantity - canceled, 0)
        expect(status).toBe(remaining === 0 ? "canceled" : open > 0 ? "placed" : hasCome ? "delivered" : "shipped")
        expect(isPartlyShipped(lines)).toBe(parcels.length > 0 && open > 0)
      })
    )
  })

  it("AFT-05 cancels to the requested total, all or none, and changes nothing when repeated", () => {
    const wanted = fc.array(fc.record({ ordinality: fc.integer({ min: 1, max: 7 }), canceled: fc.integer({ min: 1, max: 25 }) }), {
      minLength: 1,
      maxLength: 6
    })
    fc.assert(
      fc.property(order, wanted, (lines, asked) => {
        const picked = getQuantitiesToCancel(lines, asked)
        const getTarget = ({ canceled, ordinality }: LineQuantities) =>
          Math.max(canceled, ...asked.filter((one) => one.ordinality === ordinality).map((one) => one.canceled))
        const canBe =
          asked.every(({ ordinality }) => ordinality <= lines.length) && lines.every((one) => getTarget(one) + one.shipped <= one.quantity)
        if (picked === null) {
          expect(canBe).toBe(false)
          return
        }
        const after = lines.map((one) => ({
          ...one,
          canceled: one.canceled + (picked.find(({ ordinality }) => ordinality === one.ordinality)?.quantity ?? 0)
        }))
        expect(after.map(({ canceled }) => canceled)).toEqual(lines.map(getTarget))
        for (const one of after) expect(one.canceled + one.shipped).toBeLessThanOrEqual(one.quantity)
        expect(getQuantitiesToCancel(after, asked)).toEqual([])
      })
    )
  })
})
