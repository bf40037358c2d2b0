import type { ProjectVehicle } from "../../vehicles/vehicle/model.ts"
import type { QueryInterpretation, InterpretedVehicle } from "./model.ts"

/**
 * The vehicle that a term names, to be offered to the shopper; null where it names none, or several years of one, or the one that is selected
 * already.
 */
export const getVehicleToShopFor = (
  understood: QueryInterpretation | null,
  selected: ProjectVehicle | undefined
): InterpretedVehicle | null => {
  const vehicle = understood?.vehicle ?? null
  if (vehicle === null || vehicle.yearTo !== vehicle.year) return null
  const isSelected = selected?.year === vehicle.year && selected.makeId === vehicle.makeId && selected.modelId === vehicle.modelId
  return isSelected ? null : vehicle
}

/** '2015 Ford Mustang' */
export const vehicleToShopForText = ({ make, model, year }: InterpretedVehicle): string => `${year} ${make} ${model}`
