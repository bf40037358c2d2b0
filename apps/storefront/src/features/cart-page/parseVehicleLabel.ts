import type { VehicleLabel } from "@camber/domain/vehicle"

/** Parses the one-line name of a project into a vehicle label: the reverse of `projectName`. */
export const parseVehicleLabel = (name: string): VehicleLabel => {
  const [vehicle = name, ...engine] = name.split(" with ")
  return { vehicle, engine: engine.length === 0 ? null : engine.join(" with ") }
}
