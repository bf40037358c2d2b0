import type { EngineIds, Project } from "./model.ts"

/** Kind of a project. With both a vehicle and a race type it is a vehicle. With only an engine it is an engine. */
export type ProjectKind = "vehicle" | "race" | "engine" | "nothing"

export const getProjectKind = (project: Project): ProjectKind => {
  if (project.vehicle !== undefined) return "vehicle"
  if (project.raceTypeId !== undefined) return "race"
  return hasEngine(project.engineIds) ? "engine" : "nothing"
}

const hasEngine = (ids: EngineIds | undefined): boolean => ids !== undefined && Object.keys(ids).length > 0
