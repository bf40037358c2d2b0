import type { Geolocated, Location } from "./model.ts"
import { parseAustralianPostcode, parseCanadianPostalCode, upperAscii, parseUsZip } from "./postalCode.ts"

/** Caribbean and Latin American countries, whose codes are not asked for (LOC-08, GAP-C02). */
const withoutCodes: ReadonlySet<string> = new Set(
  "AG AI AW BB BM BS BZ CR CW DM DO GD GP GT GY HN HT JM KN KY LC MQ MS NI PA SR SV SX TC TT VC VG".split(" ")
)
/** Their zips are US zips, so they are US places (GAP-C02). */
const usTerritories: ReadonlySet<string> = new Set(["PR", "VI"])
/** Longer texts are no postal code anywhere. */
const LONGEST_CODE = 16

const codeOf = (countryCode: string, text: string): string | null => {
  if (withoutCodes.has(countryCode)) return ""
  if (countryCode === "US") return parseUsZip(text)
  if (countryCode === "CA") return parseCanadianPostalCode(text)
  if (countryCode === "AU") return parseAustralianPostcode(text)
  return text.length > LONGEST_CODE ? "" : text.trim()
}

/**
 * A country and a postal code as a place. Null where the country is not two letters or the code is none of the country's; other countries
 * are taken with any code (LOC-09). Puerto Rico and the Virgin Islands become the US.
 */
export const createLocation = (country: string, postalCode: string): Location | null => {
  const code = upperAscii(country.trim())
  const countryCode = usTerritories.has(code) ? "US" : code
  const zipCode = /^[A-Z]{2}$/.test(countryCode) ? codeOf(countryCode, postalCode) : null
  return zipCode === null ? null : { zipCode, countryCode, isInternational: countryCode !== "US" }
}

/** The place that the geolocation service names, if it is one (VIS-27). */
export const locationFromAnswer = ({ country_code, zip }: Geolocated): Location | null => createLocation(country_code ?? "", zip ?? "")

/** Whether to look up where a visitor is: switched on, not known, and not before it can be known (VIS-26). */
export const needsGeolocation = (visitor: {
  readonly isEnabled: boolean
  readonly zipCode: string | null
  readonly isHydrated: boolean
}): boolean => visitor.isEnabled && visitor.isHydrated && (visitor.zipCode ?? "") === ""

/** Where to estimate shipping to; null, so no estimate, without a known zip and country (LOC-11). */
export const getEstimateTarget = (location: Location | null): Pick<Location, "countryCode" | "zipCode"> | null => {
  if (location === null || location.zipCode === "" || location.countryCode === "") return null
  return { zipCode: location.zipCode, countryCode: location.countryCode }
}

/** What is kept after an estimate: its place if the zip differs (LOC-12), the very same one if not, or if it names none (LOC-13). */
export const updateLocationFromEstimate = (
  kept: Location | null,
  estimate: { readonly zipCode: string | null; readonly countryCode: string | null }
): Location | null => {
  const place = createLocation(estimate.countryCode ?? "", estimate.zipCode ?? "")
  return place === null || place.zipCode === "" || place.zipCode === kept?.zipCode ? kept : place
}
