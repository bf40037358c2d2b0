import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { highlightMatches } from "./toSuggestedQueries.ts"
import { parseHighlights } from "./parseHighlights.ts"
import { splitWords } from "./words.ts"

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
