import { describe, expect, it } from "vitest"
import { newContact } from "./validateContact.ts"
import { knownPlace, withPlace } from "./getDestinationKey.ts"
import { june } from "./testing/samples.ts"

describe("the place of a checkout", () => {
  it("BUY-01 is known with the postal code, and another one with any part of it", () => {
    expect([knownPlace(newContact), knownPlace({ ...june, postalCode: "443" })]).toEqual([null, null])
    expect(knownPlace({ ...june, postalCode: " 44308 " })).toBe(knownPlace(june))
    for (const change of [{ postalCode: "44309" }, { region: "NY" }, { country: "CA", region: "ON", postalCode: "K1A 0B1" }])
      expect(knownPlace({ ...june, ...change })).not.toBe(knownPlace(june))
    expect(knownPlace({ country: "JM", region: "", postalCode: "" })).not.toBeNull()
  })

  it("BUY-01 begins as the one that the cart was told, and never in place of what was filled in", () => {
    const reno = { countryCode: "US", zipCode: "89502" }
    expect(withPlace(newContact, reno).postalCode).toBe("89502")
    expect(withPlace(june, reno)).toBe(june)
    expect(withPlace(newContact, null)).toBe(newContact)
    expect(withPlace(newContact, { countryCode: "CA", zipCode: "K1A 0B1" })).toMatchObject({ country: "CA", postalCode: "K1A 0B1" })
    const ohio = { ...newContact, region: "OH" }
    expect(withPlace(ohio, { countryCode: "CA", zipCode: "K1A 0B1" })).toBe(ohio)
    expect(withPlace(newContact, { countryCode: "XX", zipCode: "1" })).toBe(newContact)
  })
})
