import { AnsweredEngineIds, type EngineIds, engineParts, type Project, formatEngineOptionId } from "@camber/domain/vehicle"
import { Schema } from "effect"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { toWireEngineIds, loadEngines } from "../vehicle-lookup/dropdowns.ts"

/**
 * Completes the ids of a stock engine, such as its fuel system, from the catalog's data of the car (GAR-21). Leaves a
 * swapped engine unchanged.
 */
export const resolveStockEngine = async ({ database, reference }: ResolverContext, project: Project): Promise<Project> => {
  const { engineIds, isStockEngine, stockEngineIds, vehicle: chosen } = project
  const own = isStockEngine === true ? engineIds : stockEngineIds
  const vehicle = chosen && (await reference()).vehicles.find(chosen.year, chosen.makeId, chosen.modelId)
  if (own === undefined || vehicle === undefined) return project
  const engines = (await loadEngines(database, vehicle)).map((engine) => decode(toWireEngineIds(engine)))
  const whole = engines.find((engine) => isSame(formatEngineOptionId(engine), formatEngineOptionId(own))) ?? own
  return { ...project, ...(isStockEngine === true ? { engineIds: whole } : { stockEngineIds: whole }) }
}

const isSame = (a: EngineIds, b: EngineIds): boolean => engineParts.every((part) => a[part] === b[part])

const decode = Schema.decodeSync(AnsweredEngineIds)
