import { Schema } from "effect"

/** A feature flag from the customer service (FLAG-01, VIS-13). Use `isOn` for switches, or read the value as text. */
export const FeatureFlag = Schema.Struct({
  name: Schema.NonEmptyString,
  value: Schema.NullOr(Schema.Union([Schema.Boolean, Schema.String]))
})
export interface FeatureFlag extends Schema.Struct.Type<typeof FeatureFlag.fields> {}

/**
 * Flags of one cache period. `refetchedFor` lists missing flags that caused another request, so that a nonexistent flag causes only one per
 * period (FLAG-04).
 */
export const FlagCache = Schema.Struct({ flags: Schema.Array(FeatureFlag), refetchedFor: Schema.Array(Schema.String) })
export interface FlagCache extends Schema.Struct.Type<typeof FlagCache.fields> {}

/** A flag with its value as text. */
export const AssignedFlag = Schema.Struct({ name: Schema.String, value: Schema.String })
export interface AssignedFlag extends Schema.Struct.Type<typeof AssignedFlag.fields> {}

/** Audiences by the content of a visitor's garage: a vehicle, a race car, or only an engine (CALL-09). */
export const audienceNames = ["street", "race", "engine"] as const
export const Audience = Schema.Literals(audienceNames)
export type Audience = typeof Audience.Type

/** The audiences that a visitor belongs to (VIS-10). */
export const Audiences = Schema.Struct({ audiences: Schema.Array(Schema.String), googleAudiences: Schema.Array(Schema.String) })
export interface Audiences extends Schema.Struct.Type<typeof Audiences.fields> {}
