import { geolocate } from "@camber/domain/location"
import { describe, expect, it } from "vitest"
import { createHeaderGeolocation, type GeolocationHeaders } from "./geolocate.ts"

const headers: GeolocationHeaders = { country: "x-country", zip: "x-zip" }
const ask = async (by: GeolocationHeaders | null, sent: Readonly<Record<string, string>> = {}) =>
  (await createHeaderGeolocation(by)(new Request(`http://shop.test${geolocate.path}`, { headers: sent }))).json()

describe("createHeaderGeolocation", () => {
  it("CALL-40 GAP-19 returns the location in the proxy's headers without an external lookup", async () => {
    expect(await ask(headers, { "x-country": "US", "x-zip": "66044" })).toEqual({ zip: "66044", country_code: "US" })
  })

  it("GAP-19 returns null without trusted headers, regardless of the headers that the visitor sends", async () => {
    expect(await ask(null, { "x-country": "US", "x-zip": "66044" })).toEqual({ zip: null, country_code: null })
    expect(await ask(headers)).toEqual({ zip: null, country_code: null })
  })

  it("truncates overlong header values", async () => {
    expect(await ask(headers, { "x-country": "U".repeat(500), "x-zip": "" })).toEqual({ zip: null, country_code: "U".repeat(16) })
  })
})
