import type { Location } from "./model.ts"

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
