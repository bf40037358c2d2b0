import { describe, expect, it } from "vitest"
import { EMPTY_CONTACT } from "./validateContact.ts"
import { getDestinationKey, withDestination } from "./getDestinationKey.ts"
import { june } from "./testing/samples.ts"

describe("checkout destination", () => {
  it("BUY-01 is known once the postal code is valid, and changes with postal code, region and country", () => {
    expect([getDestinationKey(EMPTY_CONTACT), getDestinationKey({ ...june, postalCode: "443" })]).toEqual([null, null])
    expect(getDestinationKey({ ...june, postalCode: " 44308 " })).toBe(getDestinationKey(june))
    for (const change of [{ postalCode: "44309" }, { region: "NY" }, { country: "CA", region: "ON", postalCode: "K1A 0B1" }])
      expect(getDestinationKey({ ...june, ...change })).not.toBe(getDestinationKey(june))
    expect(getDestinationKey({ country: "JM", region: "", postalCode: "" })).not.toBeNull()
  })

  it("BUY-01 defaults to the cart's destination without overwriting entered data", () => {
    const reno = { countryCode: "US", zipCode: "89502" }
    expect(withDestination(EMPTY_CONTACT, reno).postalCode).toBe("89502")
    expect(withDestination(june, reno)).toBe(june)
    expect(withDestination(EMPTY_CONTACT, null)).toBe(EMPTY_CONTACT)
    expect(withDestination(EMPTY_CONTACT, { countryCode: "CA", zipCode: "K1A 0B1" })).toMatchObject({
      country: "CA",
      postalCode: "K1A 0B1"
    })
    const ohio = { ...EMPTY_CONTACT, region: "OH" }
    expect(withDestination(ohio, { countryCode: "CA", zipCode: "K1A 0B1" })).toBe(ohio)
    expect(withDestination(EMPTY_CONTACT, { countryCode: "XX", zipCode: "1" })).toBe(EMPTY_CONTACT)
  })
})
