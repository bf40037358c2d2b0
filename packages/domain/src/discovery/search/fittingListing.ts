import type { ProjectVehicle } from "../../vehicles/vehicle/model.ts"
import type { QueryInterpretation } from "./model.ts"

/** What decides whether a listing is kept to what fits. */
export interface FitFilterInput {
  /** What the address says of it, else what was kept for the session; null where neither says anything. */
  readonly wish: boolean | null
  /** How many of its parts fit the selected car; 0 without one. */
  readonly fitting: number
  /** It is about a car of its own: the page of another, or a search that names another. */
  readonly isAboutOtherCar: boolean
}

/**
 * Whether a listing shows only what fits the selected car (GAP-C70): where at least one part does, unless everything was asked for. It is never
 * empty for the car's sake. What is about another car is narrowed only where that is asked for.
 */
export const shouldFilterByFit = ({ fitting, isAboutOtherCar, wish }: FitFilterInput): boolean => fitting > 0 && (wish ?? !isAboutOtherCar)

/** Whether a search names another vehicle than the selected one, which may be one of a span of years. */
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
