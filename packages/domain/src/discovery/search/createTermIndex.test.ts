import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createTermIndex, splitWords, getInterpretedWords } from "./createTermIndex.ts"

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

describe("the words of a search", () => {
  it.each([
    ["Brake Pad for my '69 Camaro", ["brake", "pad", "69", "camaro"]],
    ["headers for the 350", ["headers", "350"]],
    ["driver's side", ["drivers", "side"]],
    ["AN-6 hose, 5/8 in.", ["an-6", "hose", "5/8"]],
    ["<b>rotor</b>", ["b", "rotor", "b"]],
    ["مكبس \u202ecar\u202c", ["مكبس", "car"]],
    ["\u0000\u0007brake\u001b[31m", ["brake", "31m"]],
    ["!!!", []]
  ])("interprets %j as %j", (term, words) => {
    expect(getInterpretedWords(term)).toEqual(words)
  })

  it("keeps filler words if there are no other words: 'for' may become 'ford'", () => {
    expect(getInterpretedWords("for")).toEqual(["for"])
    expect(getInterpretedWords("for the")).toEqual(["for", "the"])
  })

  it("returns at most twelve lower-case words without query or markup characters, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const words = splitWords(text)
        expect(words.length).toBeLessThanOrEqual(12)
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+(?:[./-][\p{L}\p{N}]+)*$/u)
      })
    )
  })
})
