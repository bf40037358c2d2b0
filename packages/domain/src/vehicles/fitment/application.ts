import { Schema } from "effect"
import { MakeId, ModelId, ModelYear, RaceTypeId, WireId } from "../vehicle/model.ts"
import { BuyerCount, DecidedBy, HeldCount, Scope } from "./model.ts"
import { isWellFormed } from "./rules.ts"

/** An id with its display name. Rules compare ids; names only appear in reasons. */
export const NamedId = Schema.Struct({ id: WireId, name: Schema.String })
export interface NamedId extends Schema.Struct.Type<typeof NamedId.fields> {}

/** Years are inclusive at both ends; `yearFrom <= yearTo`. */
export const VehicleRange = Schema.Struct({
  makeId: MakeId,
  make: Schema.String,
  models: Schema.NonEmptyArray(Schema.Struct({ id: ModelId, name: Schema.String })),
  yearFrom: ModelYear,
  yearTo: ModelYear
})
export interface VehicleRange extends Schema.Struct.Type<typeof VehicleRange.fields> {}

const accepted = Schema.optionalKey(Schema.NonEmptyArray(NamedId))
/** Accepted ids for each engine part that matters. At least one part is present. */
export const EngineCondition = Schema.Struct({
  engineManufacturerId: accepted,
  engineMakeId: accepted,
  engineSeriesId: accepted,
  engineConfigurationId: accepted,
  engineQualifierId: accepted,
  engineVersionId: accepted,
  engineDisplacementId: accepted,
  engineCodeId: accepted,
  engineCamshaftTypeId: accepted,
  engineFuelSystemId: accepted
})
export interface EngineCondition extends Schema.Struct.Type<typeof EngineCondition.fields> {}

/** The vehicle must have one of these values of the facet. */
export const FacetCondition = Schema.Struct({ name: Schema.NonEmptyString, values: Schema.NonEmptyArray(NamedId) })
export interface FacetCondition extends Schema.Struct.Type<typeof FacetCondition.fields> {}

/** Limits an application to variants whose option of this name has one of these values. */
export const OptionCondition = Schema.Struct({ name: Schema.NonEmptyString, values: Schema.NonEmptyArray(Schema.NonEmptyString) })
export interface OptionCondition extends Schema.Struct.Type<typeof OptionCondition.fields> {}

/** A fitment application as in ACES: the part fits if all conditions hold. Decoding rejects applications that are not `isWellFormed`. */
export const Application = Schema.Struct({
  applicationId: WireId,
  scope: Scope,
  decidedBy: DecidedBy,
  vehicle: Schema.optionalKey(VehicleRange),
  engine: Schema.optionalKey(EngineCondition),
  raceTypes: Schema.optionalKey(Schema.NonEmptyArray(Schema.Struct({ id: RaceTypeId, name: Schema.String }))),
  facets: Schema.Array(FacetCondition),
  /** Mounting position, for example 'Front'. Absent if the part has none or fits any. */
  position: Schema.optionalKey(Schema.NullOr(Schema.String)),
  options: Schema.Array(OptionCondition),
  note: Schema.NullOr(Schema.String),
  source: Schema.String,
  /** ISO date on which the source published the application. */
  sourceDate: Schema.String,
  /** Number of customers whose misfit reports count. Absent if none count. */
  reports: Schema.optionalKey(Schema.Int),
  /** How many buyers with the shopper's vehicle kept the part. Present while misfit reports exist but do not count yet. */
  buyers: Schema.optionalKey(BuyerCount),
  /** Track record of the application (`countHeld`). Absent below `MIN_HELD_CARS` cars. */
  held: Schema.optionalKey(HeldCount)
}).check(Schema.makeFilter(isWellFormed))
export interface Application extends Schema.Struct.Type<typeof Application.fields> {}
