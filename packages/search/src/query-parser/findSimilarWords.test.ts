import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findSimilarWords, buildDeletionIndex } from "./findSimilarWords.ts"

const known = (words: ReadonlyMap<string, number>) => {
  const steps = buildDeletionIndex(words)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** Optimal string alignment, by its definition: a letter put in, left out, taken for another, or two that changed places. */
const slips = (one: string, other: string): number => {
  if (one === "" || other === "") return one.length + other.length
  const same = one.at(-1) === other.at(-1)
  const ways = [
    slips(one.slice(0, -1), other) + 1,
    slips(one, other.slice(0, -1)) + 1,
    slips(one.slice(0, -1), other.slice(0, -1)) + (same ? 0 : 1)
  ]
  if (one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1))
    ways.push(slips(one.slice(0, -2), other.slice(0, -2)) + 1)
  return Math.min(...ways)
}

// Few letters, so that words lie near each other; up to eight, so that both one slip and two are forgiven.
const words = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 3, maxLength: 8 })

describe("findSimilarWords", () => {
  it("finds every word within one edit, or within two edits of a long word with the same beginning, and no others", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(words, { maxLength: 7 }),
        words.filter(({ length }) => length >= 4),
        (all, word) => {
          const most = word.length >= 7 ? 2 : 1
          const meant = all.filter((one) => {
            const apart = slips(word, one)
            return apart > 0 && apart <= most && (apart < 2 || one[0] === word[0])
          })
          expect(findSimilarWords(known(new Map(all.map((one) => [one, 1]))), word).toSorted()).toEqual(meant.toSorted())
        }
      )
    )
  })

  it("returns the nearest words first, then those with the same beginning, then the most common", () => {
    const shelf = known(
      new Map([
        ["rotor", 2],
        ["rotors", 1],
        ["motor", 9],
        ["rotos", 5],
        ["router", 7]
      ])
    )
    expect(findSimilarWords(shelf, "rotor")).toEqual(["rotos", "rotors", "motor"])
    expect(findSimilarWords(shelf, "r0tor")).toEqual([])
  })

  it("finds nothing without known words", () => expect(findSimilarWords(known(new Map()), "rotor")).toEqual([]))
})
