import type { Geolocated, Location } from "./model.ts"
import { parseAustralianPostcode, parseCanadianPostalCode, upperAscii, parseUsZip } from "./postalCode.ts"

/** Caribbean and Latin American countries whose postal codes the shop ignores (LOC-08, GAP-C02). */
const withoutCodes: ReadonlySet<string> = new Set(
  "AG AI AW BB BM BS BZ CR CW DM DO GD GP GT GY HN HT JM KN KY LC MQ MS NI PA SR SV SX TC TT VC VG".split(" ")
)
/** US territories. Their ZIP codes are US ZIP codes, so they count as the US (GAP-C02). */
const usTerritories: ReadonlySet<string> = new Set(["PR", "VI"])
/** Longest postal code of any country. */
const MAX_CODE_LENGTH = 16

const normalizeCode = (countryCode: string, text: string): string | null => {
  if (withoutCodes.has(countryCode)) return ""
  if (countryCode === "US") return parseUsZip(text)
  if (countryCode === "CA") return parseCanadianPostalCode(text)
  if (countryCode === "AU") return parseAustralianPostcode(text)
  return text.length > MAX_CODE_LENGTH ? "" : text.trim()
}

/**
 * Creates a location from a country and postal code.
 *
 * Returns null for an invalid country code or a code that is invalid in its country. Countries without known rules accept any code
 * (LOC-09). Puerto Rico and the Virgin Islands become the US.
 */
export const createLocation = (country: string, postalCode: string): Location | null => {
  const code = upperAscii(country.trim())
  const countryCode = usTerritories.has(code) ? "US" : code
  const zipCode = /^[A-Z]{2}$/.test(countryCode) ? normalizeCode(countryCode, postalCode) : null
  return zipCode === null ? null : { zipCode, countryCode, isInternational: countryCode !== "US" }
}

/** Converts a geolocation response to a location; null if the response contains no location (VIS-27). */
export const parseGeolocation = ({ country_code, zip }: Geolocated): Location | null => createLocation(country_code ?? "", zip ?? "")

/** Returns whether to request the geolocation: enabled, hydrated, and no ZIP code (VIS-26). */
export const needsGeolocation = (visitor: {
  readonly isEnabled: boolean
  readonly zipCode: string | null
  readonly isHydrated: boolean
}): boolean => visitor.isEnabled && visitor.isHydrated && (visitor.zipCode ?? "") === ""

/** Returns the location for a shipping estimate; null without ZIP code and country (LOC-11). */
export const getEstimateTarget = (location: Location | null): Pick<Location, "countryCode" | "zipCode"> | null => {
  if (location === null || location.zipCode === "" || location.countryCode === "") return null
  return { zipCode: location.zipCode, countryCode: location.countryCode }
}

/**
 * Returns the estimate's location if its ZIP code differs (LOC-12), otherwise the same object, also if the estimate has no ZIP code
 * (LOC-13).
 */
export const updateLocationFromEstimate = (
  current: Location | null,
  estimate: { readonly zipCode: string | null; readonly countryCode: string | null }
): Location | null => {
  const location = createLocation(estimate.countryCode ?? "", estimate.zipCode ?? "")
  return location === null || location.zipCode === "" || location.zipCode === current?.zipCode ? current : location
}

/** Regions by the first digit of the ZIP code (VIS-29). */
const regions = [
  "New England",
  "Mid-Atlantic",
  "South Atlantic",
  "East South Central",
  "East North Central",
  "West North Central",
  "West North Central",
  "West South Central",
  "Mountain",
  "Pacific"
] as const

/** Region of a visitor for analytics (VIS-29, VIS-30). */
export type Region = (typeof regions)[number] | "International"

/**
 * Returns the census region. International locations are one region, regardless of the code (VIS-30, GAP-76). Returns null if the ZIP code
 * does not begin with a digit.
 */
export const getCensusRegion = ({ isInternational, zipCode }: Pick<Location, "isInternational" | "zipCode">): Region | null => {
  if (isInternational) return "International"
  return /^\d/.test(zipCode) ? (regions[Number(zipCode[0])] ?? null) : null
}
