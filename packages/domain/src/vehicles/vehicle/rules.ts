import type { EngineIds, Project, ProjectDescription, YmmBoost } from "./model.ts"

/** The ten parts of an engine (FIT-15). */
export const engineParts = [
  "engineManufacturerId",
  "engineMakeId",
  "engineSeriesId",
  "engineConfigurationId",
  "engineQualifierId",
  "engineVersionId",
  "engineDisplacementId",
  "engineCodeId",
  "engineCamshaftTypeId",
  "engineFuelSystemId"
] as const satisfies ReadonlyArray<keyof EngineIds>

/** Which of a swapped car's engines a record of the project speaks of. */
export type EngineSide = "installed" | "stock"

/** With both a vehicle and a race type a project is a vehicle; with neither but an engine, an engine; otherwise it knows nothing. */
export type ProjectKind = "vehicle" | "race" | "engine" | "nothing"

export const getProjectKind = (project: Project): ProjectKind => {
  if (project.vehicle !== undefined) return "vehicle"
  if (project.raceTypeId !== undefined) return "race"
  return knowsEngine(project.engineIds) ? "engine" : "nothing"
}

const knowsEngine = (ids: EngineIds | undefined): boolean => ids !== undefined && Object.keys(ids).length > 0

/** The project of a shopper who has told nothing. */
export const UNKNOWN_PROJECT: Project = { facets: [], declined: [] }

/** What the plate of the selected project says: the car or, without one, the engine; below it the engine of a car. */
export interface VehicleLabel {
  readonly vehicle: string
  /** The engine that is in the car; 'LS Gen III swap' where the car was built with another. */
  readonly engine: string | null
  /** The engine that a swapped car was built with; absent where that is the same, or is not known. */
  readonly stockEngine?: string
}

/**
 * `1969 Chevrolet Camaro` with `6.2L V8 swap`, once `5.7L V8`; a race car by its race type. `isStockEngine` is what the project knows of
 * its engine: a swap may be told without the engine that it replaced.
 */
export const getVehicleLabel = (description: ProjectDescription, isStockEngine?: boolean | null): VehicleLabel => {
  const car = formatVehicleName(description)
  const { engine, stockEngine } = description
  if (car === null) return { vehicle: engine ?? "Your project", engine: null }
  const isSwapped = stockEngine !== null || (isStockEngine === false && description.model !== null)
  return {
    vehicle: car,
    engine: engine !== null && isSwapped ? formatEngineSwap(engine) : engine,
    ...(stockEngine !== null && { stockEngine })
  }
}

/** What a plate says of an engine that a car was not built with. */
export const formatEngineSwap = (engine: string): string => `${engine} swap`

/** The project in one line, for lists and accessible names. */
export const formatProjectName = (description: ProjectDescription): string => {
  const { vehicle } = getVehicleLabel(description)
  const { engine } = description
  return engine === null || formatVehicleName(description) === null ? vehicle : `${vehicle} with ${engine}`
}

/** Whether a project's name is of this car: `1969 Chevrolet Camaro with 5.7L V8` is the same one as `1969 Chevrolet Camaro`. */
export const isProjectName = (projectName: string, car: string): boolean => projectName === car || projectName.startsWith(`${car} with `)

const formatVehicleName = ({ make, model, raceType, year }: ProjectDescription): string | null =>
  make !== null && model !== null ? [year, make, model].filter((part) => part !== null).join(" ") : raceType

/** What the selected project adds to a request (SRCH-38). */
export const toYmmBoost = (project: Project | null, description: ProjectDescription | null): YmmBoost => ({
  year: description?.year ?? null,
  make: description?.make ?? null,
  model: description?.model ?? null,
  raceTypeId: project?.raceTypeId ?? null
})
