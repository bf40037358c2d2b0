import type { EngineIds, Project, ProjectDescription, YmmBoost } from "./model.ts"

/** The ten ids of an engine (FIT-15). */
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

/** One of the two engines of a vehicle with an engine swap. */
export type EngineSide = "installed" | "stock"

/** Kind of a project. With both a vehicle and a race type it is a vehicle. With only an engine it is an engine. */
export type ProjectKind = "vehicle" | "race" | "engine" | "nothing"

export const getProjectKind = (project: Project): ProjectKind => {
  if (project.vehicle !== undefined) return "vehicle"
  if (project.raceTypeId !== undefined) return "race"
  return hasEngine(project.engineIds) ? "engine" : "nothing"
}

const hasEngine = (ids: EngineIds | undefined): boolean => ids !== undefined && Object.keys(ids).length > 0

/** The project of a shopper without any answers. */
export const UNKNOWN_PROJECT: Project = { facets: [], declined: [] }

/** Text of the vehicle badge: the vehicle (or, without a vehicle, the engine), and below that the vehicle's engine. */
export interface VehicleLabel {
  readonly vehicle: string
  /** The installed engine, or 'LS Gen III swap' after an engine swap. */
  readonly engine: string | null
  /** The stock engine of a swapped vehicle. Absent if unknown or not swapped. */
  readonly stockEngine?: string
}

/**
 * Returns the badge text, such as `1969 Chevrolet Camaro` with `6.2L V8 swap`, once `5.7L V8`. A race car is named by its race type.
 * `isStockEngine` false marks a swap even if the replaced engine is unknown.
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

/** Formats the engine of a swapped vehicle. */
export const formatEngineSwap = (engine: string): string => `${engine} swap`

/** Formats the project in one line, for lists and accessible names. */
export const formatProjectName = (description: ProjectDescription): string => {
  const { vehicle } = getVehicleLabel(description)
  const { engine } = description
  return engine === null || formatVehicleName(description) === null ? vehicle : `${vehicle} with ${engine}`
}

/** Returns true if the project's name refers to this car: `1969 Chevrolet Camaro with 5.7L V8` matches `1969 Chevrolet Camaro`. */
export const isProjectName = (projectName: string, car: string): boolean => projectName === car || projectName.startsWith(`${car} with `)

/**
 * Finds the car that a stored project name refers to: the car with the same full name, otherwise the first car with the same base vehicle,
 * because its engine may have been set later.
 */
export const findNamedCar = <Car extends { readonly name: string; readonly vehicle: string }>(
  cars: ReadonlyArray<Car>,
  projectName: string
): Car | undefined => cars.find((car) => car.name === projectName) ?? cars.find(({ vehicle }) => isProjectName(projectName, vehicle))

const formatVehicleName = ({ make, model, raceType, year }: ProjectDescription): string | null =>
  make !== null && model !== null ? [year, make, model].filter((part) => part !== null).join(" ") : raceType

/** Returns the fields of the selected project for a suggestion request (SRCH-38). */
export const toYmmBoost = (project: Project | null, description: ProjectDescription | null): YmmBoost => ({
  year: description?.year ?? null,
  make: description?.make ?? null,
  model: description?.model ?? null,
  raceTypeId: project?.raceTypeId ?? null
})
