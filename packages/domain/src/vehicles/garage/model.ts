import { Effect, Schema } from "effect"
import { AnsweredEngineIds } from "../vehicle/dropdown.ts"
import { EngineIds, MakeId, ModelId, ModelYear, RaceTypeId, SelectedFacet, VehicleBaseId, WireId, Paint } from "../vehicle/model.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"

const text = Schema.NullOr(Schema.String)
/** Null without a paint. Older records lack the field. */
const paint = Schema.NullOr(Paint).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** Id of a saved project: a UUID v4 created by the services. */
export const ProjectId = Schema.NonEmptyString.pipe(Schema.brand("ProjectId"))
export type ProjectId = typeof ProjectId.Type

/** A saved vehicle, race car or engine with its names and URLs (GAR-15 to GAR-17). Null means unknown. */
export const CustomerProject = Schema.Struct({
  projectId: ProjectId,
  year: Schema.NullOr(ModelYear),
  makeId: Schema.NullOr(MakeId),
  make: text,
  makeDisplay: text,
  modelId: Schema.NullOr(ModelId),
  model: text,
  modelDisplay: text,
  vehicleBaseId: Schema.NullOr(VehicleBaseId),
  raceTypeId: Schema.NullOr(RaceTypeId),
  raceName: text,
  raceDisplay: text,
  raceImageUrl: text,
  /** Name of the drawing (`CarBody`). Null for an engine. */
  body: text.pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  paint,
  engineDisplayName: text,
  /** The engine the vehicle was built with, if the engine was swapped. */
  stockEngineDisplayName: text,
  engineIds: AnsweredEngineIds,
  /** Names of the known engine ids. `part` is the name of the id, for example `engineSeriesId`. */
  engineParts: Schema.Array(Schema.Struct({ part: Schema.String, id: WireId, name: Schema.String })),
  isStockEngine: Schema.NullOr(Schema.Boolean),
  stockEngineIds: Schema.NullOr(AnsweredEngineIds),
  /** `because` names the owned part that answers the facet; absent or null for the owner's own answer. */
  facets: Schema.Array(
    Schema.Struct({ ...SelectedFacet.fields, value: Schema.String, because: Schema.optionalKey(Schema.NullOr(Schema.String)) })
  ),
  declined: Schema.Array(Schema.NonEmptyString),
  shopUrl: Schema.String,
  searchUrl: Schema.String,
  customerProjectUrl: text,
  customerProjectShopUrl: text,
  customerProjectSearchUrl: text,
  clearSelectionUrl: Schema.String
})
export interface CustomerProject extends Schema.Struct.Type<typeof CustomerProject.fields> {}

/** Request to save a project (CALL-29). Year, make and model are required together and exclude a race type (GAR-64, GAR-65). */
export const ProjectRequest = Schema.Struct({
  webUserGuid: WebUserGuid,
  customerProjectSource: Schema.Literal("CUSTOMER_ENTERED"),
  year: Schema.NullOr(ModelYear),
  makeId: Schema.NullOr(MakeId),
  modelId: Schema.NullOr(ModelId),
  vehicleBaseId: Schema.NullOr(VehicleBaseId),
  raceTypeId: Schema.NullOr(RaceTypeId),
  engineIds: Schema.NullOr(EngineIds),
  isStockEngine: Schema.NullOr(Schema.Boolean),
  stockEngineIds: Schema.NullOr(EngineIds),
  paint,
  selectedFacetData: Schema.Array(SelectedFacet).check(Schema.isMaxLength(40)),
  declined: Schema.Array(Schema.NonEmptyString.check(Schema.isMaxLength(80))).check(Schema.isMaxLength(40))
})
export interface ProjectRequest extends Schema.Struct.Type<typeof ProjectRequest.fields> {}

/** Maximum number of projects in a garage. */
export const MOST_PROJECTS = 100
