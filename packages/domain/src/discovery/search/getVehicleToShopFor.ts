import type { ProjectVehicle } from "../../vehicles/vehicle/model.ts"
import type { Understood, UnderstoodVehicle } from "./model.ts"

/**
 * The vehicle that a term names, to be offered to the shopper; null where it names none, or several years of one, or the one that is selected
 * already.
 */
export const vehicleToShopFor = (understood: Understood | null, selected: ProjectVehicle | undefined): UnderstoodVehicle | null => {
  const vehicle = understood?.vehicle ?? null
  if (vehicle === null || vehicle.yearTo !== vehicle.year) return null
  const isSelected = selected?.year === vehicle.year && selected.makeId === vehicle.makeId && selected.modelId === vehicle.modelId
  return isSelected ? null : vehicle
}

/** '2015 Ford Mustang' */
export const vehicleToShopForText = ({ make, model, year }: UnderstoodVehicle): string => `${year} ${make} ${model}`
