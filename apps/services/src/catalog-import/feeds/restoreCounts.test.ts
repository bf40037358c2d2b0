import { describe, expect, it } from "vitest"
import { restoreCounts } from "./restoreCounts.ts"

const toCounts = (...quantities: ReadonlyArray<number>) => quantities.map((quantity, at) => ({ warehouse: at + 1, quantity }))

describe("restoreCounts", () => {
  it("restores the count of each warehouse", () => {
    expect(restoreCounts(toCounts(3, 4), toCounts(10, 0), toCounts(10, 0))).toEqual(toCounts(3, 4))
  })

  it("keeps the effect of sales and returns since then, in other warehouses if necessary", () => {
    expect(restoreCounts(toCounts(3, 4), toCounts(10, 0), toCounts(5, 0))).toEqual(toCounts(0, 2))
    expect(restoreCounts(toCounts(3, 4), toCounts(10, 0), toCounts(10, 1))).toEqual(toCounts(3, 5))
    expect(restoreCounts(toCounts(1), toCounts(10), toCounts(2))).toEqual(toCounts(0))
  })
})
