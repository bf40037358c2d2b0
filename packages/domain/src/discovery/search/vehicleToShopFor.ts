import type { ProjectVehicle } from "../../vehicles/vehicle/model.ts"
import type { QueryInterpretation, InterpretedVehicle } from "./model.ts"

/** Returns the vehicle to offer for a term. Null if the term names none, several years, or the selected vehicle. */
export const getVehicleToShopFor = (
  understood: QueryInterpretation | null,
  selected: ProjectVehicle | undefined
): InterpretedVehicle | null => {
  const vehicle = understood?.vehicle ?? null
  if (vehicle === null || vehicle.yearTo !== vehicle.year) return null
  const isSelected = selected?.year === vehicle.year && selected.makeId === vehicle.makeId && selected.modelId === vehicle.modelId
  return isSelected ? null : vehicle
}

/** Formats the vehicle as '2015 Ford Mustang'. */
export const vehicleToShopForText = ({ make, model, year }: InterpretedVehicle): string => `${year} ${make} ${model}`
