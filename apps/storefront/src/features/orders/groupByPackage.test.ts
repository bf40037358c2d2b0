import { OrderLine } from "@camber/domain/order"
import { wireOrderLine } from "@camber/testing/records"
import { Schema } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { groupByPackage } from "./groupByPackage.ts"

const lineOf = Schema.decodeSync(OrderLine)

const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), canceled: fc.nat(9), first: fc.nat(9), second: fc.nat(9) }), {
  minLength: 1,
  maxLength: 5
})
const parcel = { carrier: "ups", trackingNumber: null, shippedAt: 1, deliveredAt: null } as const

it("AFT-06 groupByPackage puts every piece of an order into one group: a package, not packed yet, or canceled, without empty groups", () => {
  fc.assert(
    fc.property(lines, fc.boolean(), (wanted, isCanceled) => {
      const pieces = wanted.map(({ canceled, first, quantity, second }, index) => {
        const one = isCanceled ? 0 : Math.min(first, quantity)
        const two = isCanceled ? 0 : Math.min(second, quantity - one)
        return { ordinality: index + 1, quantity, one, two, canceled: Math.min(canceled, quantity - one - two) }
      })
      const ordered = pieces.map(({ canceled, one, ordinality, quantity, two }) =>
        lineOf(wireOrderLine({ ordinality, quantity, canceled, shipped: one + two }))
      )
      const sent = (of: "one" | "two", shipmentId: number) => ({
        ...parcel,
        shipmentId,
        lines: pieces.filter((line) => line[of] > 0).map(({ ordinality, ...line }) => ({ ordinality, quantity: line[of] }))
      })
      const shipments = [sent("one", 1), sent("two", 2)].filter((one) => one.lines.length > 0)
      const boxes = groupByPackage({ lines: ordered, shipments, status: isCanceled ? "canceled" : "placed" })
      for (const { ordinality, quantity } of ordered) {
        const placed = boxes.flatMap((box) => box.lines.filter(({ line }) => line.ordinality === ordinality))
        expect(placed.reduce((sum, one) => sum + one.pieces, 0)).toBe(quantity)
      }
      expect(boxes.every((box) => box.lines.length > 0)).toBe(true)
      if (isCanceled) expect(boxes.map(({ kind }) => kind)).toEqual(["canceled"])
    })
  )
})
