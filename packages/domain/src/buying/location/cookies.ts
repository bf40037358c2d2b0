import { Option, Schema } from "effect"
import { Location } from "./model.ts"
import { createLocation } from "./rules.ts"

/** Location as JSON (GAP-C20). */
export const LOCATION_COOKIE = "location"
/** Country code (GAP-C20). */
export const COUNTRY_COOKIE = "country"
/** Lifetime of both cookies (LOC-14). */
export const LOCATION_DAYS = 30

const LocationCookie = Schema.fromJsonString(Location)
const decode = Schema.decodeUnknownOption(LocationCookie)

/** Parses the decoded text of the location cookie; null if it is broken or has no valid location (ERR-106). */
export const parseLocationCookie = (text: string): Location | null => {
  const stored = Option.getOrNull(decode(text))
  return stored === null ? null : createLocation(stored.countryCode, stored.zipCode)
}

/** Formats the text of the location cookie. */
export const formatLocationCookie: (location: Location) => string = Schema.encodeSync(LocationCookie)
