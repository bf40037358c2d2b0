import fc from "fast-check"
import { expect, it } from "vitest"
import { getVisibleRows, wrapKeys } from "./layout.ts"

const word = fc.string({ minLength: 1, maxLength: 12 })

it("wrapKeys shows every key in order, on lines of the width", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ key: word, action: word }), { maxLength: 20 }), fc.integer({ min: 40, max: 200 }), (keys, width) => {
      const lines = wrapKeys(keys, width)
      expect(lines.flat()).toEqual(keys)
      for (const line of lines) expect(line.map(({ action, key }) => `${key} ${action}`).join("   ").length).toBeLessThanOrEqual(width)
    })
  )
})

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
