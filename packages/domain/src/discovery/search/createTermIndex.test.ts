import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createTermIndex } from "./createTermIndex.ts"
import { splitWords } from "./words.ts"

const terms = ["Brake Rotors", "brake pads", "camaro brake pads", "hydraulic brake", "an-6 hose ends", "pads"]
const found = (typed: string, limit = 10) =>
  createTermIndex(terms)
    .matching(typed, limit)
    .map((at) => terms[at])

const word = fc.constantFrom("brake", "pads", "rotors", "camaro", "an-6", "hose", "é")
const term = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "))

describe("createTermIndex", () => {
  it("finds terms that start with the text first, then terms that contain the words, each in weight order", () => {
    expect(found("bra")).toEqual(["Brake Rotors", "brake pads", "camaro brake pads", "hydraulic brake"])
    expect(found("pad br")).toEqual(["brake pads", "camaro brake pads"])
    expect(found("AN-6 h")).toEqual(["an-6 hose ends"])
    expect(found("bra", 2)).toEqual(["Brake Rotors", "brake pads"])
  })

  it.each(["rake", "", "  ", "!", "brake zz"])("finds nothing for %j", (typed) => {
    expect(found(typed)).toEqual([])
  })

  it("finds exactly the terms with a matching word for each typed word, each once", () => {
    fc.assert(
      fc.property(fc.array(term, { maxLength: 30 }), fc.array(word, { minLength: 1, maxLength: 3 }), fc.nat(5), (some, words, cut) => {
        const typed = words.map((one) => one.slice(0, 1 + cut)).filter((one) => splitWords(one).join("") === one)
        const holds = (one: string) => typed.length > 0 && typed.every((begun) => splitWords(one).some((own) => own.startsWith(begun)))
        const places = createTermIndex(some).matching(typed.join(" "), Infinity)
        expect(places.toSorted((a, b) => a - b)).toEqual(some.flatMap((one, at) => (holds(one) ? [at] : [])))
      })
    )
  })

  it("finds a term by every prefix of it", () => {
    fc.assert(
      fc.property(term, fc.nat(), (one, cut) => {
        const typed = one.slice(0, 1 + (cut % one.length))
        fc.pre(splitWords(typed).length > 0 && splitWords(typed).join(" ") === typed.trim())
        expect(createTermIndex([one]).matching(typed, 1)).toEqual([0])
      })
    )
  })
})
