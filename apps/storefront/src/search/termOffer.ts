import type { Understood } from "@camber/domain/search"
import type { ProjectVehicle } from "@camber/domain/vehicle"
import type { Suggestion } from "@camber/ui/overlays"

/** What a term itself is, ahead of what it finds: a part by its number, or a vehicle to shop for that is not the selected one. */
export const termOffer = (understood: Understood | null, selected: ProjectVehicle | undefined): Suggestion | null => {
  if (understood === null) return null
  const { part, remainder, vehicle } = understood
  if (part !== null) return { kind: "part", label: part.title, number: part.number, href: part.url, imageUrl: part.thumbImageUrl }
  if (vehicle === null) return null
  const isSelected = selected?.year === vehicle.year && selected.makeId === vehicle.makeId && selected.modelId === vehicle.modelId
  return isSelected ? null : { kind: "vehicle", label: `${vehicle.year} ${vehicle.make} ${vehicle.model}`, remainder }
}
