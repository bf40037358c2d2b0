import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readPhoneDigits } from "./callers.ts"

describe("readPhoneDigits", () => {
  it.each([
    ["0182", "0182"],
    ["5550182", "5550182"],
    ["555-0182", "5550182"],
    ["(440) 555 0182", "4405550182"],
    ["+1 440.555.0182", "4405550182"],
    ["14405550182", "4405550182"]
  ])("reads %j as %s", (text, digits) => {
    expect(readPhoneDigits(text)).toBe(digits)
  })

  it.each(["182", "", "()-", "reyes 0182", "CAM-0182", "0182@mail.test"])("reads no number in %j", (text) => {
    expect(readPhoneDigits(text)).toBeNull()
  })

  it("reads the same digits with any punctuation between them", () => {
    const digit = fc.integer({ min: 2, max: 9 }).map(String)
    const signs = fc.constantFrom("", "-", " ", ".", ") ", "-(")
    fc.assert(
      fc.property(fc.array(fc.tuple(digit, signs), { minLength: 4, maxLength: 15 }), (typed) => {
        expect(readPhoneDigits(typed.flat().join(""))).toBe(typed.map(([each]) => each).join(""))
      })
    )
  })
})
