import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { prioritizeMakes, prioritizedMakes } from "./prioritizeMakes.ts"

const named = (names: ReadonlyArray<string>) => names.map((primary) => ({ primary }))

describe("prioritizeMakes", () => {
  it("puts Chevrolet, Ford and Dodge first and keeps the order of the others", () => {
    expect(prioritizeMakes(named(["Acura", "Dodge", "Zimmer", "Chevrolet", "AMC", "Ford"]))).toEqual(
      named(["Chevrolet", "Ford", "Dodge", "Acura", "Zimmer", "AMC"])
    )
  })
  it("keeps every make in any input", () => {
    const makes = fc.array(fc.oneof(fc.constantFrom(...prioritizedMakes), fc.string()))
    fc.assert(
      fc.property(makes, (names) => {
        expect(prioritizeMakes(named(names))).toHaveLength(names.length)
        expect(new Set(prioritizeMakes(named(names)).map(({ primary }) => primary))).toEqual(new Set(names))
      })
    )
  })
})
