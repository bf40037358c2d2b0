import { expect, it, describe } from "vitest"
import fc from "fast-check"
import { getCompletion, parseHighlights } from "./suggestions.ts"
import { highlightMatches } from "./toSuggestedQueries.ts"
import { splitWords } from "./createTermIndex.ts"

it.each([
  ["brake cal", "brake caliper", "iper"],
  ["Brake CAL", "brake caliper", "iper"],
  ["brake caliper", "brake caliper", ""],
  ["rotor", "brake caliper", ""],
  ["", "brake caliper", ""],
  ["brake", "", ""]
])("SRCH-06 getCompletion completes '%s' to '%s' with '%s'", (term, suggestion, rest) => {
  expect(getCompletion(term, suggestion)).toBe(rest)
})

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

describe("highlightMatches", () => {
  it("SRCH-37 marks typed word prefixes and escapes all other markup", () => {
    expect(highlightMatches("brake rotor", ["bra"])).toBe("<b>bra</b>ke rotor")
    expect(highlightMatches('rotor <img src=x> & "company"', ["rotor", "com"])).toBe(
      "<b>rotor</b> &lt;img src=x&gt; &amp; &quot;<b>com</b>pany&quot;"
    )
  })

  it("is reversed by parseHighlights for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (term, typed) => {
        const pieces = parseHighlights(highlightMatches(term, splitWords(typed)))
        expect(pieces.map(({ text }) => text).join("")).toBe(term)
        expect(pieces.filter(({ isMatch }) => isMatch).every(({ text }) => splitWords(typed).includes(text.toLowerCase()))).toBe(true)
      })
    )
  })
})
