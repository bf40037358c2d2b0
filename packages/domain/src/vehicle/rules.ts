import type { EngineIds, Project, ProjectDescription } from "./model.ts"

/** With both a vehicle and a race type a project is a vehicle; with neither but an engine, an engine; otherwise it knows nothing. */
export type ProjectKind = "vehicle" | "race" | "engine" | "nothing"

export const projectKind = (project: Project): ProjectKind => {
  if (project.vehicle !== undefined) return "vehicle"
  if (project.raceTypeId !== undefined) return "race"
  return knowsEngine(project.engineIds) ? "engine" : "nothing"
}

const knowsEngine = (ids: EngineIds | undefined): boolean => ids !== undefined && Object.keys(ids).length > 0

/** The project of a shopper who has told nothing. */
export const unknownProject: Project = { facets: [], declined: [] }

/** What the plate of the selected project says: the car or, without one, the engine; below it the engine of a car. */
export interface PlateText {
  readonly vehicle: string
  readonly engine: string | null
}

/** `1969 Chevrolet Camaro` with `5.7L V8`; a race car by its race type. */
export const plateText = (description: ProjectDescription): PlateText => {
  const car = carName(description)
  return car === null ? { vehicle: description.engine ?? "Your project", engine: null } : { vehicle: car, engine: description.engine }
}

/** The project in one line, for lists and accessible names. */
export const projectName = (description: ProjectDescription): string => {
  const { engine, vehicle } = plateText(description)
  return engine === null ? vehicle : `${vehicle} with ${engine}`
}

const carName = ({ make, model, raceType, year }: ProjectDescription): string | null =>
  make !== null && model !== null ? [year, make, model].filter((part) => part !== null).join(" ") : raceType
