import type { EngineIds, Project, ProjectVehicle, RaceTypeId, SelectedFacet } from "./model.ts"
import { engineParts, type EngineSide } from "./rules.ts"

const without = (declined: ReadonlyArray<string>, what: string): ReadonlyArray<string> => declined.filter((answer) => answer !== what)

/** The shopper cannot answer: `what` is Vehicle, RaceType, Engine, StockEngine or a facet's name. It is not asked again. */
export const declineFacet = (project: Project, what: string): Project => ({
  ...project,
  declined: [...without(project.declined, what), what]
})

/** A vehicle is told, also by who could not tell it before. */
export const answerVehicle = (project: Project, vehicle: ProjectVehicle): Project => ({
  ...project,
  vehicle,
  declined: without(project.declined, "Vehicle")
})

/** A race type is told, also by who could not tell it before. */
export const answerRaceType = (project: Project, raceTypeId: RaceTypeId): Project => ({
  ...project,
  raceTypeId,
  declined: without(project.declined, "RaceType")
})

/** Replaces what was known of that facet. */
export const answerFacet = (project: Project, facet: SelectedFacet): Project => ({
  ...project,
  facets: [...project.facets.filter(({ name }) => name !== facet.name), facet],
  declined: without(project.declined, facet.name)
})

/**
 * Records one of the car's engines. What the record leaves open counts as declined: a shopper who has chosen an engine cannot say more of
 * it, and is not asked again. A stock engine of its own means that the installed one is another.
 */
export const answerEngine = (project: Project, side: EngineSide, ids: EngineIds): Project => {
  const what = side === "installed" ? "Engine" : "StockEngine"
  const answered = side === "installed" ? { ...project, engineIds: ids } : { ...project, stockEngineIds: ids, isStockEngine: false }
  const isComplete = engineParts.every((part) => ids[part] !== undefined)
  return isComplete ? { ...answered, declined: without(project.declined, what) } : declineFacet(answered, what)
}

/** The installed engine is the one that the car was built with. */
export const answerStockEngine = (project: Project): Project => ({
  ...project,
  isStockEngine: true,
  declined: without(project.declined, "StockEngine")
})

/** The car alone: an engine that the catalogue does not know any more is forgotten, and asked for again. null: nothing else is known. */
export const withoutEngines = (project: Project): Project | null => {
  const { engineIds, isStockEngine: _, stockEngineIds, ...car } = project
  if (engineIds === undefined && stockEngineIds === undefined) return null
  if (car.vehicle === undefined && car.raceTypeId === undefined) return null
  return { ...car, declined: without(without(car.declined, "Engine"), "StockEngine") }
}
