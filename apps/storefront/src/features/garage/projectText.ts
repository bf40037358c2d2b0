import { type CustomerProject, toProjectDescription } from "@camber/domain/garage"
import { type VehicleLabel, getVehicleLabel, formatProjectName } from "@camber/domain/vehicle"

/** Returns the plate of a saved project. */
export const getProjectLabel = (project: CustomerProject): VehicleLabel =>
  getVehicleLabel(toProjectDescription(project), project.isStockEngine)

/** Returns a saved project in one line. */
export const getProjectName = (project: CustomerProject): string => formatProjectName(toProjectDescription(project))
