import { Effect, Schema } from "effect"

/** Paints an owner can choose, in display order. Without a paint, the drawing keeps the page's background color. */
export const Paint = Schema.Literals([
  "white",
  "silver",
  "gray",
  "black",
  "red",
  "maroon",
  "orange",
  "yellow",
  "tan",
  "green",
  "teal",
  "blue",
  "navy",
  "bronze",
  "purple"
])
export type Paint = typeof Paint.Type

/** An id on the wire: an integer from 2. 1 means "unspecified" and is never sent or stored; 0 and empty are invalid (GAP-C55). */
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
/** A model year, from the first production car to a distant future year. */
export const ModelYear = Schema.Int.check(Schema.isBetween({ minimum: 1886, maximum: 2100 })).pipe(Schema.brand("ModelYear"))
export type ModelYear = typeof ModelYear.Type

/** The known ids of an engine (FIT-15). An absent id is unknown. */
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

/** One answered facet of the vehicle, for example its bolt pattern. */
export const SelectedFacet = Schema.Struct({ name: Schema.NonEmptyString, valueId: WireId })
export interface SelectedFacet extends Schema.Struct.Type<typeof SelectedFacet.fields> {}

/** A complete vehicle. All three fields are required. */
export const ProjectVehicle = Schema.Struct({ year: ModelYear, makeId: MakeId, modelId: ModelId })
export interface ProjectVehicle extends Schema.Struct.Type<typeof ProjectVehicle.fields> {}

/**
 * All known facts about the shopper's vehicle or engine. An empty project is valid. A project with both a vehicle and a race type counts as
 * a vehicle. `declined` lists questions the shopper cannot answer: Vehicle, RaceType, Engine, StockEngine or a facet's name.
 */
export const Project = Schema.Struct({
  projectId: Schema.optionalKey(Schema.NonEmptyString),
  vehicle: Schema.optionalKey(ProjectVehicle),
  raceTypeId: Schema.optionalKey(RaceTypeId),
  engineIds: Schema.optionalKey(EngineIds),
  isStockEngine: Schema.optionalKey(Schema.Boolean),
  stockEngineIds: Schema.optionalKey(EngineIds),
  /** Color of the vehicle's drawing. Does not affect fitment. */
  paint: Schema.optionalKey(Paint),
  facets: Schema.Array(SelectedFacet),
  declined: Schema.Array(Schema.NonEmptyString)
})
export interface Project extends Schema.Struct.Type<typeof Project.fields> {}

/** Display names and URLs for a project's ids, resolved by the services. */
export const ProjectDescription = Schema.Struct({
  year: Schema.NullOr(ModelYear),
  make: Schema.NullOr(Schema.String),
  model: Schema.NullOr(Schema.String),
  vehicleBaseId: Schema.NullOr(VehicleBaseId),
  raceType: Schema.NullOr(Schema.String),
  /** Name of the drawing (`CarBody`). Null for an engine project. Older stored projects lack the field. */
  body: Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** The installed engine. */
  engine: Schema.NullOr(Schema.String),
  /** The engine the vehicle was built with, if the engine was swapped. */
  stockEngine: Schema.NullOr(Schema.String),
  /** Name of each answered facet's value, in the order of `Project.facets`. */
  facetValues: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  shopUrl: Schema.String,
  searchUrl: Schema.String,
  customerProjectUrl: Schema.NullOr(Schema.String),
  clearSelectionUrl: Schema.String
})
export interface ProjectDescription extends Schema.Struct.Type<typeof ProjectDescription.fields> {}

/** The shopper's selected project with its display names and URLs. */
export interface SelectedProject {
  readonly project: Project
  readonly description: ProjectDescription
}

/** Fields of the selected project that a suggestion request sends (SRCH-38). */
export const YmmBoost = Schema.Struct({
  year: Schema.NullOr(ModelYear),
  make: Schema.NullOr(Schema.String),
  model: Schema.NullOr(Schema.String),
  raceTypeId: Schema.NullOr(Schema.Int)
})
export interface YmmBoost extends Schema.Struct.Type<typeof YmmBoost.fields> {}
