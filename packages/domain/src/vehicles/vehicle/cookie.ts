import { Effect, Option, Schema, SchemaGetter } from "effect"
import { parseCookieHeader } from "../../foundation/ports/httpHeaders.ts"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { type EngineIds, Project, SelectedFacet, Paint } from "./model.ts"
import { engineParts } from "./rules.ts"

/** Name of the cookie that stores the selected project (GAP-42, GAR-25). */
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

/** Returns null for a paint that is no longer offered, so that the rest of the project still decodes. */
const parsePaint = (text: string | null | undefined): Paint | null => Paint.literals.find((paint) => paint === text) ?? null

const toEngineField = (part: keyof EngineIds): keyof EngineFields => `E${part.slice(1)}` as keyof EngineFields

const parseEngine = (fields: EngineFields): EngineIds =>
  Object.fromEntries(engineParts.flatMap((part) => (isSpecified(fields[toEngineField(part)]) ? [[part, fields[toEngineField(part)]]] : [])))

const serializeEngine = (ids: EngineIds = {}): EngineFields =>
  Object.fromEntries(engineParts.flatMap((part) => (ids[part] === undefined ? [] : [[toEngineField(part), ids[part]]])))

const toProject = (fields: CookieFields): typeof Project.Encoded => {
  const { Declined, Facets, IsStockEngine, MakeId, ModelId, Paint: paintName, ProjectId, RaceTypeId, StockEngine, Year } = fields
  const engineIds = parseEngine(fields)
  const paint = parsePaint(paintName)
  return {
    ...(ProjectId ? { projectId: ProjectId } : {}),
    ...(isSpecified(Year) && isSpecified(MakeId) && isSpecified(ModelId)
      ? { vehicle: { year: Year, makeId: MakeId, modelId: ModelId } }
      : {}),
    ...(isSpecified(RaceTypeId) ? { raceTypeId: RaceTypeId } : {}),
    ...(Object.keys(engineIds).length > 0 ? { engineIds } : {}),
    ...(typeof IsStockEngine === "boolean" ? { isStockEngine: IsStockEngine } : {}),
    ...(StockEngine ? { stockEngineIds: parseEngine(StockEngine) } : {}),
    ...(paint === null ? {} : { paint }),
    facets: Facets ?? [],
    declined: Declined ?? []
  }
}

const toFields = (project: typeof Project.Encoded): CookieFields => ({
  ...(project.projectId === undefined ? {} : { ProjectId: project.projectId }),
  ...(project.vehicle === undefined
    ? {}
    : { Year: project.vehicle.year, MakeId: project.vehicle.makeId, ModelId: project.vehicle.modelId }),
  ...(project.raceTypeId === undefined ? {} : { RaceTypeId: project.raceTypeId }),
  ...serializeEngine(project.engineIds),
  ...(project.isStockEngine === undefined ? {} : { IsStockEngine: project.isStockEngine }),
  ...(project.stockEngineIds === undefined ? {} : { StockEngine: serializeEngine(project.stockEngineIds) }),
  ...(project.paint === undefined ? {} : { Paint: project.paint }),
  ...(project.facets.length === 0 ? {} : { Facets: project.facets }),
  ...(project.declined.length === 0 ? {} : { Declined: project.declined })
})

/**
 * Codec between the cookie's text (before URL encoding) and the project. Ids of 1 and null count as absent. An incomplete vehicle fails to
 * decode.
 */
export const FitmentCookie = Schema.fromJsonString(CookieFields).pipe(
  Schema.decodeTo(Project, { decode: SchemaGetter.transform(toProject), encode: SchemaGetter.transform(toFields) })
)

const decode = Schema.decodeUnknownOption(FitmentCookie)

/** Parses the selected project from a `Cookie` header. Returns null if the cookie is missing or invalid. */
export const parseProjectCookieHeader = (header: string | null): Project | null =>
  parseProjectCookie(parseCookieHeader(header).get(FITMENT_COOKIE))

/** Browsers do not store a larger cookie. Counts characters before URL encoding. */
const MAX_COOKIE_LENGTH = 4096

/** Parses the text of the Fitment cookie. Returns null if the text is missing, invalid, too long or empty. */
export const parseProjectCookie = (text: string | undefined): Project | null => {
  if (text !== undefined && text.length > MAX_COOKIE_LENGTH) return null
  const project = Option.getOrNull(decode(text))
  return project !== null && Object.keys(project).length === 2 && project.facets.length + project.declined.length === 0 ? null : project
}

/** Serializes a project as the text of the Fitment cookie. */
export const serializeProjectCookie: (project: Project) => string = Schema.encodeSync(FitmentCookie)

/** Returns the selected project from the Fitment cookie; null if none is selected. */
export const getSelectedProject: Effect.Effect<Project | null, never, Cookies> = Cookies.use((cookies) =>
  Effect.map(cookies.read(FITMENT_COOKIE), parseProjectCookie)
)
