import type { KnownCar } from "@camber/domain/fitment"
import { type ExpressionBuilder, sql, type SqlBool } from "kysely"
import type { YmmBoost } from "@camber/domain/vehicle"
import type { Tables } from "../database/tables.ts"
import { appliesToProject } from "../products/fits.sql.ts"
import { forVehicle, type ProductCondition, withApplication } from "../products/ListingFilter.ts"
import type { Reference } from "../reference/Reference.ts"

/**
 * Creates an SQL expression that ranks the fit: 2 for a guaranteed fit, 1 for a universal fit, 0 otherwise. Reads only the product's own
 * applications.
 */
export const createFitRankExpression = (product: ExpressionBuilder<Tables, "product">, project: KnownCar) => {
  const holding = product
    .selectFrom("application")
    .whereRef("application.product_page_id", "=", "product.product_page_id")
    .where(appliesToProject(project))
  return product
    .case()
    .when(product.exists(holding.where("application.scope", "!=", "universal")))
    .then(2)
    .when(product.exists(holding))
    .then(1)
    .else(0)
    .end()
}

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/**
 * Creates a condition for products made for the selected vehicle or race type, which suggestions list first; undefined if neither is known.
 */
export const toBoostCondition = (
  { year, make, model, raceTypeId }: YmmBoost,
  { vehicles, raceTypes }: Reference
): ProductCondition | undefined => {
  const makeRow = make === null ? undefined : vehicles.makes.find(({ name }) => sameName(name, make))
  const modelRow = makeRow && model !== null ? vehicles.modelsOf(makeRow.make_id).find(({ name }) => sameName(name, model)) : undefined
  if (year !== null && makeRow && modelRow) return forVehicle({ year, makeId: makeRow.make_id, modelId: modelRow.model_id })
  if (raceTypeId === null || !raceTypes.byId.has(raceTypeId)) return undefined
  return withApplication(() => sql<SqlBool>`race_type_ids @> array[${raceTypeId}::int]`)
}
