import { Option, Schema, SchemaGetter } from "effect"
import { parseCookieHeader } from "../../foundation/ports/cookieHeader.ts"
import { type EngineIds, Project, SelectedFacet } from "./model.ts"
import { Paint } from "./paint.ts"
import { engineParts } from "./rules.ts"

/** The cookie of the selected project (GAP-42, GAR-25). */
export const FITMENT_COOKIE = "Fitment"

const id = Schema.optionalKey(Schema.NullOr(Schema.Int))
const EngineFields = Schema.Struct({
  EngineManufacturerId: id,
  EngineMakeId: id,
  EngineSeriesId: id,
  EngineConfigurationId: id,
  EngineQualifierId: id,
  EngineVersionId: id,
  EngineDisplacementId: id,
  EngineCodeId: id,
  EngineCamshaftTypeId: id,
  EngineFuelSystemId: id
})
type EngineFields = typeof EngineFields.Type

const CookieFields = Schema.Struct({
  ProjectId: Schema.optionalKey(Schema.NullOr(Schema.String)),
  Year: id,
  MakeId: id,
  ModelId: id,
  RaceTypeId: id,
  ...EngineFields.fields,
  Paint: Schema.optionalKey(Schema.NullOr(Schema.String)),
  IsStockEngine: Schema.optionalKey(Schema.NullOr(Schema.Boolean)),
  StockEngine: Schema.optionalKey(Schema.NullOr(EngineFields)),
  Facets: Schema.optionalKey(Schema.Array(SelectedFacet)),
  Declined: Schema.optionalKey(Schema.Array(Schema.NonEmptyString))
}).check(Schema.makeFilter((fields) => new Set([fields.Year, fields.MakeId, fields.ModelId].map(isSpecified)).size === 1))
type CookieFields = typeof CookieFields.Type

const isSpecified = (id: number | null | undefined): id is number => typeof id === "number" && id > 1

/** Null for a paint that is none of today's: the car stays. */
const paintFrom = (text: string | null | undefined): Paint | null => Paint.literals.find((paint) => paint === text) ?? null

const capitalised = (part: keyof EngineIds): keyof EngineFields => `E${part.slice(1)}` as keyof EngineFields

const engineFrom = (fields: EngineFields): EngineIds =>
  Object.fromEntries(engineParts.flatMap((part) => (isSpecified(fields[capitalised(part)]) ? [[part, fields[capitalised(part)]]] : [])))

const engineTo = (ids: EngineIds = {}): EngineFields =>
  Object.fromEntries(engineParts.flatMap((part) => (ids[part] === undefined ? [] : [[capitalised(part), ids[part]]])))

const projectFrom = (fields: CookieFields): typeof Project.Encoded => {
  const { Declined, Facets, IsStockEngine, MakeId, ModelId, Paint: told, ProjectId, RaceTypeId, StockEngine, Year } = fields
  const engineIds = engineFrom(fields)
  const paint = paintFrom(told)
  return {
    ...(ProjectId ? { projectId: ProjectId } : {}),
    ...(isSpecified(Year) && isSpecified(MakeId) && isSpecified(ModelId)
      ? { vehicle: { year: Year, makeId: MakeId, modelId: ModelId } }
      : {}),
    ...(isSpecified(RaceTypeId) ? { raceTypeId: RaceTypeId } : {}),
    ...(Object.keys(engineIds).length > 0 ? { engineIds } : {}),
    ...(typeof IsStockEngine === "boolean" ? { isStockEngine: IsStockEngine } : {}),
    ...(StockEngine ? { stockEngineIds: engineFrom(StockEngine) } : {}),
    ...(paint === null ? {} : { paint }),
    facets: Facets ?? [],
    declined: Declined ?? []
  }
}

const projectTo = (project: typeof Project.Encoded): CookieFields => ({
  ...(project.projectId === undefined ? {} : { ProjectId: project.projectId }),
  ...(project.vehicle === undefined
    ? {}
    : { Year: project.vehicle.year, MakeId: project.vehicle.makeId, ModelId: project.vehicle.modelId }),
  ...(project.raceTypeId === undefined ? {} : { RaceTypeId: project.raceTypeId }),
  ...engineTo(project.engineIds),
  ...(project.isStockEngine === undefined ? {} : { IsStockEngine: project.isStockEngine }),
  ...(project.stockEngineIds === undefined ? {} : { StockEngine: engineTo(project.stockEngineIds) }),
  ...(project.paint === undefined ? {} : { Paint: project.paint }),
  ...(project.facets.length === 0 ? {} : { Facets: project.facets }),
  ...(project.declined.length === 0 ? {} : { Declined: project.declined })
})

/** The cookie's text, not yet URL-encoded, and the project. Ids of 1 and null count as absent; a part of a vehicle alone does not decode. */
export const FitmentCookie = Schema.fromJsonString(CookieFields).pipe(
  Schema.decodeTo(Project, { decode: SchemaGetter.transform(projectFrom), encode: SchemaGetter.transform(projectTo) })
)

const decode = Schema.decodeUnknownOption(FitmentCookie)

/** The selected project of a request's `Cookie` header; null without the cookie, or when it is broken or another's. */
export const parseProjectCookieHeader = (header: string | null): Project | null =>
  parseProjectCookie(parseCookieHeader(header).get(FITMENT_COOKIE))

/** Characters of the cookie's text, not URL-encoded; browsers keep no larger cookie. */
const LONGEST_COOKIE = 4096

/** The project in the Fitment cookie's text; null without one, or when it is broken, too long or another's. */
export const parseProjectCookie = (text: string | undefined): Project | null => {
  if (text !== undefined && text.length > LONGEST_COOKIE) return null
  const project = Option.getOrNull(decode(text))
  return project !== null && Object.keys(project).length === 2 && project.facets.length + project.declined.length === 0 ? null : project
}

/** The Fitment cookie's text for a project. */
export const serializeProjectCookie: (project: Project) => string = Schema.encodeSync(FitmentCookie)
