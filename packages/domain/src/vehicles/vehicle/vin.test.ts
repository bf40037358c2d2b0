import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkDigit, parseVin, normalizeVin } from "./vin.ts"

const characters = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"]
const yearCodes = [..."ABCDEFGHJKLMNPRSTVWXY123456789"]
const withCheckDigit = (text: string): string => text.slice(0, 8) + checkDigit(text) + text.slice(9)

/** Well-formed VINs of North American makers with a correct check digit. */
const vins = fc
  .tuple(
    fc.constantFrom(..."12345"),
    fc.array(fc.constantFrom(...characters), { minLength: 8, maxLength: 8 }),
    fc.constantFrom(...yearCodes),
    fc.array(fc.constantFrom(...characters), { minLength: 7, maxLength: 7 })
  )
  .map(([region, front, year, rear]) => withCheckDigit(`${region}${front.join("")}${year}${rear.join("")}`))

describe("the check digit", () => {
  it.each([
    ["1M8GDM9AXKP042788", 1989],
    ["1HGCM82633A004352", 2003],
    ["KM8K2CAB4PU001140", 2023],
    ["WBA3A5C57CF256651", 2012],
    ["11111111111111111", 2001]
  ])("accepts %s", (vin, year) => {
    expect(parseVin(vin)).toEqual({ _tag: "Vin", vin, year })
  })

  it("detects every wrong character that changes the checksum", () => {
    fc.assert(
      fc.property(vins, fc.nat(16), fc.constantFrom(...characters), (vin, at, character) => {
        const wrong = vin.slice(0, at) + character + vin.slice(at + 1)
        const isFound = parseVin(wrong)._tag !== "Vin"
        // Some characters have the same value, so no check digit can distinguish them. The check digit at position 9 has no such twin.
        const countsTheSame = at !== 8 && checkDigit(wrong) === vin[8]
        expect(isFound || wrong === vin || countsTheSame).toBe(true)
      })
    )
  })

  it("detects swapped adjacent digits, except next to the check digit", () => {
    fc.assert(
      fc.property(vins, fc.nat(15), (vin, at) => {
        const [one, other] = [vin.charAt(at), vin.charAt(at + 1)]
        fc.pre(/\d\d/.test(one + other) && one !== other && at !== 7 && at !== 8 && at !== 0 && at !== 9)
        expect(parseVin(vin.slice(0, at) + other + one + vin.slice(at + 2))._tag).not.toBe("Vin")
      })
    )
  })
})

describe("parseVin", () => {
  it("ignores spaces, dashes and letter case", () => {
    fc.assert(
      fc.property(vins, fc.array(fc.tuple(fc.nat(17), fc.constantFrom(" ", "-", "–", "\t", "\u00a0"))), (vin, marks) => {
        const spaced = marks.reduce((text, [at, mark]) => text.slice(0, at) + mark + text.slice(at), vin.toLowerCase())
        expect(parseVin(spaced)).toEqual(parseVin(vin))
        expect(parseVin(vin)).toMatchObject({ _tag: "Vin", vin })
      })
    )
  })

  it("rejects I, O, Q and everything but letters and digits", () => {
    fc.assert(
      fc.property(vins, fc.nat(16), fc.constantFrom("I", "o", "Q", ".", "é", "中"), (vin, at, character) => {
        const text = vin.slice(0, at) + character + vin.slice(at + 1)
        expect(parseVin(text)).toEqual({ _tag: "Forbidden", character: character.toUpperCase() })
      })
    )
  })

  it("reports the length until 17 characters are entered, and whether it may be a number from before 1981", () => {
    fc.assert(
      fc.property(vins, fc.nat(16), (vin, length) => {
        const isOld = length >= 5 && length <= 13
        expect(parseVin(vin.slice(0, length))).toEqual({ _tag: "Short", length, isOld })
        expect(parseVin(`${vin}${vin.slice(0, length + 1)}`)).toEqual({ _tag: "Long", length: 18 + length })
      })
    )
  })

  it("distinguishes a VIN of another market from a mistyped North American VIN", () => {
    expect(parseVin("WVWZZZ1JZXW000001")).toEqual({ _tag: "OtherMarket" })
    expect(parseVin("1HGCM82643A004352")).toEqual({ _tag: "CheckDigit" })
  })

  it("returns an error or the text's own characters for any pasted text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const read = parseVin(text)
        if (read._tag === "Vin") expect(read.vin).toBe(normalizeVin(text))
      })
    )
  })
})

describe("the model year", () => {
  it.each([
    ["A", "1", 1980],
    ["B", "1", 1981],
    ["Y", "1", 2000],
    ["9", "1", 2009],
    ["A", "B", 2010],
    ["Y", "C", 2030]
  ])("decodes code %s with %s in position seven as %i", (code, seventh, year) => {
    expect(parseVin(withCheckDigit(`1G1FP2${seventh}P0${code}2100001`))).toMatchObject({ _tag: "Vin", year })
  })
  it.each(["U", "Z", "0"])("rejects year code %s", (code) => {
    expect(parseVin(withCheckDigit(`1G1FP22P0${code}2100001`))).toEqual({ _tag: "CheckDigit" })
  })
})
