import { describe, expect, it } from "vitest"
import type { Requirement } from "./requirements.ts"
import { sampleRequirements } from "./sampleRequirements.ts"

const rows: ReadonlyArray<Requirement> = Array.from({ length: 200 }, (_, index) => ({
  id: `OIL-${String(index + 1).padStart(2, "0")}`,
  layer: "ui",
  statement: "Oil is changed.",
  place: "/oil"
}))

describe("sampleRequirements", () => {
  it("returns the requested number of distinct requirements", () => {
    const ids = sampleRequirements(rows, "2026-11-22", 60).map(({ id }) => id)
    expect(new Set(ids).size).toBe(60)
  })

  it("returns the same sample for one seed, and a different one the next day", () => {
    const today = sampleRequirements(rows, "2026-11-22", 60)
    expect(sampleRequirements(rows.toReversed(), "2026-11-22", 60)).toEqual(today)
    expect(sampleRequirements(rows, "2026-11-23", 60)).not.toEqual(today)
  })

  it("covers all requirements within days", () => {
    const seen = new Set(Array.from({ length: 30 }, (_, day) => sampleRequirements(rows, `2026-12-${day}`, 60).map(({ id }) => id)).flat())
    expect(seen.size).toBe(200)
  })
})
