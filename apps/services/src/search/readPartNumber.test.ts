import { describe, expect, it } from "vitest"
import fc from "fast-check"
import { brands, getMpn, getSkuVariant } from "@camber/demo-catalog"
import { listPartNumbers, readPartNumber, toWholeNumber } from "./readPartNumber.ts"

const words = new Set(["cam", "camshaft", "shaft", "brake", "rotor", "rod", "end", "camaro", "part", "of", "need", "calipers"])
const isWord = (word: string) => words.has(word)
const getCompact = (term: string) => readPartNumber(term, isWord)?.compact ?? null

describe("readPartNumber", () => {
  it.each(["IRO-RS01", "irors01", "iro rs01", "IRO RS 01", "IRO.RS01", "iro_rs01", "part # IRO-RS01", "p/n irors01", "Part No. iro-rs01"])(
    "SRCH-54 reads %s as the number IRORS01",
    (term) => {
      expect(getCompact(term)).toBe("IRORS01")
    }
  )

  it.each([
    ["BOBZ-77", "BOBZ77"],
    ["NOR.0707-60", "NOR070760"],
    ["12-4068", "124068"],
    ["91A35-2", "91A352"],
    ["APF ROXT", "APFROXT"],
    ["RFY9", "RFY9"],
    ["7PV-2", "7PV2"],
    ["4-00000 00200 1", "400000002001"]
  ])("SRCH-54 accepts the number format of any manufacturer: %s", (term, compact) => {
    expect(getCompact(term)).toBe(compact)
  })

  it.each(["cam", "cam shaft", "cam 850", "camshaft", "brake rotor 11", "1969 camaro", "", "rod end", "ab"])(
    "does not read %j as a part number",
    (term) => {
      expect(getCompact(term)).toBeNull()
    }
  )

  it("SRCH-04 GAP-C55 recognizes every number of manufacturers and of the shop in any spelling", () => {
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
          const mpn = getMpn(code, family, place)
          const typed = mpn.replace("-", separator)
          // Skips this case, because digits after a space count as words.
          fc.pre(separator !== " " || /[A-Z]/.test(mpn.slice(4)))
          fc.pre(![typed, ...typed.split(/\W/)].every((part) => isWord(part.toLowerCase())))
          expect(getCompact(isLower ? typed.toLowerCase() : typed)).toBe(mpn.replaceAll("-", ""))
          const own = getSkuVariant(family, place)
          expect(getCompact(own.replaceAll("-", separator === " " ? "-" : separator))).toBe(own.replaceAll("-", ""))
        }
      ),
      { numRuns: 2000 }
    )
  })

  it("SRCH-54 finds a number within a sentence", () => {
    expect(listPartNumbers("need CAM-7SB calipers", isWord)).toEqual(["CAM7SB"])
    expect(listPartNumbers("timing set part number FLH-RFY9", isWord)).toEqual(["FLHRFY9"])
    expect(listPartNumbers("do you have hvp-rywy", isWord)).toEqual(["HVPRYWY"])
    expect(listPartNumbers("need a cam-shaft", isWord)).toEqual([])
    expect(listPartNumbers("front brake pads for 1999-2004 mustang", isWord)).toEqual([])
  })
})

describe("toWholeNumber", () => {
  it("returns the letters and digits of a term that may be one part number", () => {
    expect(["HRW 315/5", "W&E-225", "brake rotor", "12", "x1".repeat(20)].map(toWholeNumber)).toEqual([
      "HRW3155",
      "WE225",
      null,
      null,
      null
    ])
  })
})
