import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { typedText } from "../../foundation/ports/testing/typedText.ts"
import { getRecentSearches, addRecentSearch } from "./recentSearches.ts"

const typed = (...terms: ReadonlyArray<string>) => terms.reduce<ReadonlyArray<string>>(addRecentSearch, [])

describe("recent searches", () => {
  it("SRCH-40 HIST-14 HIST-15 returns the five newest, newest first", () => {
    expect(typed("a", "b", "c", "d", "e", "f")).toEqual(["f", "e", "d", "c", "b"])
  })
  it("SRCH-40 HIST-16 contains a term once, ignoring case, as typed last", () => {
    expect(typed("Disc Brakes", "cam", " disc brakes ")).toEqual(["disc brakes", "cam"])
  })
  it.each(["", "  ", "\t\n", "''", "’"])("SRCH-40 HIST-17 ignores the blank term %j", (blank) => {
    expect(typed("cam", blank)).toEqual(["cam"])
  })
  it("SRCH-40 keeps markup as text and truncates a long term", () => {
    expect(typed("<img src=x onerror=alert(1)>")).toEqual(["<img src=x onerror=alert(1)>"])
    expect(typed("x".repeat(10_000))).toEqual(["x".repeat(200)])
  })
  it("SRCH-40 returns at most five distinct terms without blanks, for any input", () => {
    const term = fc.oneof(fc.constantFrom("cam", "CAM", "Cam ", "", " ", "'"), typedText())
    fc.assert(
      fc.property(fc.array(term), (terms) => {
        const recent = typed(...terms)
        expect(recent.length).toBeLessThanOrEqual(5)
        expect(recent.filter((text) => text.trim() === "")).toEqual([])
        expect(new Set(recent.map((text) => text.toLowerCase())).size).toBe(recent.length)
        expect(getRecentSearches(recent)).toEqual(recent)
      })
    )
  })
})
