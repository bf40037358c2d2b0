import { describe, expect, it } from "vitest"
import { parseTestTitles } from "./titles.ts"

// OIL and GAS are not requirement areas, so that this file names no real requirement.
const ids = (source: string) => parseTestTitles("a.test.ts", source).flatMap((title) => title.ids)

describe("ids in test titles", () => {
  it("include every id at the start of or within a title", () => {
    expect(ids(`it("OIL-01 OIL-02 stays hot", () => {})\ndescribe('what GAS-101 asks', () => {})`)).toEqual(["OIL-01", "OIL-02", "GAS-101"])
  })

  it("come from variants, tables and titles on a separate line", () => {
    expect(ids(`it.effect("OIL-01 drips", () => x)`)).toEqual(["OIL-01"])
    expect(ids(`it.each([1, 2])(\n  "%d litres are OIL-02", () => x)`)).toEqual(["OIL-02"])
    expect(ids(`it.each([["GAS-101 is fed", 1]])("%s", () => x)`)).toEqual(["GAS-101"])
    expect(ids(`const table = [["GAS-101 is fed", 1]]\nit.each(table)("%s", () => x)`)).toEqual(["GAS-101"])
  })

  it("come from template strings and from text with other quotes", () => {
    expect(ids("it(`OIL-01 ${name} doesn't leak, as OIL-02 says`, () => x)")).toEqual(["OIL-01", "OIL-02"])
    expect(ids(`it("an \\"OIL-01\\" label", () => x)`)).toEqual(["OIL-01"])
  })

  it("do not come from comments, values and other words", () => {
    expect(ids(`// keeps OIL-01\nexpect(sku).toBe("CAM-OIL-01")\nit("OIL-1 and XOIL-01x", () => x)`)).toEqual([])
  })
})

describe("the tag of the full suite", () => {
  const tagged = (source: string) => parseTestTitles("a.test.ts", source).map(({ isFull }) => isFull)

  it("is found in a test's options, beside other options, and on a group around the test", () => {
    expect(tagged(`it("OIL-01", { tags: "full" }, () => x)`)).toEqual([true])
    expect(tagged(`it.each([1])("OIL-01", { timeout: 9, tags: "full" }, () => x)`)).toEqual([true])
    expect(tagged(`describe("oil", { tags: "full" }, () => { it("OIL-01", () => x) })`)).toEqual([true])
  })

  it.each(["full", "fullAtDesk", "fullOnPhone"])("is found on an end-to-end test as %s", (tag) => {
    expect(tagged(`test("OIL-01", ${tag}, async ({ page }) => x)`)).toEqual([true])
    expect(tagged(`test("OIL-01", onPhone, async ({ page }) => ${tag}(page))`)).toEqual([false])
  })

  it("is not found on neighboring tests, or in the values of a test", () => {
    expect(tagged(`it("a", { tags: "full" }, () => x)\nit("OIL-01", () => x)`)).toEqual([false])
    expect(tagged(`it("OIL-01", () => fill({ tags: "full" }))`)).toEqual([false])
  })
})
