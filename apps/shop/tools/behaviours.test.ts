import { describe, expect, it } from "vitest"
import { behaviourIndex, idsInTitles, readBehaviours, unknownIds } from "./behaviours.ts"

// OIL and GAS are no areas of the shop's own table, so that this file names no behaviour of it.
const table = "id\tstatement\nOIL-01\tOil is changed | checked.\nOIL-02\tOil is hot.\nGAS-101\tGas is fed.\n"
const behaviours = readBehaviours(table)
const ids = (source: string) => [...idsInTitles(source)]

describe("the ids in a file's titles", () => {
  it("are all that a title begins with or holds", () => {
    expect(ids(`it("OIL-01 OIL-02 stays hot", () => {})\ndescribe('what GAS-101 asks', () => {})`)).toEqual(["OIL-01", "OIL-02", "GAS-101"])
  })

  it("are read from variants, from tables and from titles on a line of their own", () => {
    expect(ids(`it.effect("OIL-01 drips", () => x)`)).toEqual(["OIL-01"])
    expect(ids(`it.each([1, 2])(\n  "%d litres are OIL-02", () => x)`)).toEqual(["OIL-02"])
    expect(ids(`it.each([["GAS-101 is fed", 1]])("%s", () => x)`)).toEqual(["GAS-101"])
  })

  it("are read from template strings, past quotes of another kind", () => {
    expect(ids("it(`OIL-01 ${name} doesn't leak, as OIL-02 says`, () => x)")).toEqual(["OIL-01", "OIL-02"])
    expect(ids(`it("an \\"OIL-01\\" label", () => x)`)).toEqual(["OIL-01"])
  })

  it("are not read from comments, values and other words", () => {
    expect(ids(`// keeps OIL-01\nexpect(sku).toBe("CAM-OIL-01")\nit("OIL-1 and XOIL-01x", () => x)`)).toEqual([])
  })
})

describe("the table", () => {
  it("is refused with a line that is no behaviour, and with an id twice", () => {
    expect(() => readBehaviours("id\tstatement\nOIL-01")).toThrow("not a behaviour: OIL-01")
    expect(() => readBehaviours(`${table}OIL-01\tAgain.`)).toThrow("not a behaviour: OIL-01")
  })
})

describe("the index", () => {
  it("counts and lists the tests of each behaviour, area by area", () => {
    const index = behaviourIndex(behaviours, new Map([["apps/engine/oil.test.ts", new Set(["OIL-01"])]]))
    expect(index.split("\n")).toEqual([
      "# OIL: 1 of 2 named by a test",
      "OIL-01 Oil is changed | checked.",
      "  apps/engine/oil.test.ts",
      "OIL-02 Oil is hot.",
      "",
      "# GAS: 0 of 1 named by a test",
      "GAS-101 Gas is fed.",
      "",
      "Behaviours that a test names: 1 of 3"
    ])
  })

  it("tells an unknown id of a known area, and leaves words that only look like one alone", () => {
    const named = new Map([["a.test.ts", new Set(["OIL-01", "OIL-99", "SHA-256"])]])
    expect(unknownIds(behaviours, named)).toEqual(["a.test.ts names OIL-99, which docs/behaviours.tsv does not have"])
  })
})
