import { Schema } from "effect"

/** Where a visitor wants things sent. What `createLocation` makes is well-formed: its zip code is one of its country, in the usual spelling. */
export const Location = Schema.Struct({
  /** Empty where the country has none that counts here (LOC-08). */
  zipCode: Schema.String,
  /** ISO 3166-1, two capitals. */
  countryCode: Schema.String,
  /** The country is not US (LOC-10). */
  isInternational: Schema.Boolean
})
export interface Location extends Schema.Struct.Type<typeof Location.fields> {}

/** What the geolocation service answers (CALL-40). */
export const Geolocated = Schema.Struct({ zip: Schema.NullOr(Schema.String), country_code: Schema.NullOr(Schema.String) })
export interface Geolocated extends Schema.Struct.Type<typeof Geolocated.fields> {}
