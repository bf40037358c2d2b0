import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findSimilarWords, buildDeletionIndex } from "./findSimilarWords.ts"

const buildIndex = (words: ReadonlyMap<string, number>) => {
  const steps = buildDeletionIndex(words)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** Reference implementation of optimal string alignment: insertions, deletions, substitutions and transpositions. */
const countEdits = (one: string, other: string): number => {
  if (one === "" || other === "") return one.length + other.length
  const same = one.at(-1) === other.at(-1)
  const ways = [
    countEdits(one.slice(0, -1), other) + 1,
    countEdits(one, other.slice(0, -1)) + 1,
    countEdits(one.slice(0, -1), other.slice(0, -1)) + (same ? 0 : 1)
  ]
  if (one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1))
    ways.push(countEdits(one.slice(0, -2), other.slice(0, -2)) + 1)
  return Math.min(...ways)
}

// Uses only a few letters, so that words are often similar. Words have up to eight letters, so that both one and two edits are tested.
const words = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 3, maxLength: 8 })

describe("findSimilarWords", () => {
  it("finds every word within one edit, or two edits of a long word with the same first letter, and no others", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(words, { maxLength: 7 }),
        words.filter(({ length }) => length >= 4),
        (all, word) => {
          const most = word.length >= 7 ? 2 : 1
          const meant = all.filter((one) => {
            const apart = countEdits(word, one)
            return apart > 0 && apart <= most && (apart < 2 || one[0] === word[0])
          })
          expect(findSimilarWords(buildIndex(new Map(all.map((one) => [one, 1]))), word).toSorted()).toEqual(meant.toSorted())
        }
      )
    )
  })

  it("returns the most similar words first, then those with the same first letter, then the most common", () => {
    const index = buildIndex(
      new Map([
        ["rotor", 2],
        ["rotors", 1],
        ["motor", 9],
        ["rotos", 5],
        ["router", 7]
      ])
    )
    expect(findSimilarWords(index, "rotor")).toEqual(["rotos", "rotors", "motor"])
    expect(findSimilarWords(index, "r0tor")).toEqual([])
  })

  it("finds nothing without known words", () => expect(findSimilarWords(buildIndex(new Map()), "rotor")).toEqual([]))
})
