import { describe, expect, it } from "vitest"
import { numberSpellings } from "./partNumber.ts"

describe("a part number as typed", () => {
  it.each(["IRO-RS01", "irors01", "iro rs01", "IRO RS 01", "IRO.RS01", "iro_rs01"])(
    "is the maker's number IRO-RS01 when written %s",
    (term) => {
      expect(numberSpellings(term)).toContain("IRO-RS01")
    }
  )

  it("may leave out the hyphen before a variant's place", () => {
    expect(numberSpellings("cam2f3")).toContain("CAM-2F-3")
    expect(numberSpellings("cam 2f 3")[1]).toBe("CAM-2F-3")
    expect(numberSpellings("CAM-2F-3")[0]).toBe("CAM-2F-3")
  })

  it("may be a UPC written in groups", () => {
    expect(numberSpellings("4-00000 00200 1")).toEqual(["400000002001"])
  })

  it.each(["cam", "cam shaft", "cam 850", "camshaft", "brake rotor 11", "1969 camaro", ""])("is not meant by %j", (term) => {
    expect(numberSpellings(term)).toEqual([])
  })
})
