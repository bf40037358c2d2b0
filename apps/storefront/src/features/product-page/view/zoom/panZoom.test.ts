import fc from "fast-check"
import { expect, it } from "vitest"
import { enlarged, LARGEST, moved, type Spot, type View, WHOLE } from "./panZoom.ts"

const px = fc.integer({ min: -2000, max: 2000 })
const spot: fc.Arbitrary<Spot> = fc.record({ x: px, y: px })
const stage: fc.Arbitrary<Spot> = fc.record({ x: fc.integer({ min: 200, max: 2000 }), y: fc.integer({ min: 200, max: 1400 }) })
const factor = fc.double({ min: 0.05, max: 20, noNaN: true })

const walked = (steps: ReadonlyArray<readonly [number, Spot]>, room: Spot, side: number): View =>
  steps.reduce((view, [by, at]) => moved(enlarged(view, by, at, side, room), at, side, room), WHOLE)

it("the view stays between the whole picture and the largest zoom, without empty margins beside an enlarged picture", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, spot)), stage, (steps, room) => {
      const side = Math.min(room.x, room.y)
      const { scale, x, y } = walked(steps, room, side)
      expect(scale).toBeGreaterThanOrEqual(1)
      expect(scale).toBeLessThanOrEqual(LARGEST)
      expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (side * scale - room.x) / 2) + 1e-6)
      expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (side * scale - room.y) / 2) + 1e-6)
    })
  )
})

it("a reset of the zoom centers the picture", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, spot)), stage, (steps, room) => {
      const side = Math.min(room.x, room.y)
      const back = enlarged(walked(steps, room, side), 1 / LARGEST, { x: 0, y: 0 }, side, room)
      expect(back.scale).toBe(1)
      expect(back.x + 0).toBeCloseTo(0)
      expect(back.y + 0).toBeCloseTo(0)
    })
  )
})

it("zooming keeps the pointed spot at its position", () => {
  const room = { x: 600, y: 600 }
  const at = { x: 90, y: -120 }
  const view = enlarged(WHOLE, 2, at, 600, room)
  expect({ x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }).toEqual(at)
})
