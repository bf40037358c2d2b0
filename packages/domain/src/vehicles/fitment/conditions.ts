import type { EngineIds, Project } from "../vehicle/model.ts"
import { engineParts, type EngineSide, getProjectKind } from "../vehicle/rules.ts"
import type { Application, EngineCondition, FacetCondition, VehicleRange } from "./application.ts"
import { findCarFact, type KnownCar } from "./carFacts.ts"
import type { Answer, DecidedBy } from "./model.ts"

/** A part decided by the chassis reads the engine that the car was built with; every other part the one that is in it. */
export const getEngineSide = (decidedBy: DecidedBy, project: Project): EngineSide =>
  decidedBy !== "chassis" || project.isStockEngine === true ? "installed" : "stock"

/** A loose engine has no stock side: what the chassis decides hangs on the car that it goes into (GAP-C67). */
export const dependsOnVehicle = (decidedBy: DecidedBy, project: Project): boolean =>
  decidedBy === "chassis" && getProjectKind(project) === "engine"

const engineOn = (side: EngineSide, project: Project): EngineIds | undefined => {
  if (side === "installed") return project.engineIds
  return project.isStockEngine === false ? project.stockEngineIds : undefined
}

const hasId = (accepted: ReadonlyArray<{ readonly id: number }>, id: number): boolean => {
  for (const one of accepted) if (one.id === id) return true
  return false
}

/** Unknown only for a shopper who can still be asked: a race car never learns a vehicle. */
export const matchVehicle = (range: VehicleRange, project: Project): Answer => {
  const { vehicle } = project
  if (vehicle === undefined) return project.raceTypeId !== undefined || project.declined.includes("Vehicle") ? "fails" : "unknown"
  if (vehicle.makeId !== range.makeId || vehicle.year < range.yearFrom || vehicle.year > range.yearTo) return "fails"
  return hasId(range.models, vehicle.modelId) ? "holds" : "fails"
}

/** A vehicle never learns a race type. */
export const matchRaceType = (raceTypes: NonNullable<Application["raceTypes"]>, project: Project): Answer => {
  if (project.raceTypeId !== undefined) return hasId(raceTypes, project.raceTypeId) ? "holds" : "fails"
  return project.vehicle !== undefined || project.declined.includes("RaceType") ? "fails" : "unknown"
}

/** What hangs on a car that can still be told is unknown, unless no car could make it hold. */
export const matchEngine = (condition: EngineCondition, decidedBy: DecidedBy, project: Project): Answer => {
  const compared = comparedEngine(condition, getEngineSide(decidedBy, project), project)
  if (!dependsOnVehicle(decidedBy, project)) return compared
  return compared === "fails" || project.declined.includes("Vehicle") ? "fails" : "unknown"
}

/** Each part given in the condition is compared; one that the engine's record lacks is unknown, or fails when the engine was declined. */
const comparedEngine = (condition: EngineCondition, side: EngineSide, project: Project): Answer => {
  const ids = engineOn(side, project)
  let isOpen = false
  for (const part of engineParts) {
    const accepted = condition[part]
    if (accepted === undefined) continue
    const id = ids?.[part]
    if (id === undefined) isOpen = true
    else if (!hasId(accepted, id)) return "fails"
  }
  if (!isOpen) return "holds"
  return project.declined.includes(side === "installed" ? "Engine" : "StockEngine") ? "fails" : "unknown"
}

/**
 * Any of the answers that the car has under this facet will do. What the shopper told goes before what the shop knows of the car. Unknown only
 * while it is neither told, known nor declined.
 */
export const matchFacet = (condition: FacetCondition, project: KnownCar, position?: string | null): Answer => {
  let isAnswered = false
  for (const facet of project.facets) {
    if (facet.name !== condition.name) continue
    if (hasId(condition.values, facet.valueId)) return "holds"
    isAnswered = true
  }
  if (isAnswered) return "fails"
  const fact = findCarFact(project, condition.name, position)
  if (fact !== undefined) return hasId(condition.values, fact.valueId) ? "holds" : "fails"
  return project.declined.includes(condition.name) ? "fails" : "unknown"
}
