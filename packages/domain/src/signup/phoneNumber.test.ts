import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatPhone, isPhoneNumber, phoneDigits } from "./phoneNumber.ts"

describe("a phone number", () => {
  // The notations of ITU-T E.123 and those usual in the US, with the numbers that the North American plan keeps for fiction.
  it.each([
    ["(607) 555-0123", true],
    ["(607) 555 0123", true],
    ["607-555-0123", true],
    ["607.555.0123", true],
    ["607 555 0123", true],
    ["6075550123", true],
    ["tel:607-555-0123", true],
    ["", true],
    ["call me", true],
    ["+1 607 555 0123", false],
    ["1-607-555-0123", false],
    ["607-555-0123 ext. 4", false],
    ["555-0123", false],
    ["(007) 555-0123", false],
    ["(107) 555-0123", false],
    ["+44 20 7946 0123", false],
    ["0491 570 006", false],
    ["٦٠٧٥٥٥٠١٢٣", true]
  ])("SIGN-25 CTRL-18 GAP-30 %j: %s", (text, isValid) => {
    expect(isPhoneNumber(phoneDigits(text))).toBe(isValid)
  })

  it("SIGN-24 CTRL-17 keeps the digits, in their order, and nothing else", () => {
    expect(["(607) 555-0123", "+1 607", "٦٠٧", "a1b2"].map(phoneDigits)).toEqual(["6075550123", "1607", "", "12"])
    fc.assert(
      fc.property(fc.string(), (text) => {
        const digits = phoneDigits(text)
        expect(digits).toMatch(/^[0-9]*$/)
        expect(phoneDigits(digits)).toBe(digits)
      })
    )
  })

  it("SIGN-26 CTRL-19 is shown as (xxx) xxx-xxxx, and anything shorter or longer as it is", () => {
    expect(["6075550123", "607555012", "16075550123", ""].map(formatPhone)).toEqual(["(607) 555-0123", "607555012", "16075550123", ""])
  })

  it("SIGN-24 SIGN-26 is read from what is shown as what it was", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,12}$/), (digits) => {
        expect(phoneDigits(formatPhone(digits))).toBe(digits)
      })
    )
  })

  it("SIGN-25 CTRL-18 has ten digits, the first of them 2 to 9", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}$/), (digits) => {
        expect(isPhoneNumber(digits)).toBe(digits.length === 10 && Number(digits[0]) > 1)
      })
    )
  })
})
