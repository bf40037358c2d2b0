import { Schema } from "effect"

/** A feature flag as the customer service tells it (FLAG-01, VIS-13). What it says is switched by `isOn` or read as text. */
export const FeatureFlag = Schema.Struct({
  name: Schema.NonEmptyString,
  value: Schema.NullOr(Schema.Union([Schema.Boolean, Schema.String]))
})
export interface FeatureFlag extends Schema.Struct.Type<typeof FeatureFlag.fields> {}

/**
 * The flags of one cache period. `refetchedFor` names those that were missing and asked for again, so that one which does not exist is
 * asked for once a period (FLAG-04).
 */
export const FlagCache = Schema.Struct({ flags: Schema.Array(FeatureFlag), refetchedFor: Schema.Array(Schema.String) })
export interface FlagCache extends Schema.Struct.Type<typeof FlagCache.fields> {}

/** A flag with the text of what it says to this visitor. */
export const AssignedFlag = Schema.Struct({ name: Schema.String, value: Schema.String })
export interface AssignedFlag extends Schema.Struct.Type<typeof AssignedFlag.fields> {}

/** The audiences that the shop tells apart, by what is in a visitor's garage: a vehicle, a race car, a bare engine (CALL-09). */
export const audienceNames = ["street", "race", "engine"] as const
export const Audience = Schema.Literals(audienceNames)
export type Audience = typeof Audience.Type

/** The groups of customers that a visitor belongs to (VIS-10). */
export const Audiences = Schema.Struct({ audiences: Schema.Array(Schema.String), googleAudiences: Schema.Array(Schema.String) })
export interface Audiences extends Schema.Struct.Type<typeof Audiences.fields> {}
