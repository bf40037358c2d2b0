import type { VpicCar } from "./vpicReader.ts"

/** Fields to compare catalog engines. */
interface SizedEngine {
  readonly displacement_l: number | null
  readonly cylinders: number | null
}

/** Tolerance in liters between two figures of one engine: a '5.0' has 4.95. */
const LITERS_TOLERANCE = 0.06

/** Returns the vehicle's engine that matches a decoded car; undefined if size and cylinders match none, or several. */
export const findEngine = <Engine extends SizedEngine>(
  engines: ReadonlyArray<Engine>,
  { cylinders, liters: litres }: VpicCar
): Engine | undefined => {
  if (litres === null) return undefined
  const fitting = engines.filter(
    (engine) =>
      engine.displacement_l !== null &&
      Math.abs(engine.displacement_l - litres) <= LITERS_TOLERANCE &&
      (cylinders === null || engine.cylinders === null || engine.cylinders === cylinders)
  )
  return fitting.length === 1 ? fitting[0] : undefined
}
