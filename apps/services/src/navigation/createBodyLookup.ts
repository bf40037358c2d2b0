import type { CarBody } from "@camber/domain/vehicle"
import type { Reference } from "../reference/Reference.ts"
import type { Vehicle } from "../reference/vehicleTree.ts"

type Cars = Pick<Reference, "platforms" | "vehicles">

/** Typical body of makes whose platforms and model counts do not show it. */
const typical: Readonly<Record<string, CarBody>> = {
  BMW: "modern-coupe",
  Buick: "modern-coupe",
  Chevrolet: "tri-five",
  Datsun: "modern-coupe",
  Dodge: "muscle-coupe",
  Ford: "pony-fastback",
  Honda: "compact-hatch",
  Infiniti: "sedan",
  "Mercedes-Benz": "sedan",
  Nissan: "modern-coupe",
  Oldsmobile: "muscle-coupe",
  Pontiac: "modern-coupe",
  Ram: "pickup-modern",
  Subaru: "wagon",
  Toyota: "pickup-modern",
  Volvo: "wagon"
}

/** Returns the most frequent body; if several are equally frequent, the first of them. */
const commonest = (cars: ReadonlyArray<Vehicle>): CarBody | null =>
  [...Map.groupBy(cars, ({ body }) => body)].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null

/** Chooses the typical body of the make, or the body of its best-known platform, or its most frequent body. */
const bodyOfMake = (makeId: number, name: string, { platforms, vehicles }: Cars): CarBody | null => {
  const known = typical[name]
  if (known !== undefined) return known
  for (const { spans } of platforms.top)
    for (const span of spans) {
      const car = span.makeId === makeId ? vehicles.find(span.from, makeId, span.modelId) : undefined
      if (car !== undefined) return car.body
    }
  return commonest(vehicles.years.flatMap((year) => vehicles.modelsIn(year, makeId)))
}

const known = new WeakMap<Cars["vehicles"], ReadonlyMap<number, CarBody | null>>()

/**
 * Computes the body that represents each make in images, by make id; null if no car of the make is known. Called once per catalog version.
 */
export const createBodyLookup = (cars: Cars): ReadonlyMap<number, CarBody | null> => {
  const cached = known.get(cars.vehicles)
  if (cached !== undefined) return cached
  const found = new Map(cars.vehicles.makes.map(({ make_id, name }) => [make_id, bodyOfMake(make_id, name, cars)]))
  known.set(cars.vehicles, found)
  return found
}
