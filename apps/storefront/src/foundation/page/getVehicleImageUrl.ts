import type { Paint } from "@camber/domain/vehicle"
import { getImageUrl } from "./images.ts"

/** What is told of a car that it is drawn by: its body, null for an engine alone, and its paint, if its owner has picked one. */
export interface VehicleImageInput {
  readonly body: string | null
  readonly paint?: Paint | null | undefined
}

/** The sheet of a car's picture, in its units. */
export const CAR_WIDTH = 640
export const CAR_HEIGHT = 240

/** The address of a car's picture from the side; `mark` is for pictures of less than 160 px. null for an engine alone. */
export const getVehicleImageUrl = ({ body, paint }: VehicleImageInput, view: "side" | "mark" = "side"): string | null => {
  if (body === null) return null
  const options = [...(paint == null ? [] : [`paint=${paint}`]), ...(view === "mark" ? ["view=mark"] : [])]
  return getImageUrl(`/content/cars/${body}.svg${options.length === 0 ? "" : `?${options.join("&")}`}`)
}
