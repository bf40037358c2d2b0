import type { Axle, CarFact, KnownCar } from "@camber/domain/fitment"
import { type EngineIds, type Project, getProjectKind, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import { engineParts } from "../reference/engineParts.ts"

/** A vehicle by its ids, branded or not. */
export interface VehicleIds {
  readonly year: number
  readonly makeId: number
  readonly modelId: number
}

type Applications = ExpressionBuilder<Tables, "application">

/**
 * Rows of `application` of which every condition holds for the project: the domain's rule as a filter. A base that has one has a
 * variant that fits, because a statement is always about at least one variant.
 */
export const appliesToProject =
  (project: KnownCar) =>
  (application: Applications): Expression<SqlBool> =>
    application.and([
      vehicleHolds(application, project),
      engineHolds(application, project),
      raceTypeHolds(application, project),
      facetsHold(application, project)
    ])

/** Rows of `application` that say of a part, without any condition, that it fits everything: they hold for every project. */
export const appliesToAll = (application: Applications): Expression<SqlBool> =>
  application.and([application("scope", "=", "universal"), appliesToProject(UNKNOWN_PROJECT)(application)])

/**
 * Rows of `application` that hold for the project and not for all, which indexes find whatever the catalogue's size: each names the vehicle, an engine
 * family, the race type or an answer of the project, or is one of the few that name none of these.
 */
export const appliesToProjectOnly =
  (project: KnownCar) =>
  (application: Applications): Expression<SqlBool> => {
    const { engineIds, raceTypeId, stockEngineIds, vehicle } = project
    const series = [engineIds, stockEngineIds].flatMap((ids) => ids?.engineSeriesId ?? [])
    return application.and([
      application.or([
        ...(vehicle === undefined ? [] : [coversVehicle(vehicle)(application)]),
        ...series.map((id) => sql<SqlBool>`engine_series_ids @> array[${id}::int]`),
        ...(raceTypeId === undefined ? [] : [sql<SqlBool>`race_type_ids @> array[${raceTypeId}::int]`]),
        ...knownFacets(project).map(({ name, valueId }) => sql<SqlBool>`facets @> ${JSON.stringify({ [name]: [valueId] })}::jsonb`),
        namesNoneOfThese
      ]),
      appliesToProject(project)(application),
      application.not(appliesToAll(application))
    ])
  }

/** As in the index of migration 0064, which is used for this very condition. */
const namesNoneOfThese = sql<SqlBool>`(make_id is null and engine_series_ids is null and race_type_ids is null and facets = '{}'::jsonb and (
  scope <> 'universal' or coalesce(engine_manufacturer_ids, engine_make_ids, engine_configuration_ids, engine_qualifier_ids, engine_version_ids,
    engine_displacement_ids, engine_code_ids, engine_camshaft_type_ids, engine_fuel_system_ids) is not null))`

/** Rows of `application` that what is known of the car's make, model and year, and of its race type, does not rule out. */
export const isCompatibleWith =
  ({ raceTypeId, vehicle }: Project) =>
  (application: Applications): Expression<SqlBool> =>
    application.and([
      vehicle === undefined
        ? raceTypeId === undefined
          ? application.lit(true)
          : application("make_id", "is", null)
        : application.or([application("make_id", "is", null), coversVehicle(vehicle)(application)]),
      vehicle === undefined && raceTypeId === undefined
        ? application.lit(true)
        : raceTypeHolds(application, { ...UNKNOWN_PROJECT, ...(raceTypeId !== undefined && { raceTypeId }) })
    ])

/** Rows of `application` with a vehicle range that includes this vehicle. */
export const coversVehicle =
  (vehicle: VehicleIds) =>
  (application: Applications): Expression<SqlBool> =>
    application.and([
      application("make_id", "=", vehicle.makeId),
      sql<SqlBool>`model_ids @> array[${vehicle.modelId}::int]`,
      application("year_from", "<=", vehicle.year),
      application("year_to", ">=", vehicle.year)
    ])

const vehicleHolds = (application: Applications, { vehicle }: Project): Expression<SqlBool> =>
  vehicle === undefined
    ? application("make_id", "is", null)
    : application.or([application("make_id", "is", null), coversVehicle(vehicle)(application)])

const raceTypeHolds = (application: Applications, { raceTypeId }: Project): Expression<SqlBool> =>
  raceTypeId === undefined
    ? application("race_type_ids", "is", null)
    : application.or([application("race_type_ids", "is", null), sql<SqlBool>`race_type_ids @> array[${raceTypeId}::int]`])

const partsHold = (application: Applications, ids: EngineIds | undefined): Expression<SqlBool> =>
  application.and(
    engineParts.map(([key, column]) => {
      const accepted = `engine_${column}_ids` as const
      const id = ids?.[key]
      const unconditional = application(accepted, "is", null)
      return id === undefined ? unconditional : application.or([unconditional, sql<SqlBool>`${sql.ref(accepted)} @> array[${id}::int]`])
    })
  )

/** The installed engine is compared, for what the chassis decides the stock one, which a loose engine lacks (GAP-C67). */
const engineHolds = (application: Applications, project: Project): Expression<SqlBool> => {
  const stock =
    project.isStockEngine === undefined || getProjectKind(project) === "engine"
      ? undefined
      : project.isStockEngine
        ? project.engineIds
        : project.stockEngineIds
  return application.or([
    application.and([application("decided_by", "!=", "chassis"), partsHold(application, project.engineIds)]),
    application.and([application("decided_by", "=", "chassis"), partsHold(application, stock)])
  ])
}

/** What the car is known to be under its facets: what its shopper told, otherwise what the shop knows. */
const knownFacets = ({ facets, facts = [] }: KnownCar): ReadonlyArray<Pick<CarFact, "axle" | "name" | "valueId">> => [
  ...facets.map((facet) => ({ ...facet, axle: null })),
  ...facts.filter(({ name }) => facets.every((facet) => facet.name !== name))
]

/** Each facet that the statement needs has an answer that it accepts; a car may have several answers to one facet, or one at an axle. */
const facetsHold = (application: Applications, project: KnownCar): Expression<SqlBool> => {
  const answers = knownFacets(project)
  const at = (axle: Axle | null) => answersHold(answers.filter((answer) => answer.axle === null || answer.axle === axle))
  const axles = (["Front", "Rear"] as const).filter((axle) => answers.some((answer) => answer.axle === axle))
  return application.or([at(null), ...axles.map((axle) => application.and([isAt(axle), at(axle)]))])
}

/** Rows of `application` whose part goes to this axle alone, as `toAxle` reads it. */
export const isAt = (axle: Axle): Expression<SqlBool> => {
  const other: Axle = axle === "Front" ? "Rear" : "Front"
  return sql<SqlBool>`(application.position like ${`%${axle}%`} and application.position not like ${`%${other}%`})`
}

const answersHold = (answers: ReturnType<typeof knownFacets>): Expression<SqlBool> => {
  if (answers.length === 0) return sql<SqlBool>`facets = '{}'::jsonb`
  const byName = [...Map.groupBy(answers, ({ name }) => name)].map(([name, given]) => [name, given.map(({ valueId }) => valueId)])
  return sql<SqlBool>`not exists (
    select from jsonb_each(facets) needed
    where not exists (
      select from jsonb_array_elements(${JSON.stringify(Object.fromEntries(byName))}::jsonb -> needed.key) answer
      where needed.value @> answer))`
}
