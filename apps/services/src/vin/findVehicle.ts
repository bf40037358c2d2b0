import type { Vehicle, VehicleTree } from "../reference/vehicleTree.ts"
import { slug } from "@camber/vehicle-data"
import type { VpicCar } from "./vpicReader.ts"

/**
 * Returns the catalog's vehicle of a decoded car; undefined if none or several match. Both use vPIC's names, but the
 * catalog distinguishes some models by trim ('WRX STI') and drops factory codes ('Giulia (952)').
 */
export const findVehicle = (vehicles: VehicleTree, year: number, car: VpicCar): Vehicle | undefined => {
  const make = vehicles.makeBySlug.get(slug(car.make))
  const sold = make === undefined ? [] : vehicles.modelsIn(year, make.make_id)
  const named = (name: string) => sold.find(({ model }) => model.slug === slug(name))
  const more = (word: string | null) => (word === null ? undefined : named(`${car.model} ${word}`))
  const model = slug(car.model)
  return (
    more(car.trim) ??
    more(car.series) ??
    named(car.model) ??
    longest(sold.filter((vehicle) => getIsWord(model, vehicle.model.slug))) ??
    only(sold.filter((vehicle) => getIsWord(vehicle.model.slug, model)))
  )
}

/** Returns whether a name begins with all the words of another. */
const getIsWord = (name: string, beginning: string): boolean => name.startsWith(`${beginning}-`)

const longest = (vehicles: ReadonlyArray<Vehicle>): Vehicle | undefined =>
  vehicles.toSorted((a, b) => b.model.slug.length - a.model.slug.length)[0]

const only = (vehicles: ReadonlyArray<Vehicle>): Vehicle | undefined => (vehicles.length === 1 ? vehicles[0] : undefined)
