import { describe, expect, it } from "vitest"
import { behaviourIndex, readBehaviours, unknownIds } from "./behaviours.ts"

// OIL and GAS are no areas of the shop's own table, so that this file names no behaviour of it.
const table = "id\tstatement\nOIL-01\tOil is changed | checked.\nOIL-02\tOil is hot.\nGAS-101\tGas is fed.\n"
const behaviours = readBehaviours(table)

describe("the table", () => {
  it("is refused with a line that is no behaviour, and with an id twice", () => {
    expect(() => readBehaviours("id\tstatement\nOIL-01")).toThrow("not a behaviour: OIL-01")
    expect(() => readBehaviours(`${table}OIL-01\tAgain.`)).toThrow("not a behaviour: OIL-01")
  })
})

describe("the index", () => {
  it("counts and lists the tests of each behaviour, area by area, and tells which of them test what no channel reaches", () => {
    const file = "apps/engine/oil.test.ts"
    const index = behaviourIndex(behaviours, new Map([[file, new Set(["OIL-01", "OIL-02"])]]), new Map([[file, new Set(["OIL-01"])]]))
    expect(index.split("\n")).toEqual([
      "# OIL: 2 of 2 named by a test, 1 by one of what a channel reaches",
      "OIL-01 Oil is changed | checked.",
      "  apps/engine/oil.test.ts",
      "OIL-02 Oil is hot.",
      "  apps/engine/oil.test.ts (no channel reaches this)",
      "",
      "# GAS: 0 of 1 named by a test, 0 by one of what a channel reaches",
      "GAS-101 Gas is fed.",
      "",
      "Behaviours: 2 of 3 named by a test, 1 by one of what a channel reaches",
      "No test: GAS-101",
      "No channel: OIL-02"
    ])
  })

  it("tells an unknown id of a known area, and leaves words that only look like one alone", () => {
    const named = new Map([["a.test.ts", new Set(["OIL-01", "OIL-99", "SHA-256"])]])
    expect(unknownIds(behaviours, named)).toEqual(["a.test.ts names OIL-99, which docs/behaviours.tsv does not have"])
  })
})
