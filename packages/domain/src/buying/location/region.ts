import type { Location } from "./model.ts"

/** By a zip's first digit (VIS-29). */
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

/** Where analytics sees a visitor (VIS-29, VIS-30). */
export type Region = (typeof regions)[number] | "International"

/** Abroad is one region, whatever its codes begin with (VIS-30, GAP-76). Null without a zip that begins with a digit. */
export const getCensusRegion = ({ isInternational, zipCode }: Pick<Location, "isInternational" | "zipCode">): Region | null => {
  if (isInternational) return "International"
  return /^\d/.test(zipCode) ? (regions[Number(zipCode[0])] ?? null) : null
}
