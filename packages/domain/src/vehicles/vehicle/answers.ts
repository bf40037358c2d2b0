import type { EngineIds, Project, ProjectVehicle, RaceTypeId, SelectedFacet } from "./model.ts"
import { engineParts, type EngineSide } from "./rules.ts"

const without = (declined: ReadonlyArray<string>, what: string): ReadonlyArray<string> => declined.filter((answer) => answer !== what)

/**
 * Records that the shopper cannot answer a question, so that the question is not repeated. `what` is Vehicle, RaceType, Engine, StockEngine
 * or a facet's name.
 */
export const declineFacet = (project: Project, what: string): Project => ({
  ...project,
  declined: [...without(project.declined, what), what]
})

/** Records the vehicle and clears its declined mark. */
export const answerVehicle = (project: Project, vehicle: ProjectVehicle): Project => ({
  ...project,
  vehicle,
  declined: without(project.declined, "Vehicle")
})

/** Records the race type and clears its declined mark. */
export const answerRaceType = (project: Project, raceTypeId: RaceTypeId): Project => ({
  ...project,
  raceTypeId,
  declined: without(project.declined, "RaceType")
})

/** Records a facet's value and replaces the previous value. */
export const answerFacet = (project: Project, facet: SelectedFacet): Project => ({
  ...project,
  facets: [...project.facets.filter(({ name }) => name !== facet.name), facet],
  declined: without(project.declined, facet.name)
})

/**
 * Records one of the vehicle's engines. Missing parts count as declined, because a shopper who chose an engine knows nothing more about the
 * engine. Recording a stock engine implies an engine swap.
 */
export const answerEngine = (project: Project, side: EngineSide, ids: EngineIds): Project => {
  const what = side === "installed" ? "Engine" : "StockEngine"
  const answered = side === "installed" ? { ...project, engineIds: ids } : { ...project, stockEngineIds: ids, isStockEngine: false }
  const isComplete = engineParts.every((part) => ids[part] !== undefined)
  return isComplete ? { ...answered, declined: without(project.declined, what) } : declineFacet(answered, what)
}

/** Records that the installed engine is the stock engine. */
export const answerStockEngine = (project: Project): Project => ({
  ...project,
  isStockEngine: true,
  declined: without(project.declined, "StockEngine")
})

/** Records the engine that the vehicle was built with and still has. */
export const answerFactoryEngine = (project: Project, ids: EngineIds): Project => {
  const { stockEngineIds: _, ...others } = project
  return answerStockEngine(answerEngine(others, "installed", ids))
}

/**
 * Removes engines that the catalog no longer contains, so that the shopper is asked again. Returns null if no vehicle or race type remains.
 */
export const withoutEngines = (project: Project): Project | null => {
  const { engineIds, isStockEngine: _, stockEngineIds, ...car } = project
  if (engineIds === undefined && stockEngineIds === undefined) return null
  if (car.vehicle === undefined && car.raceTypeId === undefined) return null
  return { ...car, declined: without(without(car.declined, "Engine"), "StockEngine") }
}
