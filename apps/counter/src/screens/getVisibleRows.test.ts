import fc from "fast-check"
import { expect, it } from "vitest"
import { getVisibleRows } from "./getVisibleRows.ts"

it("getVisibleRows returns as many rows as fit, with the selected one among them", () => {
  const list = fc
    .integer({ min: 1, max: 200 })
    .chain((count) => fc.tuple(fc.constant(count), fc.nat({ max: count - 1 }), fc.integer({ min: 1, max: 60 })))
  fc.assert(
    fc.property(list, ([count, selected, height]) => {
      const { from, to } = getVisibleRows(count, selected, height)
      expect(to - from).toBe(Math.min(count, height))
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(count)
      expect(selected).toBeGreaterThanOrEqual(from)
      expect(selected).toBeLessThan(to)
    })
  )
})

it("getVisibleRows returns no row of an empty list", () => {
  expect(getVisibleRows(0, 0, 10)).toEqual({ from: 0, to: 0 })
})
