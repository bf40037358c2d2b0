import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pageWindow } from "./Pagination.tsx"

const place = fc
  .integer({ min: 1, max: 2000 })
  .chain((total) => fc.record({ total: fc.constant(total), current: fc.integer({ min: 1, max: total }) }))

describe("the page numbers of the pagination", () => {
  it("contain the first page, the last page, the current page and the pages next to it", () => {
    fc.assert(
      fc.property(place, ({ current, total }) => {
        const slots = pageWindow(current, total)
        for (const page of [1, current - 1, current, current + 1, total]) {
          if (page >= 1 && page <= total) expect(slots).toContain(page)
        }
      })
    )
  })

  it("page numbers are in ascending order, at most nine, and have a gap in place of two or more pages", () => {
    fc.assert(
      fc.property(place, ({ current, total }) => {
        const slots = pageWindow(current, total)
        expect(slots.length).toBeLessThanOrEqual(9)
        slots.forEach((slot, index) => {
          const before = slots[index - 1]
          if (slot === "gap") {
            const after = slots[index + 1]
            expect(typeof before === "number" && typeof after === "number" && after - before > 2).toBe(true)
          } else if (typeof before === "number") {
            expect(slot).toBe(before + 1)
          }
        })
      })
    )
  })

  it("show a single omitted page in place of a gap", () => {
    expect(pageWindow(5, 27)).toEqual([1, 2, 3, 4, 5, 6, 7, "gap", 27])
    expect(pageWindow(1, 1)).toEqual([1])
  })
})
