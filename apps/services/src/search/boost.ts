import type { YmmBoost } from "@camber/domain/vehicle"
import { sql, type SqlBool } from "kysely"
import { forVehicle, type ProductCondition, withApplication } from "../products/ListingFilter.ts"
import type { Reference } from "../reference/Reference.ts"

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Selects products made for the selected vehicle or race type, which suggestions list first; undefined without a known one. */
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
