import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseAustralianPostcode, parseCanadianPostalCode, parseUsZip } from "./postalCode.ts"

describe("a US zip", () => {
  // A place for each first digit, territories and military mail, after Wikipedia's list of ZIP Code prefixes.
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
  ])("LOC-05 %s is %s", (zip) => {
    expect(parseUsZip(zip)).toBe(zip)
  })
  it.each([
    ["90210-1234", "90210"],
    ["90210-", "90210"],
    ["90210 - 1234", "90210"],
    [" 90210 ", "90210"]
  ])("LOC-06 %j is read as %s", (text, zip) => {
    expect(parseUsZip(text)).toBe(zip)
  })
  it.each(["", "9021", "902101", "902101234", "9021O", "-90210", "９０２１０", "K1A 0B1", "<b>90210</b>", "90 210", "9".repeat(10_000)])(
    "LOC-05 %j is none",
    (text) => {
      expect(parseUsZip(text)).toBeNull()
    }
  )
  it.each(["00012", "00499", "09900", "21300", "34599", "41901", "53600", "66301", "68299"])(
    "LOC-07 %s is none: its prefix is not assigned",
    (zip) => {
      expect(parseUsZip(zip)).toBeNull()
    }
  )
  it("LOC-07 33 prefixes are not assigned, the others all are", () => {
    const prefixes = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, "0"))
    expect(prefixes.filter((prefix) => parseUsZip(`${prefix}01`) === null)).toHaveLength(33)
  })
})

describe("a Canadian postal code", () => {
  // Codes of several provinces and Canada Post's own H0H 0H0, after Wikipedia's article on postal codes in Canada.
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
  ])("LOC-02 LOC-03 %j is %s", (text, code) => {
    expect(parseCanadianPostalCode(text)).toBe(code)
  })
  it.each(["K1A-0B1", "K1A  0B1", "K1A0B", "K1A0B12", "1K1A0B", "KAA 0B1", "K1A 0BI", "90210", ""])("LOC-02 %j is none", (text) => {
    expect(parseCanadianPostalCode(text)).toBeNull()
  })
  it("LOC-03 begins with one of 18 letters, and has 20 at its other places", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    expect(letters.filter((letter) => parseCanadianPostalCode(`${letter}1A 0B1`) !== null).join("")).toBe("ABCEGHJKLMNPRSTVXY")
    expect(letters.filter((letter) => parseCanadianPostalCode(`K1${letter} 0B1`) !== null).join("")).toBe("ABCEGHJKLMNPRSTVWXYZ")
    expect(letters.filter((letter) => parseCanadianPostalCode(`K1A 0${letter}1`) !== null).join("")).toBe("ABCEGHJKLMNPRSTVWXYZ")
  })
})

describe("an Australian postcode", () => {
  // From the ranges of the states and territories in Wikipedia's article on postcodes in Australia.
  it.each(["0200", "0800", "1001", "2000", "3000", "4000", "5000", "6000", "7000", "8001", "9726", "9999"])("LOC-04 %s is one", (code) => {
    expect(parseAustralianPostcode(code)).toBe(code)
  })
  it("LOC-04 is read without the space around it", () => {
    expect(parseAustralianPostcode(" 2000 ")).toBe("2000")
  })
  it.each(["0199", "200", "0000", "10000", "20000", "2O00", "-200", "2e33", "", "2000.0"])("LOC-04 %j is none", (text) => {
    expect(parseAustralianPostcode(text)).toBeNull()
  })
})

describe("any text", () => {
  it("LOC-02 LOC-04 LOC-06 read once is read for good: a code comes back as it is", () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^ ?\d{4,5}(-\d{0,4})?$/), fc.stringMatching(/^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/))
    fc.assert(
      fc.property(text, fc.constantFrom(parseUsZip, parseCanadianPostalCode, parseAustralianPostcode), (told, read) => {
        const code = read(told)
        if (code !== null) expect(read(code)).toBe(code)
      })
    )
  })
})

it("LOC-03 a letter that only becomes one of Canada's in capitals is none", () => {
  expect([parseCanadianPostalCode("\u017f1a 0b1"), parseCanadianPostalCode("s1a 0b1")]).toEqual([null, "S1A 0B1"])
})
