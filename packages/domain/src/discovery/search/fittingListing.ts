import type { ProjectVehicle } from "../../vehicles/vehicle/model.ts"
import type { QueryInterpretation, InterpretedVehicle } from "./model.ts"

/** Input for deciding whether a listing is filtered by fit. */
export interface FitFilterInput {
  /** The URL's filter, otherwise the session's preference. Null if neither is set. */
  readonly preference: boolean | null
  /** Number of the listing's parts that fit the selected vehicle. 0 without a vehicle. */
  readonly fitting: number
  /** True for another vehicle's page or a search that names another vehicle. */
  readonly isAboutOtherCar: boolean
}

/**
 * Returns true if a listing shows only parts that fit the selected vehicle (GAP-C70): if at least one does and the shopper did not choose
 * all products. Listings about another vehicle are filtered only on request.
 */
export const shouldFilterByFit = ({ fitting, isAboutOtherCar, preference }: FitFilterInput): boolean =>
  fitting > 0 && (preference ?? !isAboutOtherCar)

/** Returns true if a search names a vehicle, or a range of years, that does not include the selected one. */
export const mentionsOtherVehicle = (understood: QueryInterpretation | null, selected: ProjectVehicle | undefined): boolean => {
  const vehicle = understood?.vehicle ?? null
  if (vehicle === null) return false
  const isSelected =
    selected !== undefined &&
    selected.makeId === vehicle.makeId &&
    selected.modelId === vehicle.modelId &&
    selected.year >= vehicle.year &&
    selected.year <= vehicle.yearTo
  return !isSelected
}

/** Returns the vehicle to offer for a term. Null if the term names no vehicle, a vehicle of several years, or the selected vehicle. */
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

const OWN_CAR = /^(?:(?:parts?|everything|what) (?:for|that fits?|fits?) )?my (?:car|truck|vehicle|garage)(?: parts?)?$/i

/**
 * Returns true if a term asks only for parts that fit the shopper's vehicle: 'parts for my car'. The vehicle's page answers such a term,
 * not a search.
 */
export const isOwnVehicleQuery = (term: string): boolean => OWN_CAR.test(term.trim())
