import { Option, Schema } from "effect"
import { Location } from "./model.ts"
import { createLocation } from "./rules.ts"

/** The place as JSON (GAP-C20). */
export const LOCATION_COOKIE = "location"
/** Its country's code alone (GAP-C20). */
export const COUNTRY_COOKIE = "country"
/** Lifetime of both (LOC-14). */
export const LOCATION_DAYS = 30

const LocationCookie = Schema.fromJsonString(Location)
const decode = Schema.decodeUnknownOption(LocationCookie)

/** The place in the location cookie's text, not URL-encoded; null for a text that is broken or names no place (ERR-106). */
export const locationFromCookie = (text: string): Location | null => {
  const stored = Option.getOrNull(decode(text))
  return stored === null ? null : createLocation(stored.countryCode, stored.zipCode)
}

/** The location cookie's text. */
export const locationToCookie: (location: Location) => string = Schema.encodeSync(LocationCookie)
