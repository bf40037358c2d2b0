import type { VpicCar } from "./vpicReader.ts"

/** What an engine of the catalogue is compared by. */
interface SizedEngine {
  readonly displacement_l: number | null
  readonly cylinders: number | null
}

/** Litres by which two figures of one engine may differ: a '5.0' has 4.95. */
const LITRES_OFF = 0.06

/** The one of a vehicle's engines that a decoded car has; undefined where size and cylinders leave none, or more than one. */
export const findEngine = <Engine extends SizedEngine>(
  engines: ReadonlyArray<Engine>,
  { cylinders, litres }: VpicCar
): Engine | undefined => {
  if (litres === null) return undefined
  const fitting = engines.filter(
    (engine) =>
      engine.displacement_l !== null &&
      Math.abs(engine.displacement_l - litres) <= LITRES_OFF &&
      (cylinders === null || engine.cylinders === null || engine.cylinders === cylinders)
  )
  return fitting.length === 1 ? fitting[0] : undefined
}
