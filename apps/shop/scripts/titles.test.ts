import { describe, expect, it } from "vitest"
import { parseTestTitles } from "./titles.ts"

// OIL and GAS are no areas of the shop's own table, so that this file names no behaviour of it.
const ids = (source: string) => parseTestTitles("a.test.ts", source).flatMap((title) => title.ids)

describe("the ids in a file's titles", () => {
  it("are all that a title begins with or holds", () => {
    expect(ids(`it("OIL-01 OIL-02 stays hot", () => {})\ndescribe('what GAS-101 asks', () => {})`)).toEqual(["OIL-01", "OIL-02", "GAS-101"])
  })

  it("are read from variants, from tables and from titles on a line of their own", () => {
    expect(ids(`it.effect("OIL-01 drips", () => x)`)).toEqual(["OIL-01"])
    expect(ids(`it.each([1, 2])(\n  "%d litres are OIL-02", () => x)`)).toEqual(["OIL-02"])
    expect(ids(`it.each([["GAS-101 is fed", 1]])("%s", () => x)`)).toEqual(["GAS-101"])
    expect(ids(`const table = [["GAS-101 is fed", 1]]\nit.each(table)("%s", () => x)`)).toEqual(["GAS-101"])
  })

  it("are read from template strings, past quotes of another kind", () => {
    expect(ids("it(`OIL-01 ${name} doesn't leak, as OIL-02 says`, () => x)")).toEqual(["OIL-01", "OIL-02"])
    expect(ids(`it("an \\"OIL-01\\" label", () => x)`)).toEqual(["OIL-01"])
  })

  it("are not read from comments, values and other words", () => {
    expect(ids(`// keeps OIL-01\nexpect(sku).toBe("CAM-OIL-01")\nit("OIL-1 and XOIL-01x", () => x)`)).toEqual([])
  })
})

describe("what a title's test mentions", () => {
  const mentioned = (source: string) => parseTestTitles("a.test.ts", source).map(({ mentions }) => [...mentions.names].toSorted().join(" "))

  it("is its own and what stands around it in its groups, not what its neighbours do", () => {
    expect(
      mentioned(`describe("oil", () => {
        const jar = pour()
        it("OIL-01", () => drain(jar))
        it("OIL-02", () => fill(jar))
        describe("hot", () => { beforeEach(heat); it("OIL-03", () => smell()) })
      })`)
    ).toEqual(["drain it jar pour", "fill it jar pour", "beforeEach heat it jar pour smell"])
  })

  it("is all of a group where the group has the title, and all of a test where its table has it", () => {
    expect(mentioned(`describe("OIL-01", () => { it("a", () => drain()); it("b", () => fill()) })`)).toEqual(["describe drain fill it"])
    expect(mentioned(`it.each([["OIL-01", warm]])("%s", () => drain())`)).toEqual(["drain it warm"])
  })
})
