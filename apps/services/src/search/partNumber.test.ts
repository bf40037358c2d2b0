import { describe, expect, it } from "vitest"
import fc from "fast-check"
import { brands, mpnOf, skuVariantOf } from "@camber/demo-catalog"
import { getPartNumberPrefix, getPartNumberSpellings } from "./partNumber.ts"

const words = new Set(["cam", "camshaft", "shaft", "brake", "rotor", "rod", "end"])
const isWord = (word: string) => words.has(word)

describe("a part number as typed", () => {
  it.each(["IRO-RS01", "irors01", "iro rs01", "IRO RS 01", "IRO.RS01", "iro_rs01"])(
    "is the maker's number IRO-RS01 when written %s",
    (term) => {
      expect(getPartNumberSpellings(term, isWord)).toContain("IRO-RS01")
    }
  )

  it("may leave out the hyphen before a variant's place", () => {
    expect(getPartNumberSpellings("cam2f3", isWord)).toContain("CAM-2F-3")
    expect(getPartNumberSpellings("cam 2f 3", isWord)[1]).toBe("CAM-2F-3")
    expect(getPartNumberSpellings("CAM-2F-3", isWord)[0]).toBe("CAM-2F-3")
  })

  it("may be a UPC written in groups", () => {
    expect(getPartNumberSpellings("4-00000 00200 1", isWord)).toEqual(["400000002001"])
  })

  it.each(["cam", "cam shaft", "cam 850", "camshaft", "brake rotor 11", "1969 camaro", ""])("is not meant by %j", (term) => {
    expect(getPartNumberSpellings(term, isWord)).toEqual([])
  })

  it("SRCH-04 GAP-C55 is known however it is written: every maker's and every own number of the catalogue", () => {
    const brand = fc.constantFrom(...brands.map(({ code }) => code))
    const written = fc.constantFrom("", " ", ".", "-", "_", "/")
    fc.assert(
      fc.property(
        brand,
        fc.nat(60_000),
        fc.integer({ min: 1, max: 40 }),
        written,
        fc.boolean(),
        (code, family, place, separator, isLower) => {
          const mpn = mpnOf(code, family, place)
          const typed = mpn.replace("-", separator)
          // Digits alone behind a space stay words.
          fc.pre(separator !== " " || /[A-Z]/.test(mpn.slice(4)))
          expect(getPartNumberSpellings(isLower ? typed.toLowerCase() : typed, isWord)).toContain(mpn)
          expect(mpn.startsWith(getPartNumberPrefix(mpn.slice(0, -1), isWord) ?? "none")).toBe(true)
          const own = skuVariantOf(family, place)
          expect(getPartNumberSpellings(own.replaceAll("-", separator === " " ? "-" : separator), isWord)).toContain(own)
        }
      ),
      { numRuns: 3000 }
    )
  })

  it.each([
    ["APF ROXT", "APF-ROXT"],
    ["apfroxt", "APF-ROXT"],
    ["apf.roxt", "APF-ROXT"]
  ])("may be letters alone: %s", (term, number) => {
    expect(getPartNumberSpellings(term, isWord)).toContain(number)
  })

  it("may be begun: with three of its own letters and digits, and not by a word", () => {
    expect(
      ["HVP-UGL", "hvp ugl", "hvpugl", "hvp-ug", "rod end", "camshaft", "brake rotor"].map((term) => getPartNumberPrefix(term, isWord))
    ).toEqual(["HVP-UGL", "HVP-UGL", "HVP-UGL", null, null, null, null])
  })
})
