import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { shippingEstimates } from "./calls.ts"
import { parseLocationCookie, formatLocationCookie } from "./cookies.ts"
import type { Location } from "./model.ts"
import {
  getCensusRegion,
  getEstimateTarget,
  updateLocationFromEstimate,
  parseGeolocation,
  createLocation,
  needsGeolocation
} from "./rules.ts"

const beverlyHills: Location = { zipCode: "90210", countryCode: "US", isInternational: false }
const ottawa: Location = { zipCode: "K1A 0B1", countryCode: "CA", isInternational: true }

describe("createLocation", () => {
  it.each<readonly [string, string, Location | null]>([
    ["US", "90210-1234", beverlyHills],
    ["us", "90210", beverlyHills],
    [" us ", "90210", beverlyHills],
    ["US", "K1A 0B1", null],
    ["US", "", null],
    ["CA", "k1a0b1", ottawa],
    ["CA", "90210", null],
    ["AU", "2000", { zipCode: "2000", countryCode: "AU", isInternational: true }],
    ["AU", "0199", null],
    ["PR", "00901", { zipCode: "00901", countryCode: "US", isInternational: false }],
    ["VI", "00802", { zipCode: "00802", countryCode: "US", isInternational: false }],
    ["PR", "SW1A 1AA", null],
    ["", "90210", null],
    ["USA", "90210", null],
    ["<b", "90210", null]
  ])("LOC-01 LOC-10 validates country %j with code %j", (country, code, place) => {
    expect(createLocation(country, code)).toEqual(place)
  })

  it("LOC-08 has no postal codes in 32 Caribbean and Latin American countries, which are international", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    const codes = letters.flatMap((first) => letters.map((second) => first + second))
    const blank = codes.filter((code) => createLocation(code, "x1")?.zipCode === "")
    expect(blank).toHaveLength(32)
    expect(blank.every((code) => createLocation(code, "x1")?.isInternational)).toBe(true)
    expect(blank).toEqual(expect.arrayContaining(["JM", "BS", "CR", "TT", "VG"]))
    expect(blank).not.toContain("MX")
  })

  it.each(["GB", "DE", "MX", "JP", "BR"])("LOC-09 LOC-10 accepts any code in %s as international", (country) => {
    expect(createLocation(country, " SW1A 1AA ")).toEqual({ zipCode: "SW1A 1AA", countryCode: country, isInternational: true })
    expect(createLocation(country, "9".repeat(10_000))?.zipCode).toBe("")
    expect(["9".repeat(16), "9".repeat(17)].map((code) => createLocation(country, code)?.zipCode)).toEqual(["9".repeat(16), ""])
  })

  const country = fc.oneof(fc.constantFrom("US", "CA", "AU", "PR", "JM", "GB"), fc.string({ maxLength: 3 }))
  const code = fc.oneof(fc.stringMatching(/^\d{4,5}$/), fc.constantFrom("K1A0B1", "k1a 0b1", "90210-1"), fc.string())

  it("LOC-10 is international exactly if the country is not the US", () => {
    fc.assert(
      fc.property(country, code, (told, zip) => {
        const place = createLocation(told, zip)
        if (place !== null) expect(place.isInternational).toBe(place.countryCode !== "US")
      })
    )
  })

  it("LOC-01 survives its cookie unchanged", () => {
    fc.assert(
      fc.property(country, code, (told, zip) => {
        const place = createLocation(told, zip)
        if (place !== null) expect(parseLocationCookie(formatLocationCookie(place))).toEqual(place)
      })
    )
  })

  it.each([
    "",
    "null",
    "{}",
    "US",
    '{"zipCode":90210,"countryCode":"US","isInternational":false}',
    '{"zipCode":"1","countryCode":"US","isInternational":false}'
  ])("ERR-106 ignores the cookie text %s", (text) => {
    expect(parseLocationCookie(text)).toBeNull()
  })

  it("LOC-10 computes isInternational again from a manipulated cookie", () => {
    expect(parseLocationCookie('{"zipCode":"K1A0B1","countryCode":"CA","isInternational":false}')).toEqual(ottawa)
  })
})

