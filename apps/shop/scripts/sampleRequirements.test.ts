import { describe, expect, it } from "vitest"
import type { Behaviour } from "./requirements.ts"
import { drawn } from "./sampleRequirements.ts"

const rows: ReadonlyArray<Behaviour> = Array.from({ length: 200 }, (_, index) => ({
  id: `OIL-${String(index + 1).padStart(2, "0")}`,
  layer: "ui",
  statement: "Oil is changed.",
  place: "/oil"
}))

describe("the rows of a day", () => {
  it("are as many as asked, each once", () => {
    const ids = drawn(rows, "2026-11-22", 60).map(({ id }) => id)
    expect(new Set(ids).size).toBe(60)
  })

  it("are the same for one seed, and others the next day", () => {
    const today = drawn(rows, "2026-11-22", 60)
    expect(drawn(rows.toReversed(), "2026-11-22", 60)).toEqual(today)
    expect(drawn(rows, "2026-11-23", 60)).not.toEqual(today)
  })

  it("come round to all of them within days", () => {
    const seen = new Set(Array.from({ length: 30 }, (_, day) => drawn(rows, `2026-12-${day}`, 60).map(({ id }) => id)).flat())
    expect(seen.size).toBe(200)
  })
})
