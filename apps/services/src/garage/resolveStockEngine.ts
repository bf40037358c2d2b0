import { AnsweredEngineIds, type EngineIds, engineParts, type Project, formatEngineOptionId } from "@camber/domain/vehicle"
import { Schema } from "effect"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { engineIdsOf, enginesOf } from "../vehicle-lookup/dropdowns.ts"

/**
 * A car's own engine is written by what names it (GAR-21): the rest of its ids, such as its fuel system, is what the catalogue knows of
 * that car. Of an engine that was put in, nothing is added.
 */
export const resolveStockEngine = async ({ database, reference }: ResolverContext, project: Project): Promise<Project> => {
  const { engineIds, isStockEngine, stockEngineIds, vehicle: chosen } = project
  const own = isStockEngine === true ? engineIds : stockEngineIds
  const vehicle = chosen && (await reference()).vehicles.find(chosen.year, chosen.makeId, chosen.modelId)
  if (own === undefined || vehicle === undefined) return project
  const engines = (await enginesOf(database, vehicle)).map((engine) => decode(engineIdsOf(engine)))
  const whole = engines.find((engine) => isSame(formatEngineOptionId(engine), formatEngineOptionId(own))) ?? own
  return { ...project, ...(isStockEngine === true ? { engineIds: whole } : { stockEngineIds: whole }) }
}

const isSame = (one: EngineIds, other: EngineIds): boolean => engineParts.every((part) => one[part] === other[part])

const decode = Schema.decodeSync(AnsweredEngineIds)
