import { describe, expect, it } from "vitest"
import { formatAvailability, type Stock } from "./availability.ts"

const backorder: Stock = { availability: "Backorderable", quantity: 0, lead_days: null, available_on: "2026-03-09" }

describe("formatAvailability", () => {
  it("shows the date of a backorder until that date has passed", () => {
    expect(formatAvailability(backorder, "2026-02-01")).toBe("On backorder until Mar 9")
    expect(formatAvailability(backorder, "2026-03-09")).toBe("On backorder until Mar 9")
    expect(formatAvailability(backorder, "2026-03-10")).toBe("Backordered")
  })

  it("shows the lead time if a backorder's date has passed or is unknown", () => {
    expect(formatAvailability({ ...backorder, lead_days: 1 }, "2026-03-10")).toBe("Ships in 1 day")
    expect(formatAvailability({ ...backorder, lead_days: 12, available_on: null }, "2026-03-01")).toBe("Ships in 12 days")
  })
})
