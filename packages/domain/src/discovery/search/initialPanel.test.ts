import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { initialPanel } from "./initialPanel.ts"

const seen = (count: number) => Array.from({ length: count }, (_, at) => `seen ${at}`)
const fresh = ["new 0", "new 1"]

describe("initialPanel", () => {
  it.each([0, 1, 2, 3])("SRCH-13 shows new products after %d viewed products", (count) => {
    expect(initialPanel(seen(count), fresh)).toEqual({ kind: "newProducts", entries: fresh })
  })
  it.each([
    [4, 4],
    [6, 6],
    [7, 6],
    [30, 6]
  ])("SRCH-13 after %d viewed products shows %d of them", (count, shown) => {
    expect(initialPanel(seen(count), fresh)).toEqual({ kind: "recentActivity", entries: seen(shown) })
  })
  it("SRCH-13 shows the newest viewed products, at most six", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (recent) => {
        const { entries, kind } = initialPanel(recent, fresh)
        expect(kind === "recentActivity").toBe(recent.length > 3)
        if (kind === "recentActivity") expect(entries).toEqual(recent.slice(0, 6))
      })
    )
  })
})
