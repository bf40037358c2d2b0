import { type QueryInterpretation, getVehicleToShopFor, vehicleToShopForText } from "@camber/domain/search"
import type { ProjectVehicle } from "@camber/domain/vehicle"
import type { Suggestion } from "./view/search-overlay/suggestion.ts"

/**
 * Returns the offer for the term itself, which precedes its results: a part by its number, or a vehicle to shop for that is not the
 * selected one.
 */
export const getVehicleOffer = (understood: QueryInterpretation | null, selected: ProjectVehicle | undefined): Suggestion | null => {
  if (understood === null) return null
  const { part, remainder } = understood
  if (part !== null) return { kind: "part", label: part.title, number: part.number, href: part.url, imageUrl: part.thumbImageUrl }
  const vehicle = getVehicleToShopFor(understood, selected)
  return vehicle && { kind: "vehicle", label: vehicleToShopForText(vehicle), remainder }
}
