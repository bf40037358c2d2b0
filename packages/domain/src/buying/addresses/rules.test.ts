import fc from "fast-check"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { june } from "../checkout/testing/samples.ts"
import { DeliverableAddress } from "./model.ts"
import { validateAddress, addressFields, getAddressKey, formatAddressLine, type AddressTexts, normalizeAddress } from "./rules.ts"

const { email: _, ...home } = june
const text = fc.string({ unit: fc.constantFrom("a", "B", "7", " ", "é"), maxLength: 12 })
const anyAddress: fc.Arbitrary<AddressTexts> = fc.record({
  name: text,
  phone: text,
  street: text,
  street2: text,
  city: text,
  region: fc.constantFrom("OH", "ny", ""),
  postalCode: fc.constantFrom("44308", " 10001", "K1A 0B1", "k1a0b1"),
  country: fc.constantFrom("US", "CA")
})

describe("saved addresses", () => {
  it("ADDR-01 DeliverableAddress requires an address that is complete enough for delivery", () => {
    expect(validateAddress(home)).toEqual({})
    expect(Object.keys(validateAddress({ ...home, phone: "", city: "" }))).toEqual(["phone", "city"])
    const isDeliverable = Schema.is(DeliverableAddress)
    expect([isDeliverable(home), isDeliverable({ ...home, street: "x".repeat(101) })]).toEqual([true, false])
  })

  it("ADDR-02 getAddressKey is equal regardless of letter case and spaces, and different otherwise", () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const spaced = Object.fromEntries(addressFields.map((name) => [name, ` ${address[name]} `]))
        expect(getAddressKey({ ...address, ...spaced, name: ` ${address.name.toUpperCase()} ` })).toBe(getAddressKey(address))
        expect(getAddressKey(normalizeAddress(address))).toBe(getAddressKey(address))
      })
    )
    for (const name of addressFields) expect(getAddressKey({ ...home, [name]: `${home[name]}9` })).not.toBe(getAddressKey(home))
  })

  it("formatAddressLine adds the country only outside the US", () => {
    expect(formatAddressLine(home)).toBe("12 Mill Road, Akron, OH 44308")
    expect(formatAddressLine({ ...home, country: "CA", region: "ON", postalCode: "K1A 0B1" })).toBe("12 Mill Road, Akron, ON K1A 0B1, CA")
  })
})
