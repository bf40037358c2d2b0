import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findFreePlace, PLACES } from "./useFreePlace.ts"

const box = (left: number, top: number, width = 400, height = 60) => ({ left, top, right: left + width, bottom: top + height })
const boxes = { start: box(32, 808), end: box(1008, 808), top: box(32, 16) }

describe("findFreePlace", () => {
  it("NOTE-02 moves the notices away from a button that they would cover", () => {
    expect(findFreePlace(boxes, [])).toBe("start")
    expect(findFreePlace(boxes, [box(300, 780, 200, 40)])).toBe("end")
    expect(findFreePlace(boxes, [box(300, 780, 200, 40), box(1100, 820, 200, 40)])).toBe("top")
    expect(findFreePlace(boxes, [box(432, 808), box(32, 748)])).toBe("start")
  })

  it("NOTE-02 covers an action only if every place covers one", () => {
    const anyBox = fc.record({ left: fc.nat(1400), top: fc.nat(880) }).map(({ left, top }) => box(left, top, 120, 44))
    const isFree = (place: (typeof PLACES)[number], action: ReturnType<typeof box>) =>
      findFreePlace({ start: boxes[place], end: boxes[place], top: boxes[place] }, [action]) === "start" &&
      (action.right <= boxes[place].left ||
        action.left >= boxes[place].right ||
        action.bottom <= boxes[place].top ||
        action.top >= boxes[place].bottom)
    fc.assert(
      fc.property(fc.array(anyBox, { maxLength: 8 }), (actions) => {
        const place = findFreePlace(boxes, actions)
        const areFree = PLACES.map((one) => actions.every((action) => isFree(one, action)))
        expect(actions.every((action) => isFree(place, action))).toBe(areFree.includes(true))
      })
    )
  })
})
