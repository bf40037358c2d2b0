import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isSwipeToClose, type DrawerSide, SWIPE_TO_CLOSE } from "./swipe.ts"

const sides = fc.constantFrom<DrawerSide>("right", "left", "top", "bottom")
const pixels = fc.integer({ min: -2000, max: 2000 })

describe("closing a drawer by a swipe", () => {
  it("MODAL-08 needs 100 px toward its own edge", () => {
    expect([isSwipeToClose("right", { x: 100, y: 0 }), isSwipeToClose("right", { x: 99, y: 0 })]).toEqual([true, false])
    expect([isSwipeToClose("left", { x: -100, y: 0 }), isSwipeToClose("left", { x: 100, y: 0 })]).toEqual([true, false])
    expect([isSwipeToClose("top", { x: 0, y: -100 }), isSwipeToClose("bottom", { x: 0, y: 100 })]).toEqual([true, true])
  })

  it("MODAL-08 ignores movements under 100 px, and movements that are mostly across", () => {
    fc.assert(
      fc.property(sides, pixels, pixels, (side, x, y) => {
        const isSideways = side === "left" || side === "right"
        const [along, across] = isSideways ? [x, y] : [y, x]
        if (Math.abs(along) < SWIPE_TO_CLOSE || Math.abs(across) >= Math.abs(along)) {
          expect(isSwipeToClose(side, { x, y })).toBe(false)
        }
      })
    )
  })
})
