import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getInterpretedWords, splitWords } from "./words.ts"

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

  it("keeps filler words if there are no others: 'for' may become 'ford'", () => {
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