describe("shipping estimates", () => {
  it("LOC-11 requires a ZIP code and a country", () => {
    expect(getEstimateTarget(beverlyHills)).toEqual({ zipCode: "90210", countryCode: "US" })
    expect([null, createLocation("JM", "1"), { ...beverlyHills, countryCode: "" }].map(getEstimateTarget)).toEqual([null, null, null])
  })

  it("LOC-12 moves the visitor to the estimate's location", () => {
    expect(updateLocationFromEstimate(beverlyHills, { zipCode: "K1A0B1", countryCode: "CA" })).toEqual(ottawa)
    expect(updateLocationFromEstimate(null, { zipCode: "90210", countryCode: "US" })).toEqual(beverlyHills)
  })

  it.each([
    { zipCode: "90210", countryCode: "US" },
    { zipCode: "90210-1234", countryCode: "US" },
    { zipCode: null, countryCode: "US" },
    { zipCode: "10001", countryCode: null },
    { zipCode: "1", countryCode: "JM" },
    { zipCode: "1", countryCode: "US" }
  ])("LOC-13 changes nothing with %j", (estimate) => {
    expect(updateLocationFromEstimate(beverlyHills, estimate)).toBe(beverlyHills)
  })

  it("LOC-12 LOC-13 has no further effect when an estimate is applied twice", () => {
    const estimate = fc.record({
      zipCode: fc.constantFrom(null, "90210", "10001", "K1A0B1"),
      countryCode: fc.constantFrom(null, "US", "CA")
    })
    fc.assert(
      fc.property(fc.constantFrom(null, beverlyHills, ottawa), estimate, (kept, answer) => {
        const once = updateLocationFromEstimate(kept, answer)
        expect(updateLocationFromEstimate(once, answer)).toBe(once)
      })
    )
  })

  it("requires at least one SKU and a location", () => {
    const asks = Schema.is(shippingEstimates.body)
    const skus = [{ skuBaseNumber: "CAM-1", skuVariantNumber: "CAM-1-1" }]
    expect(asks({ skus, zipCode: "90210", countryCode: "US" })).toBe(true)
    expect([asks({ skus: [], zipCode: "90210", countryCode: "US" }), asks({ skus, zipCode: "", countryCode: "US" })]).toEqual([
      false,
      false
    ])
  })
})

describe("geolocation", () => {
  it("VIS-26 is needed only if it is enabled, the ZIP code is unknown and the visitor is hydrated", () => {
    const cases = [true, false].flatMap((isEnabled) =>
      [true, false].flatMap((isHydrated) => [null, "", "90210"].map((zipCode) => ({ isEnabled, isHydrated, zipCode })))
    )
    expect(cases.filter(needsGeolocation)).toEqual([
      { isEnabled: true, isHydrated: true, zipCode: null },
      { isEnabled: true, isHydrated: true, zipCode: "" }
    ])
  })

  it("returns a valid location or null", () => {
    expect(parseGeolocation({ zip: "K1A0B1", country_code: "CA" })).toEqual(ottawa)
    expect(parseGeolocation({ zip: null, country_code: "US" })).toBeNull()
    expect(parseGeolocation({ zip: "90210", country_code: null })).toBeNull()
  })
})

describe("getCensusRegion", () => {
  it.each([
    ["02108", "New England"],
    ["10001", "Mid-Atlantic"],
    ["20001", "South Atlantic"],
    ["37201", "East South Central"],
    ["48201", "East North Central"],
    ["55401", "West North Central"],
    ["60601", "West North Central"],
    ["77001", "West South Central"],
    ["84101", "Mountain"],
    ["90210", "Pacific"]
  ])("VIS-29 returns the region of %s: %s", (zipCode, region) => {
    expect(getCensusRegion({ zipCode, isInternational: false })).toBe(region)
  })
  it("VIS-30 returns International outside the US for any code", () => {
    expect([ottawa, { zipCode: "2000", isInternational: true }, { zipCode: "", isInternational: true }].map(getCensusRegion)).toEqual([
      "International",
      "International",
      "International"
    ])
  })
  it("VIS-30 returns null without a ZIP code", () => {
    expect(["", "x", " 1", "٣٤"].map((zipCode) => getCensusRegion({ zipCode, isInternational: false }))).toEqual([null, null, null, null])
  })
})

it("LOC-09 createLocation rejects a single letter that becomes two letters when capitalized", () => {
  expect(createLocation("\u00df", "1")).toBeNull()
  expect(createLocation("ss", "1")?.countryCode).toBe("SS")
})
