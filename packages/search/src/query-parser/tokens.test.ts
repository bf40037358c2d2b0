import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { tokenizeAll, joinTokens, tokenize } from "./tokens.ts"

describe("tokenize", () => {
  it.each([
    ['3" muffler', "3 inch muffler", "3in muffler"],
    ["2 1/2 in", "2-1/2 in", '2.5"', "2½ inch"],
    ["-8", "-8an", "8an", "AN-8", "an 8", "dash 8", "#8"],
    ["5x4.75", "5 x 4.75 in", "5 on 4 3/4", "5x4-3/4", "5x120.65"],
    ["15x8", "15 x 8"],
    ["20w50", "20W-50", "20 w 50"],
    ["255lph", "255 lph"],
    ["16 lb", "16 pounds", "16lbs"],
    ["275/60r15", "275/60-15", "275 60 15", "P275/60R15"],
    ["1/2-20", "1/2 x 20"],
    ["3.73:1", "3.73 : 1"],
    ["six-point", "6 point", "6-point"],
    ["90 degree", "90°", "90 deg"],
    ["8,000 rpm", "8000rpm"],
    ["third gen camaro", "3rd gen camaro", "gen 3 camaro", "Gen III camaro", "3rd generation camaro"],
    ["mk4 supra", "mk 4 supra", "MkIV supra"],
    ["coil-over", "coil over"],
    ["24 lb/hr", "24 lb"]
  ])("returns the same tokens for %j and its other spellings", (one, ...others) => {
    for (const other of others) expect(joinTokens(other), other).toBe(joinTokens(one))
  })

  it.each(["700r4", "th350", "4l60e", "ls1", "c10", "10w30"])("returns the name %s as one token", (name) => {
    expect(tokenize(name).map(({ text }) => text)).toEqual([name])
  })

  it("does not read 'in' as inches before certain words", () => {
    expect(joinTokens("255 lph in tank pump")).toBe("255lph in tank pump")
    expect(tokenize("16 in stock")[0]?.unit).toBeNull()
  })

  it("returns at most 24 short tokens and ignores punctuation", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme", maxLength: 2000 }),
          fc.string({ unit: fc.constantFrom(..."0123456789/-x .\"'ainr½"), maxLength: 400 })
        ),
        (text) => {
          const tokens = tokenize(text)
          expect(tokens.length).toBeLessThanOrEqual(24)
          for (const { text: word, value } of tokens) {
            expect(word.length).toBeLessThanOrEqual(200)
            expect(value === null || Number.isFinite(value)).toBe(true)
          }
        }
      )
    )
    expect(tokenize("<>&!?%")).toEqual([])
  })

  it("tokenizes only the first 200 characters", () => {
    expect(tokenize(`rotor ${" ".repeat(300)}pad`).map(({ text }) => text)).toEqual(["rotor"])
    expect(tokenize("a".repeat(16_000))[0]?.text).toHaveLength(32)
  })

  it("tokenizes the whole text of a product", () => {
    expect(tokenizeAll(`${"oval ".repeat(60)}3 in drag`).slice(60)).toMatchObject([{ text: "3in" }, { text: "drag" }])
  })
})
