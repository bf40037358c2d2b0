import { Schema } from "effect"

/** Delivery location of a visitor. `createLocation` guarantees a valid and normalized postal code. */
export const Location = Schema.Struct({
  /** Empty in countries without relevant postal codes (LOC-08). */
  zipCode: Schema.String,
  /** ISO 3166-1 alpha-2 code in capitals. */
  countryCode: Schema.String,
  /** True outside the US (LOC-10). */
  isInternational: Schema.Boolean
})
export interface Location extends Schema.Struct.Type<typeof Location.fields> {}

/** Response of the geolocation service (CALL-40). */
export const Geolocated = Schema.Struct({ zip: Schema.NullOr(Schema.String), country_code: Schema.NullOr(Schema.String) })
export interface Geolocated extends Schema.Struct.Type<typeof Geolocated.fields> {}
