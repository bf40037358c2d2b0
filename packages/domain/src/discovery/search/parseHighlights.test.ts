import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseHighlights } from "./parseHighlights.ts"

describe("a suggested query with its markup", () => {
  it("SRCH-37 is split into what matches and what does not", () => {
    expect(parseHighlights("<b>cam</b>aro <EM>brake</EM>s")).toEqual([
      { text: "cam", isMatch: true },
      { text: "aro ", isMatch: false },
      { text: "brake", isMatch: true },
      { text: "s", isMatch: false }
    ])
  })
  it("SRCH-37 keeps any other markup as text and reads the five entities", () => {
    expect(parseHighlights('<img src=x onerror="alert(1)">&lt;5&amp;6</b>')).toEqual([
      { text: '<img src=x onerror="alert(1)"><5&6', isMatch: false }
    ])
  })
  it("counts marks within marks, and survives an end without a beginning", () => {
    expect(parseHighlights("<b>a<em>b</em>c</b>d").map(({ isMatch }) => isMatch)).toEqual([true, true, true, false])
    expect(parseHighlights("</b>a<b>b").map(({ isMatch }) => isMatch)).toEqual([false, true])
  })
  it("loses no character of a text without markup", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
        expect(
          parseHighlights(escaped)
            .map((piece) => piece.text)
            .join("")
        ).toBe(text)
        expect(parseHighlights(`<b>${escaped}</b>`).every(({ isMatch }) => isMatch)).toBe(true)
      })
    )
  })
})
