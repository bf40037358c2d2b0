import { describe, expect, it } from "vitest"
import { isPurchaseable, NOT_AVAILABLE_TEXT } from "./availability.ts"

describe("what can be bought", () => {
  it.each([
    ["InStock", true],
    ["FactoryShipped", true],
    ["Backorderable", true],
    ["MadeToOrder", true],
    ["NotAvailable", false],
    ["Discontinued", false],
    [null, true]
  ])("%s: %s", (availability, can) => {
    expect(isPurchaseable(availability)).toBe(can)
  })

  it("DRW-11 what cannot says so", () => {
    expect(NOT_AVAILABLE_TEXT).toBe("This item is currently not available.")
  })
})
