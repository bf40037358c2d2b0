import { Effect, Schema } from "effect"
import { AnsweredEngineIds } from "../vehicle/dropdown.ts"
import { EngineIds, MakeId, ModelId, ModelYear, RaceTypeId, SelectedFacet, VehicleBaseId, WireId } from "../vehicle/model.ts"
import { Paint } from "../vehicle/paint.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"

const text = Schema.NullOr(Schema.String)
/** Null where none was picked, as by what was kept on a device before there were paints. */
const paint = Schema.NullOr(Paint).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** A saved project's id: a UUID v4 that the services make. */
export const ProjectId = Schema.NonEmptyString.pipe(Schema.brand("ProjectId"))
export type ProjectId = typeof ProjectId.Type

/** A saved vehicle, race car or engine with its names and addresses (GAR-15 to GAR-17). Null is unknown. */
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
  /** The name of the body that it is drawn with (`CarBody`); null for an engine alone. */
  body: text.pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  paint,
  engineDisplayName: text,
  /** The engine that the car was built with, where that is known to be another one. */
  stockEngineDisplayName: text,
  engineIds: AnsweredEngineIds,
  /** The names of the known engine ids; `part` is the id's name, for instance `engineSeriesId`. */
  engineParts: Schema.Array(Schema.Struct({ part: Schema.String, id: WireId, name: Schema.String })),
  isStockEngine: Schema.NullOr(Schema.Boolean),
  stockEngineIds: Schema.NullOr(AnsweredEngineIds),
  facets: Schema.Array(Schema.Struct({ ...SelectedFacet.fields, value: Schema.String })),
  declined: Schema.Array(Schema.NonEmptyString),
  shopUrl: Schema.String,
  searchUrl: Schema.String,
  customerProjectUrl: text,
  customerProjectShopUrl: text,
  customerProjectSearchUrl: text,
  clearSelectionUrl: Schema.String
})
export interface CustomerProject extends Schema.Struct.Type<typeof CustomerProject.fields> {}

/** What is sent to save a project (CALL-29). Year, make and model go together, and not with a race type (GAR-64, GAR-65). */
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

/** Saved projects at most in one garage. */
export const MOST_PROJECTS = 100
