import type { VehicleLabel } from "@camber/domain/vehicle"

/** The plate of a project of which only its one-line name was kept: the reverse of `projectName`. */
export const parseVehicleLabel = (name: string): VehicleLabel => {
  const [vehicle = name, ...engine] = name.split(" with ")
  return { vehicle, engine: engine.length === 0 ? null : engine.join(" with ") }
}
