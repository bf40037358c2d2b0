import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createDictionary, type LexiconEntry, createLexicon } from "./Lexicon.ts"

const entry = (term: string, slug: string, isForeign: boolean): LexiconEntry => ({
  term,
  meaning: { kind: "type", slugs: [slug] },
  weight: 0.9,
  isForeign
})

// Uses only a few letters, so that words are often similar and have the same beginnings and meanings.
const word = fc.string({ unit: fc.constantFrom("a", "b"), minLength: 3, maxLength: 5 })
const terms = fc.uniqueArray(
  fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(" ")),
  { maxLength: 3 }
)

describe("foreign words", () => {
  it("NAV-143 foreign words are used only if the word has no meaning in the shop's language, and never as a correction or completion", () => {
    fc.assert(
      fc.property(terms, terms, (own, foreign) => {
        const shops = own.map((term) => entry(term, "own", false))
        const alone = createLexicon(shops)
        const both = createLexicon([...foreign.map((term) => entry(term, "foreign", true)), ...shops])
        const isForeign = (one: string) => foreign.includes(one) && !own.includes(one)
        for (const typed of [...own, ...foreign].flatMap((term) => term.split(" "))) {
          const [begun, slip] = [typed.slice(0, 3), `${typed}a`]
          expect(both.findSimilar(slip)).toEqual(alone.findSimilar(slip).filter((one) => !isForeign(one)))
          expect(both.findByPrefix(begun)).toEqual(alone.findByPrefix(begun).filter((one) => !isForeign(one)))
          expect(both.isKnown(typed)).toBe(alone.isKnown(typed) || foreign.includes(typed))
          expect(both.isHead(typed)).toBe(alone.isHead(typed))
        }
        for (const term of own) expect(both.getSenses(term)).toEqual(alone.getSenses(term))
        for (const term of foreign.filter(isForeign)) expect(both.getSenses(term).length, term).toBeGreaterThan(0)
      }),
      // An example with two equally similar words.
      { examples: [[["baba aaa", "babaa", "baab"], ["aaa"]]] }
    )
  })
})

describe("createDictionary", () => {
  it("finds exactly its own words", () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/)
    fc.assert(
      fc.property(fc.uniqueArray(word), word, (words, other) => {
        const isWord = createDictionary(words.toSorted().join("\n"))
        expect(words.every(isWord)).toBe(true)
        expect(isWord(other)).toBe(words.includes(other))
      })
    )
    expect(createDictionary("")("")).toBe(false)
  })
})
