import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseAustralianPostcode, parseCanadianPostalCode, parseUsZip } from "./postalCode.ts"

describe("parseUsZip", () => {
  // A place per first digit, territories and military mail, from Wikipedia's list of ZIP Code prefixes.
  it.each([
    ["02108", "Boston"],
    ["00501", "Holtsville, the lowest in use"],
    ["00901", "San Juan, Puerto Rico"],
    ["00802", "St Thomas, Virgin Islands"],
    ["09012", "APO, Europe"],
    ["10001", "New York"],
    ["20001", "Washington"],
    ["34002", "APO, Americas"],
    ["37201", "Nashville"],
    ["48201", "Detroit"],
    ["55401", "Minneapolis"],
    ["60601", "Chicago"],
    ["77001", "Houston"],
    ["84101", "Salt Lake City"],
    ["90210", "Beverly Hills"],
    ["96910", "Hagåtña, Guam"],
    ["96201", "APO, Pacific"],
    ["99950", "Ketchikan, the highest in use"]
  ])("LOC-05 accepts %s (%s)", (zip) => {
    expect(parseUsZip(zip)).toBe(zip)
  })
  it.each([
    ["90210-1234", "90210"],
    ["90210-", "90210"],
    ["90210 - 1234", "90210"],
    [" 90210 ", "90210"]
  ])("LOC-06 parses %j as %s", (text, zip) => {
    expect(parseUsZip(text)).toBe(zip)
  })
  it.each(["", "9021", "902101", "902101234", "9021O", "-90210", "９０２１０", "K1A 0B1", "<b>90210</b>", "90 210", "9".repeat(10_000)])(
    "LOC-05 rejects %j",
    (text) => {
      expect(parseUsZip(text)).toBeNull()
    }
  )
  it.each(["00012", "00499", "09900", "21300", "34599", "41901", "53600", "66301", "68299"])(
    "LOC-07 rejects %s because its prefix is not assigned",
    (zip) => {
      expect(parseUsZip(zip)).toBeNull()
    }
  )
  it("LOC-07 rejects exactly 33 unassigned prefixes", () => {
    const prefixes = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, "0"))
    expect(prefixes.filter((prefix) => parseUsZip(`${prefix}01`) === null)).toHaveLength(33)
  })
})

describe("parseCanadianPostalCode", () => {
  // Codes of several provinces and Canada Post's own H0H 0H0, from Wikipedia's article on postal codes in Canada.
  it.each([
    ["K1A 0B1", "K1A 0B1"],
    ["K1A0B1", "K1A 0B1"],
    ["k1a 0b1", "K1A 0B1"],
    ["h0h0h0", "H0H 0H0"],
    [" A1A 1A1 ", "A1A 1A1"],
    ["V6B 1A1", "V6B 1A1"],
    ["X0A 0H0", "X0A 0H0"],
    ["T2X 1V4", "T2X 1V4"],
    ["M5W 1E6", "M5W 1E6"]
  ])("LOC-02 LOC-03 parses %j as %s", (text, code) => {
    expect(parseCanadianPostalCode(text)).toBe(code)
  })
  it.each(["K1A-0B1", "K1A  0B1", "K1A0B", "K1A0B12", "1K1A0B", "KAA 0B1", "K1A 0BI", "90210", ""])("LOC-02 rejects %j", (text) => {
    expect(parseCanadianPostalCode(text)).toBeNull()
  })
  it("LOC-03 accepts 18 letters at the first position and 20 at the other positions", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    expect(letters.filter((letter) => parseCanadianPostalCode(`${letter}1A 0B1`) !== null).join("")).toBe("ABCEGHJKLMNPRSTVXY")
    expect(letters.filter((letter) => parseCanadianPostalCode(`K1${letter} 0B1`) !== null).join("")).toBe("ABCEGHJKLMNPRSTVWXYZ")
    expect(letters.filter((letter) => parseCanadianPostalCode(`K1A 0${letter}1`) !== null).join("")).toBe("ABCEGHJKLMNPRSTVWXYZ")
  })
})

describe("parseAustralianPostcode", () => {
  // From the ranges of states and territories in Wikipedia's article on postcodes in Australia.
  it.each(["0200", "0800", "1001", "2000", "3000", "4000", "5000", "6000", "7000", "8001", "9726", "9999"])("LOC-04 accepts %s", (code) => {
    expect(parseAustralianPostcode(code)).toBe(code)
  })
  it("LOC-04 ignores surrounding spaces", () => {
    expect(parseAustralianPostcode(" 2000 ")).toBe("2000")
  })
  it.each(["0199", "200", "0000", "10000", "20000", "2O00", "-200", "2e33", "", "2000.0"])("LOC-04 rejects %j", (text) => {
    expect(parseAustralianPostcode(text)).toBeNull()
  })
})

describe("postal codes of any text", () => {
  it("LOC-02 LOC-04 LOC-06 parses a normalized code to itself", () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^ ?\d{4,5}(-\d{0,4})?$/), fc.stringMatching(/^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/))
    fc.assert(
      fc.property(text, fc.constantFrom(parseUsZip, parseCanadianPostalCode, parseAustralianPostcode), (told, read) => {
        const code = read(told)
        if (code !== null) expect(read(code)).toBe(code)
      })
    )
  })
})

it("LOC-03 parseCanadianPostalCode rejects a letter that only capitalization turns into a letter of Canadian postal codes", () => {
  expect([parseCanadianPostalCode("\u017f1a 0b1"), parseCanadianPostalCode("s1a 0b1")]).toEqual([null, "S1A 0B1"])
})
