import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseHighlights } from "./parseHighlights.ts"

describe("parseHighlights", () => {
  it("SRCH-37 splits a query into matching and other segments", () => {
    expect(parseHighlights("<b>cam</b>aro <EM>brake</EM>s")).toEqual([
      { text: "cam", isMatch: true },
      { text: "aro ", isMatch: false },
      { text: "brake", isMatch: true },
      { text: "s", isMatch: false }
    ])
  })
  it("SRCH-37 keeps any other markup as text and decodes the five entities", () => {
    expect(parseHighlights('<img src=x onerror="alert(1)">&lt;5&amp;6</b>')).toEqual([
      { text: '<img src=x onerror="alert(1)"><5&6', isMatch: false }
    ])
  })
  it("handles nested tags and unbalanced closing tags", () => {
    expect(parseHighlights("<b>a<em>b</em>c</b>d").map(({ isMatch }) => isMatch)).toEqual([true, true, true, false])
    expect(parseHighlights("</b>a<b>b").map(({ isMatch }) => isMatch)).toEqual([false, true])
  })
  it("keeps every character of a text without markup", () => {
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
