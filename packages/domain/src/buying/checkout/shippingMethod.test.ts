import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Cents } from "../../foundation/money/model.ts"
import { filterDominatedMethods, getDestinationKey, withDestination } from "./shippingMethod.ts"
import { EMPTY_CONTACT } from "./validateContact.ts"
import { june } from "./testing/samples.ts"

const day = fc.integer({ min: 10, max: 19 }).map((date) => `2026-11-${date}`)
const anyMethods = fc.integer({ min: 1, max: 4 }).chain((lines) =>
  fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 5 }).map((dollars) => Cents.make(dollars * 100)),
      arrivals: fc.array(fc.option(day), { minLength: lines, maxLength: lines })
    }),
    { maxLength: 4 }
  )
)
const createMethod = (price: number, ...arrivals: ReadonlyArray<string | null>) => ({ price: Cents.make(price), arrivals })

describe("filterDominatedMethods", () => {
  it("BUY-05 drops a method that costs more and delivers no line sooner", () => {
    const ground = createMethod(995, "2026-11-25", "2026-11-27")
    expect(filterDominatedMethods([ground, createMethod(2_495, "2026-11-25", "2026-11-27")])).toEqual([ground])
    const air = createMethod(2_495, "2026-11-25", "2026-11-26")
    expect(filterDominatedMethods([ground, air])).toEqual([ground, air])
    expect(filterDominatedMethods([ground, createMethod(995, "2026-11-25", "2026-11-27")])).toHaveLength(2)
  })

  it("BUY-05 keeps all methods if no arrival day is known", () => {
    expect(filterDominatedMethods([createMethod(995, null), createMethod(2_495, null)])).toHaveLength(2)
  })

  it("BUY-05 keeps a cheapest method, the order, and the earliest arrival day", () => {
    fc.assert(
      fc.property(anyMethods, (all) => {
        const offered = filterDominatedMethods(all)
        expect(all.filter((method) => offered.includes(method))).toEqual(offered)
        const least = (some: typeof offered) => Math.min(...some.map(({ price }) => price))
        expect(least(offered)).toBe(least(all))
        const known = (some: typeof offered) =>
          some.flatMap(({ arrivals }) => arrivals.flatMap((one) => (one === null ? [] : [one]))).toSorted()[0]
        expect(known(offered)).toBe(known(all))
      })
    )
  })
})

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
