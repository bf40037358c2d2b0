import type { CarFact, KnownCar } from "@camber/domain/fitment"
import { MakeId, ModelId, type Project, RaceTypeId, UNKNOWN_PROJECT, type YmmBoost } from "@camber/domain/vehicle"
import { type RawBuilder, sql, type SqlBool } from "kysely"
import { isAt } from "../products/fits.sql.ts"
import type { ProductCondition } from "../products/ListingFilter.ts"
import type { Reference } from "../reference/Reference.ts"

/** The car as far as the question tells of it; null where that is nothing. Its engine is never told. */
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
 * Products with a statement that nothing known of the car speaks against. Whether they fit may still hang on its engine, which the card's fit
 * line tells.
 */
export const createCompatibilityFilter =
  ({ facts = [], raceTypeId, vehicle }: KnownCar): ProductCondition =>
  (product) =>
    sql<SqlBool>`exists (select from application where application.product_page_id = ${product.ref("product.product_page_id")}
      and (make_id is null or ${vehicle === undefined ? no : isMadeFor(vehicle)})
      and (race_type_ids is null or ${raceTypeId === undefined ? no : sql`race_type_ids @> array[${raceTypeId}::int]`})
      and ${sql.join([yes, ...facts.map(isUndisputed)], sql` and `)})`

/** Rows of `application` that a measure of the car does not speak against. */
const isUndisputed = ({ axle, name, valueId }: CarFact): RawBuilder<unknown> =>
  sql`(not facets ? ${name} or facets -> ${name} @> ${JSON.stringify([valueId])}::jsonb ${axle === null ? sql`` : sql`or (${isAt(axle)}) is not true`})`

/** Products for any car, and those with a statement about a car, an engine or a race type that one of these products is made for, too. */
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
