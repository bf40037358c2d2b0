import fc from "fast-check"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import {
  CONTACT_TEXT_LIMITS,
  validateContact,
  type ContactTexts,
  CONTACT_FIELDS,
  EMPTY_CONTACT,
  normalizeContact
} from "./validateContact.ts"
import { DeliverableContact } from "./model.ts"
import { june } from "./testing/samples.ts"

const wrong = (changes: Partial<ContactTexts>) => Object.keys(validateContact({ ...june, ...changes }))

describe("validateContact", () => {
  it("returns errors per field, in the order of the form", () => {
    expect(validateContact(june)).toEqual({})
    expect(Object.keys(validateContact(EMPTY_CONTACT))).toEqual(["email", "name", "phone", "street", "city", "region", "postalCode"])
    expect(wrong({ email: "june@" })).toEqual(["email"])
    expect(wrong({ phone: "call me" })).toEqual(["phone"])
    expect(wrong({ region: "ZZ" })).toEqual(["region"])
  })

  it("BUY-09 distinguishes an incomplete phone number from a missing phone number", () => {
    expect(validateContact({ ...june, phone: " " })).toEqual({ phone: "Enter a phone number for delivery." })
    expect(validateContact({ ...june, phone: "123" })).toEqual({ phone: "Enter the full phone number, such as 330-555-0142." })
  })

  it("BUY-15 follows the country's rules for regions and postal codes", () => {
    expect(wrong({ postalCode: "00000" })).toEqual(["postalCode"])
    expect(wrong({ country: "CA", region: "ON", postalCode: "k1a0b1" })).toEqual([])
    expect(wrong({ country: "CA", region: "OH", postalCode: "44308" })).toEqual(["region", "postalCode"])
    expect(validateContact({ ...june, country: "CA", region: "OH" }).region).toBe("Choose a province.")
    expect(validateContact({ ...june, country: "AU", region: "OH" }).region).toBe("Choose a state.")
    expect(wrong({ country: "JM", region: "", postalCode: "" })).toEqual([])
    expect(wrong({ country: "DE", region: "", postalCode: "10115" })).toEqual([])
    expect(wrong({ country: "u5" })).toContain("country")
    expect(wrong({ country: "\u00df" })).toContain("country")
  })

  it("BUY-17 rejects a postal code of another state or province, and names that region", () => {
    expect(validateContact({ ...june, region: "OH", postalCode: "90210" })).toEqual({
      postalCode: "This ZIP code is in California. Check the ZIP code and the state."
    })
    expect(validateContact({ ...june, region: "CA", postalCode: "90210-1234" })).toEqual({})
    expect(validateContact({ ...june, country: "CA", region: "ON", postalCode: "X0A 0A0" })).toEqual({
      postalCode: "This postal code is in Northwest Territories or Nunavut. Check the postal code and the province."
    })
    // A territory without a state in the list cannot be checked.
    expect(wrong({ region: "HI", postalCode: "96910" })).toEqual([])
  })

  it("BUY-18 rejects a name that is too long, and states the limit", () => {
    expect(validateContact({ ...june, name: "x".repeat(81) })).toEqual({ name: "Use 80 characters or fewer." })
    expect(validateContact({ ...june, name: "x".repeat(80) })).toEqual({})
  })

  it("ignores surrounding whitespace and formats postal codes by country", () => {
    const spaced = { ...june, name: "  June Hale ", country: "CA", region: "ON", postalCode: " k1a0b1" }
    expect(validateContact(spaced)).toEqual({})
    expect(normalizeContact(spaced)).toMatchObject({ name: "June Hale", postalCode: "K1A 0B1" })
    expect(validateContact({ ...june, street: "   " })).toEqual({ street: "Enter the street and number." })
  })

  it("rejects line breaks, which could imitate the shop's own text in mail", () => {
    expect(validateContact({ ...june, name: "June\nhttps://elsewhere.example" })).toEqual({ name: "Keep this to one line." })
  })

  it("OPS-29 rejects web addresses, which mail programs turn into links, but no street names", () => {
    const links = ["https://evil.example", "see www.evil.example", "Win at evil.com", "evil.top/prize", "EVIL.SHOP now", "evil.example/x"]
    for (const field of ["name", "street", "street2", "city"] as const)
      for (const text of links) expect(validateContact({ ...june, [field]: text })).toEqual({ [field]: "Leave out web addresses." })
    const honest = ["12 St. John's Rd.", "P.O. Box 7", "Apt.2/3", "c/o J.R. Hale", "Unit 4.5", "Jr.", "No.7 Mill Rd", "D.C. Communications"]
    for (const text of honest) expect(validateContact({ ...june, street: text, name: text })).toEqual({})
  })

  it("OPS-103 rejects web addresses in other scripts and widths, and invisible characters", () => {
    for (const text of ["evil\u3002com", "\uff57\uff57\uff57\uff0eevil\uff0ecom", "evil\uff61com", "\u4f8b.com", "evil.c\u200dom"])
      expect(validateContact({ ...june, name: text })).toEqual({ name: "Leave out web addresses." })
    for (const text of ["June \u202emoc.live", "Ju\u200bne", "\u2066June\u2069", "June\ufeff Hale", "June\u00ad Hale"])
      expect(validateContact({ ...june, name: text })).toEqual({ name: "Remove invisible characters." })
    for (const text of ["\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "Jos\u00e9 N\u00fa\u00f1ez", "\u0915\u094d\u200d\u0937"])
      expect(validateContact({ ...june, name: text })).toEqual({})
  })

  it("accepts exactly the contacts that the services accept", () => {
    const text = fc.oneof(
      fc.constantFrom("", " ", "June", "44308", "OH", "june@example.com", "US", "+1 330 555 0142"),
      fc.string({ maxLength: 120 })
    )
    const contact = fc.record(Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fc.oneof(fc.constant(june[field]), text)])))
    const whole = contact.map((contact) => ({ ...june, ...contact }))
    fc.assert(
      fc.property(whole, (told) => {
        const isShort = CONTACT_FIELDS.every((field) => told[field].length <= CONTACT_TEXT_LIMITS[field])
        const isTaken = Schema.decodeUnknownOption(DeliverableContact)(told)._tag === "Some"
        expect(isTaken).toBe(isShort && Object.keys(validateContact(told)).length === 0)
      })
    )
  })
})
