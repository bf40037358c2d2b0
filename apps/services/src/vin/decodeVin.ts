import { decodeVin, parseVin, type VinAnswer } from "@camber/domain/vehicle"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { toWireEngineIds, loadEngines } from "../vehicle-lookup/dropdowns.ts"
import { type RateLimit, createRateLimiter } from "../http/createRateLimiter.ts"
import { UNKNOWN_CLIENT } from "../http/getClientIp.ts"
import { findVehicle } from "./findVehicle.ts"
import type { VinDecoder } from "./VinDecoder.ts"
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

type WireAnswer = typeof VinAnswer.Encoded

/** Limit per visitor: more than a visitor has cars to add, and too few for harvesting data. */
export const vinRateLimit: RateLimit = { most: 20, seconds: 600 }
/** Limit of all visitors at one IP address, so that a new session gains little. */
const addressAllowance: RateLimit = { most: 100, seconds: 600 }

/** Creates the `decodeVin` field over the catalog. The VIN is passed only to the decoder. */
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
