import type { Paint } from "@camber/domain/vehicle"
import { getImageUrl } from "./images.ts"

/** Fields that determine a car's image: its body (null for an engine alone), and its paint if the owner has selected one. */
export interface VehicleImageInput {
  readonly body: string | null
  readonly paint?: Paint | null | undefined
}

/** Size of a car image in its own units. */
export const CAR_WIDTH = 640
export const CAR_HEIGHT = 240

/** Returns the URL of a car's side view; null for an engine alone. `mark` selects the variant for widths below 160 px. */
export const getVehicleImageUrl = ({ body, paint }: VehicleImageInput, view: "side" | "mark" = "side"): string | null => {
  if (body === null) return null
  const options = [...(paint == null ? [] : [`paint=${paint}`]), ...(view === "mark" ? ["view=mark"] : [])]
  return getImageUrl(`/content/cars/${body}.svg${options.length === 0 ? "" : `?${options.join("&")}`}`)
}
