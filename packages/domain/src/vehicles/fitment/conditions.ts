import type { EngineIds, Project } from "../vehicle/model.ts"
import { engineParts, type EngineSide, getProjectKind } from "../vehicle/rules.ts"
import type { Application, EngineCondition, FacetCondition, VehicleRange } from "./application.ts"
import { findCarFact, type KnownCar } from "./carFacts.ts"
import type { Answer, DecidedBy } from "./model.ts"

/** Returns the engine that the application compares: the stock engine if the chassis decides, otherwise the installed engine. */
export const getEngineSide = (decidedBy: DecidedBy, project: Project): EngineSide =>
  decidedBy !== "chassis" || project.isStockEngine === true ? "installed" : "stock"

/** An engine project has no stock side. If the chassis decides, the verdict depends on the vehicle that the engine goes into (GAP-C67). */
export const dependsOnVehicle = (decidedBy: DecidedBy, project: Project): boolean =>
  decidedBy === "chassis" && getProjectKind(project) === "engine"

const getEngineIds = (side: EngineSide, project: Project): EngineIds | undefined => {
  if (side === "installed") return project.engineIds
  return project.isStockEngine === false ? project.stockEngineIds : undefined
}

const hasId = (accepted: ReadonlyArray<{ readonly id: number }>, id: number): boolean => {
  for (const entry of accepted) if (entry.id === id) return true
  return false
}

/** Returns `unknown` only if the shopper can still be asked for the vehicle. A race car never gets a vehicle. */
export const matchVehicle = (range: VehicleRange, project: Project): Answer => {
  const { vehicle } = project
  if (vehicle === undefined) return project.raceTypeId !== undefined || project.declined.includes("Vehicle") ? "fails" : "unknown"
  if (vehicle.makeId !== range.makeId || vehicle.year < range.yearFrom || vehicle.year > range.yearTo) return "fails"
  return hasId(range.models, vehicle.modelId) ? "holds" : "fails"
}

/** Compares the race type. A project with a vehicle never gets a race type, so the answer is `fails`. */
export const matchRaceType = (raceTypes: NonNullable<Application["raceTypes"]>, project: Project): Answer => {
  if (project.raceTypeId !== undefined) return hasId(raceTypes, project.raceTypeId) ? "holds" : "fails"
  return project.vehicle !== undefined || project.declined.includes("RaceType") ? "fails" : "unknown"
}

/** Compares the engine. If the deciding vehicle is missing, the answer is `unknown` unless no vehicle could make the condition hold. */
export const matchEngine = (condition: EngineCondition, decidedBy: DecidedBy, project: Project): Answer => {
  const compared = compareEngine(condition, getEngineSide(decidedBy, project), project)
  if (!dependsOnVehicle(decidedBy, project)) return compared
  return compared === "fails" || project.declined.includes("Vehicle") ? "fails" : "unknown"
}

/**
 * Compares each engine part in the condition. A part that is missing from the engine's record is `unknown`, or `fails` if the shopper
 * declined the engine.
 */
const compareEngine = (condition: EngineCondition, side: EngineSide, project: Project): Answer => {
  const ids = getEngineIds(side, project)
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
 * Holds if any of the vehicle's values of this facet is accepted. The shopper's answers take precedence over derived facts. `unknown` only
 * if the facet is neither answered, derived nor declined.
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
