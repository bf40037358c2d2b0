import { describe, expect, it } from "vitest"
import { classicEngine } from "./classicEngine.ts"

const sold = { from: 1966, to: 1972 }

describe("an engine option of the classics table", () => {
  it.each([
    ["SBC V8 350", { lineage: "SBC", configuration: "V8", cubicInches: 350, liters: 5.7, name: "350", from: 1966, to: 1972 }],
    ["AMC V8 360 (1970)", { lineage: "AMC", configuration: "V8", cubicInches: 360, from: 1970, to: 1970 }],
    ["SBC V8 350 LT-1 (1970-1972)", { lineage: "SBC", cubicInches: 350, name: "350 LT-1", from: 1970, to: 1972 }],
    ["A V8 318 poly (to 1967)", { lineage: "A", cubicInches: 318, from: 1966, to: 1967 }],
    ["I6 230 (from 1963)", { lineage: "", configuration: "I6", from: 1966, to: 1972 }],
    ["BBC V8 427 (1969 COPO)", { lineage: "BBC", cubicInches: 427, from: 1969, to: 1969 }],
    ["335 V8 351M", { lineage: "335", cubicInches: 351, name: "351M" }],
    ["Slant Six 225", { lineage: "Slant Six", configuration: "I6", cubicInches: 225 }],
    ["Boss 429", { lineage: "Boss", configuration: "V8", cubicInches: 429 }],
    ["Flathead V8-60 136", { lineage: "Flathead", configuration: "V8", cubicInches: 136 }],
    ["Rotary 70 (12A)", { configuration: "R2", cylinders: 2, cubicInches: 70 }],
    ["I4 140 (2.3L Lima)", { configuration: "I4", cylinders: 4, liters: 2.3, from: 1966, to: 1972 }],
    ["I4 58 (948 cc)", { cubicInches: 58, from: 1966, to: 1972 }]
  ])("is read from %s", (option, expected) => {
    expect(classicEngine(option, sold)).toEqual([expect.objectContaining(expected)])
  })

  it("is split into two engines of the same years: 'BBC V8 396 / 402'", () => {
    const engines = classicEngine("BBC V8 396 / 402 (1968-1970)", sold)
    expect(engines.map(({ cubicInches, from, to }) => [cubicInches, from, to])).toEqual([
      [396, 1968, 1970],
      [402, 1968, 1970]
    ])
  })

  it("causes an error if it is invalid", () => {
    expect(() => classicEngine("a horse", sold)).toThrow("Invalid engine in the classics table: 'a horse'")
  })
})
