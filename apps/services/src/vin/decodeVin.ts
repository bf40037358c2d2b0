import { decodeVin, parseVin, type VinAnswer } from "@camber/domain/vehicle"
import { slug } from "@camber/vehicle-data"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { toWireEngineIds, loadEngines } from "../vehicle-lookup/dropdowns.ts"
import { type RateLimit, createRateLimiter } from "../http/rateLimits.ts"
import { UNKNOWN_CLIENT } from "../http/getClientIp.ts"
import type { VinDecoder } from "./VinDecoder.ts"
import type { VpicCar } from "./vpicReader.ts"
import type { Vehicle, VehicleTree } from "../reference/vehicleTree.ts"

/**
 * Returns the vehicle of the catalog that matches a decoded car; undefined if no vehicle or several match. Both use vPIC's names, but the
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

/** Returns whether a name begins with all the words of another name. */
const getIsWord = (name: string, beginning: string): boolean => name.startsWith(`${beginning}-`)

const longest = (vehicles: ReadonlyArray<Vehicle>): Vehicle | undefined =>
  vehicles.toSorted((a, b) => b.model.slug.length - a.model.slug.length)[0]

const only = (vehicles: ReadonlyArray<Vehicle>): Vehicle | undefined => (vehicles.length === 1 ? vehicles[0] : undefined)

/** Fields of a catalog engine that are compared with the decoded car. */
interface SizedEngine {
  readonly displacement_l: number | null
  readonly cylinders: number | null
}

/** Tolerance in liters between two displacements of the same engine: a '5.0' engine has 4.95 liters. */
const LITERS_TOLERANCE = 0.06

/** Returns the vehicle's engine that matches a decoded car; undefined if size and cylinders match no engine or several. */
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

type WireAnswer = typeof VinAnswer.Encoded

/** Rate limit per visitor. It allows more requests than a visitor has cars, but too few to harvest data. */
export const vinRateLimit: RateLimit = { most: 20, seconds: 600 }
/** Rate limit of all visitors at the same IP address, so that starting new sessions gains little. */
const addressAllowance: RateLimit = { most: 100, seconds: 600 }

/** Creates the `decodeVin` field, which finds the decoded car in the catalog. The VIN is passed only to the decoder. */
export const vinField = ({ database, reference }: ResolverContext, decode: VinDecoder, now?: () => number): RootField => {
  const wait = createRateLimiter(vinRateLimit, now)
  const waitAt = createRateLimiter(addressAllowance, now)
  return createResolver(decodeVin, "decodeVin", async ({ vin }, { client, webUserGuid }): Promise<WireAnswer> => {
    const own = webUserGuid === null ? 0 : wait(webUserGuid)
    const seconds = own > 0 || webUserGuid === null || client === UNKNOWN_CLIENT ? own : waitAt(client)
    if (seconds > 0) return { _tag: "VinTooOften", seconds }
    const read = parseVin(vin)
    if (read._tag !== "Vin") throw new Error("The decoded argument is not a valid VIN")
    const { year } = read
    const car = await decode(vin, year)
    if (car === null) return { _tag: "VinUnknown", year }
    const { vehicles } = await reference()
    const vehicle = findVehicle(vehicles, year, car)
    if (vehicle === undefined) return { _tag: "VinNotInCatalogue", year, make: car.make, model: car.model }
    const engine = findEngine(await loadEngines(database, vehicle), car)
    return {
      _tag: "VinFound",
      vehicle: { year, makeId: vehicle.make.make_id, modelId: vehicle.model.model_id },
      engineIds: engine === undefined ? null : toWireEngineIds(engine)
    }
  })
}
