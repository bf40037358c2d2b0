import { Schema } from "effect"
import { MakeId, ModelId, ModelYear, RaceTypeId, WireId } from "../vehicle/model.ts"
import { BuyerCount, DecidedBy, Scope } from "./model.ts"
import { isWellFormed } from "./rules.ts"

/** An id with the name that people know it by. Rules compare ids; names only travel along into reasons. */
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
/** For each engine part that matters, the ids that will do. At least one part is given. */
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

/** What the car has to be under one facet; any of the values will do. */
export const FacetCondition = Schema.Struct({ name: Schema.NonEmptyString, values: Schema.NonEmptyArray(NamedId) })
export interface FacetCondition extends Schema.Struct.Type<typeof FacetCondition.fields> {}

/** The variants a statement is about: those whose option of this name has one of these values. */
export const OptionCondition = Schema.Struct({ name: Schema.NonEmptyString, values: Schema.NonEmptyArray(Schema.NonEmptyString) })
export interface OptionCondition extends Schema.Struct.Type<typeof OptionCondition.fields> {}

/** One statement that a part fits, a conjunction of conditions, as in ACES. Ill-formed ones do not decode: see `isWellFormed`. */
export const Application = Schema.Struct({
  applicationId: WireId,
  scope: Scope,
  decidedBy: DecidedBy,
  vehicle: Schema.optionalKey(VehicleRange),
  engine: Schema.optionalKey(EngineCondition),
  raceTypes: Schema.optionalKey(Schema.NonEmptyArray(Schema.Struct({ id: RaceTypeId, name: Schema.String }))),
  facets: Schema.Array(FacetCondition),
  /** Where on the car the part goes: 'Front'. Absent: no place, or any. */
  position: Schema.optionalKey(Schema.NullOr(Schema.String)),
  options: Schema.Array(OptionCondition),
  note: Schema.NullOr(Schema.String),
  source: Schema.String,
  /** ISO date of the statement. */
  sourceDate: Schema.String,
  /** Customers whom it told that a part fits which did not, above 0, where their reports count; absent: none. */
  reports: Schema.optionalKey(Schema.Int),
  /** The buyers with the shopper's car, where some of them reported the statement and that does not count yet. */
  buyers: Schema.optionalKey(BuyerCount)
}).check(Schema.makeFilter(isWellFormed))
export interface Application extends Schema.Struct.Type<typeof Application.fields> {}
