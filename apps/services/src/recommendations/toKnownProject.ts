import type { CarFact, KnownCar } from "@camber/domain/fitment"
import { MakeId, ModelId, type Project, RaceTypeId, UNKNOWN_PROJECT, type YmmBoost } from "@camber/domain/vehicle"
import { type RawBuilder, sql, type SqlBool } from "kysely"
import { isAt } from "../products/fits.sql.ts"
import type { ProductCondition } from "../products/ListingFilter.ts"
import type { Reference } from "../reference/Reference.ts"

/**
 * Resolves the names in a request to a project; returns null if no name is known. The project has no engine, because the request never
 * contains one.
 */
export const toKnownProject = ({ make, model, raceTypeId, year }: YmmBoost, { raceTypes, vehicles }: Reference): Project | null => {
  const makeRow = vehicles.makes.find(({ name }) => name === make)
  const modelRow = makeRow && vehicles.modelsOf(makeRow.make_id).find(({ name }) => name === model)
  const hasVehicle = year !== null && makeRow !== undefined && modelRow !== undefined
  const isRaced = raceTypeId !== null && raceTypes.byId.has(raceTypeId)
  if (!hasVehicle && !isRaced) return null
  return {
    ...UNKNOWN_PROJECT,
    ...(hasVehicle && { vehicle: { year, makeId: MakeId.make(makeRow.make_id), modelId: ModelId.make(modelRow.model_id) } }),
    ...(isRaced && { raceTypeId: RaceTypeId.make(raceTypeId) })
  }
}

/**
 * Creates a filter for products with an application that the known car does not rule out. The engine may still rule out the application; in
 * that case, the card's fit line mentions it.
 */
export const createCompatibilityFilter =
  ({ facts = [], raceTypeId, vehicle }: KnownCar): ProductCondition =>
  (product) =>
    sql<SqlBool>`exists (select from application where application.product_page_id = ${product.ref("product.product_page_id")}
      and (make_id is null or ${vehicle === undefined ? no : isMadeFor(vehicle)})
      and (race_type_ids is null or ${raceTypeId === undefined ? no : sql`race_type_ids @> array[${raceTypeId}::int]`})
      and ${sql.join([yes, ...facts.map(isUndisputed)], sql` and `)})`

/** Matches `application` rows that a measurement of the car does not rule out. */
const isUndisputed = ({ axle, name, valueId }: CarFact): RawBuilder<unknown> =>
  sql`(not facets ? ${name} or facets -> ${name} @> ${JSON.stringify([valueId])}::jsonb ${axle === null ? sql`` : sql`or (${isAt(axle)}) is not true`})`

/**
 * Creates a filter for universal products, and for products with an application to the same car, engine or race type as one of the given
 * products.
 */
export const createSharedApplicationFilter =
  (productPageIds: ReadonlyArray<number>): ProductCondition =>
  (product) =>
    sql<SqlBool>`exists (select from application theirs where theirs.product_page_id = ${product.ref("product.product_page_id")}
      and (theirs.scope = 'universal' or exists (select from application own where own.product_page_id = any(${productPageIds}::int[])
        and ((theirs.make_id = own.make_id and theirs.model_ids && own.model_ids
            and theirs.year_from <= own.year_to and theirs.year_to >= own.year_from)
          or theirs.engine_series_ids && own.engine_series_ids
          or theirs.race_type_ids && own.race_type_ids))))`

const yes = sql`true`
const no = sql`false`

const isMadeFor = ({ makeId, modelId, year }: NonNullable<Project["vehicle"]>): RawBuilder<unknown> =>
  sql`(make_id = ${makeId} and model_ids @> array[${modelId}::int] and year_from <= ${year} and year_to >= ${year})`
