import type { Axle, CarFact, KnownCar } from "@camber/domain/fitment"
import { type EngineIds, type Project, getProjectKind, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import { engineParts } from "../reference/Reference.ts"

/** Ids of a vehicle, with or without brands (nominal types). */
export interface VehicleIds {
  readonly year: number
  readonly makeId: number
  readonly modelId: number
}

type Applications = ExpressionBuilder<Tables, "application">

/**
 * Builds the domain's fitment rule as an SQL filter of `application` rows: it selects the rows whose conditions all hold for the project. A
 * product with such a row has a fitting variant, because every application covers at least one variant.
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

/** Selects `application` rows that are universal and have no conditions, so that they hold for every project. */
export const appliesToAll = (application: Applications): Expression<SqlBool> =>
  application.and([application("scope", "=", "universal"), appliesToProject(UNKNOWN_PROJECT)(application)])

/**
 * Selects `application` rows that hold for this project but not for all.
 *
 * Each of these rows either names the vehicle, engine family, race type or a facet value of the project, or is one of the few rows that
 * name none of these. So an index finds them in a catalog of any size.
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

/** This condition must equal that of the index in migration 0064. */
const namesNoneOfThese = sql<SqlBool>`(make_id is null and engine_series_ids is null and race_type_ids is null and facets = '{}'::jsonb and (
  scope <> 'universal' or coalesce(engine_manufacturer_ids, engine_make_ids, engine_configuration_ids, engine_qualifier_ids, engine_version_ids,
    engine_displacement_ids, engine_code_ids, engine_camshaft_type_ids, engine_fuel_system_ids) is not null))`

/** Selects `application` rows that the car's make, model, year and race type do not rule out. */
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

/** Selects `application` rows whose vehicle range includes this vehicle. */
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

/**
 * Compares the installed engine, or the stock engine if the application depends on the chassis. A bare engine has no stock engine
 * (GAP-C67).
 */
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

/** Returns the facets of the car: the shopper's answers first, then the shop's facts. */
const knownFacets = ({ facets, facts = [] }: KnownCar): ReadonlyArray<Pick<CarFact, "axle" | "name" | "valueId">> => [
  ...facets.map((facet) => ({ ...facet, axle: null })),
  ...facts.filter(({ name }) => facets.every((facet) => facet.name !== name))
]

/**
 * Checks that the car has an accepted value for each required facet. A car may have several values of the same facet, or one value per
 * axle.
 */
const facetsHold = (application: Applications, project: KnownCar): Expression<SqlBool> => {
  const answers = knownFacets(project)
  const at = (axle: Axle | null) => answersHold(answers.filter((answer) => answer.axle === null || answer.axle === axle))
  const axles = (["Front", "Rear"] as const).filter((axle) => answers.some((answer) => answer.axle === axle))
  return application.or([at(null), ...axles.map((axle) => application.and([isAt(axle), at(axle)]))])
}

/** Selects `application` rows for parts of exactly this axle, as `toAxle` parses it. */
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
