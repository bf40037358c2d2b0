import fc from "fast-check"
import { expect, it } from "vitest"
import { createDictionary } from "./Lexicon.ts"

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
