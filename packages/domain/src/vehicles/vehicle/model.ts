import { Effect, Schema } from "effect"
import { Paint } from "./paint.ts"

/** An id as it travels: an integer from 2. 1 means "unspecified" and is never sent or stored; 0 and empty do not exist (GAP-C55). */
export const WireId = Schema.Int.check(Schema.isGreaterThanOrEqualTo(2))

export const MakeId = WireId.pipe(Schema.brand("MakeId"))
export type MakeId = typeof MakeId.Type
export const ModelId = WireId.pipe(Schema.brand("ModelId"))
export type ModelId = typeof ModelId.Type
/** One year of one make and model, as in ACES. */
export const VehicleBaseId = WireId.pipe(Schema.brand("VehicleBaseId"))
export type VehicleBaseId = typeof VehicleBaseId.Type
export const RaceTypeId = WireId.pipe(Schema.brand("RaceTypeId"))
export type RaceTypeId = typeof RaceTypeId.Type
/** A model year; the first production car to the year after next. */
export const ModelYear = Schema.Int.check(Schema.isBetween({ minimum: 1886, maximum: 2100 })).pipe(Schema.brand("ModelYear"))
export type ModelYear = typeof ModelYear.Type

/** What is known of an engine: any of its ten ids (FIT-15). An absent id is unknown. */
export const EngineIds = Schema.Struct({
  engineManufacturerId: Schema.optionalKey(WireId),
  engineMakeId: Schema.optionalKey(WireId),
  engineSeriesId: Schema.optionalKey(WireId),
  engineConfigurationId: Schema.optionalKey(WireId),
  engineQualifierId: Schema.optionalKey(WireId),
  engineVersionId: Schema.optionalKey(WireId),
  engineDisplacementId: Schema.optionalKey(WireId),
  engineCodeId: Schema.optionalKey(WireId),
  engineCamshaftTypeId: Schema.optionalKey(WireId),
  engineFuelSystemId: Schema.optionalKey(WireId)
})
export interface EngineIds extends Schema.Struct.Type<typeof EngineIds.fields> {}

/** One answered facet of the car, for instance its bolt pattern. */
export const SelectedFacet = Schema.Struct({ name: Schema.NonEmptyString, valueId: WireId })
export interface SelectedFacet extends Schema.Struct.Type<typeof SelectedFacet.fields> {}

/** A whole vehicle: half of one is none. */
export const ProjectVehicle = Schema.Struct({ year: ModelYear, makeId: MakeId, modelId: ModelId })
export interface ProjectVehicle extends Schema.Struct.Type<typeof ProjectVehicle.fields> {}

/**
 * All that is known about the shopper's car or engine. A project that knows nothing is a project like any other.
 * With both a vehicle and a race type it counts as a vehicle.
 * `declined` names what the shopper cannot answer: Vehicle, RaceType, Engine, StockEngine or a facet's name.
 */
export const Project = Schema.Struct({
  projectId: Schema.optionalKey(Schema.NonEmptyString),
  vehicle: Schema.optionalKey(ProjectVehicle),
  raceTypeId: Schema.optionalKey(RaceTypeId),
  engineIds: Schema.optionalKey(EngineIds),
  isStockEngine: Schema.optionalKey(Schema.Boolean),
  stockEngineIds: Schema.optionalKey(EngineIds),
  /** What its owner has it drawn in; nothing follows from it for what fits. */
  paint: Schema.optionalKey(Paint),
  facets: Schema.Array(SelectedFacet),
  declined: Schema.Array(Schema.NonEmptyString)
})
export interface Project extends Schema.Struct.Type<typeof Project.fields> {}

/** The names that belong to a project's ids, as the services know them, and the addresses that belong to it. */
export const ProjectDescription = Schema.Struct({
  year: Schema.NullOr(ModelYear),
  make: Schema.NullOr(Schema.String),
  model: Schema.NullOr(Schema.String),
  vehicleBaseId: Schema.NullOr(VehicleBaseId),
  raceType: Schema.NullOr(Schema.String),
  /** The name of the body that it is drawn with (`CarBody`); null for an engine alone. A device may have kept a car from before it was told. */
  body: Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** The engine that is in it. */
  engine: Schema.NullOr(Schema.String),
  /** The engine that it was built with, where that is known to be another one. */
  stockEngine: Schema.NullOr(Schema.String),
  /** The name of each answered facet's value, in the order of `Project.facets`. */
  facetValues: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  shopUrl: Schema.String,
  searchUrl: Schema.String,
  customerProjectUrl: Schema.NullOr(Schema.String),
  clearSelectionUrl: Schema.String
})
export interface ProjectDescription extends Schema.Struct.Type<typeof ProjectDescription.fields> {}

/** The shopper's selected project with the names that belong to its ids. */
export interface SelectedProject {
  readonly project: Project
  readonly description: ProjectDescription
}

/** What the selected project adds to a suggestion request (SRCH-38). */
export const YmmBoost = Schema.Struct({
  year: Schema.NullOr(ModelYear),
  make: Schema.NullOr(Schema.String),
  model: Schema.NullOr(Schema.String),
  raceTypeId: Schema.NullOr(Schema.Int)
})
export interface YmmBoost extends Schema.Struct.Type<typeof YmmBoost.fields> {}
