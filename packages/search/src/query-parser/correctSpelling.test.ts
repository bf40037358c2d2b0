import { describe, expect, it } from "vitest"
import { correctSpelling } from "./correctSpelling.ts"
import { createLexicon, type LexiconEntry } from "./Lexicon.ts"
import { tokenize } from "./tokens.ts"

const type = (term: string, slug: string): LexiconEntry => ({ term, meaning: { kind: "type", slugs: [slug] }, weight: 0.95 })
const lexicon = createLexicon([type("brake pads", "brake-pad-set")], ["brakes", "break", "broke", "bright", "pans"])

describe("correctSpelling", () => {
  it("searches the vocabulary only once for each word", () => {
    const searched: Array<string> = []
    const counting = {
      ...lexicon,
      findSimilar: (word: string) => {
        searched.push(`similar ${word}`)
        return lexicon.findSimilar(word)
      },
      findAbbreviated: (word: string) => {
        searched.push(`abbreviated ${word}`)
        return lexicon.findAbbreviated(word)
      }
    }
    const corrected = correctSpelling(counting, tokenize("brak pds rotr brak pds"), { isForeign: false, isTyping: false })
    expect(corrected.map(({ text }) => text).join(" ")).toBe("brake pads rotr brake pads")
    expect(searched.toSorted()).toEqual([...new Set(searched)].toSorted())
  })
})
