import { isFirst, type Reading } from "../Reading.ts"
import type { Row } from "../text/Row.ts"
import { findBaseVehicle, findVehicleName } from "../vehicles/VehicleTables.ts"

/** A vehicle by ids of the licensed tables. */
export interface CodedVehicle {
  readonly base: string | null
  /** First year, for applications that have no base vehicle. */
  readonly yearFrom: string
  readonly yearTo: string
  readonly make: string | null
  readonly model: string | null
  /** Further conditions: EngineBase, SubModel, BodyType and others. */
  readonly attributes: ReadonlyArray<{ readonly name: string; readonly id: string }>
}

/** Results without a vehicle: there are no tables (`no-table`), or the tables do not have the id (`unknown`), which was reported. */
export type Undecoded = "no-table" | "unknown"

/**
 * Decodes a vehicle to names: year_from, year_to, make, model, submodel, engine and conditions. If the tables do not have one of the ids,
 * the application is dropped, because without that condition it would promise too much.
 *
 * @param getField - Returns the name of an element or column for problems.
 */
export const decodeVehicle = (
  vehicle: CodedVehicle,
  row: Row,
  reading: Reading,
  getField: (name: string) => string
): ReadonlyMap<string, string> | Undecoded => {
  const { names, bases } = reading.vehicles
  const values = new Map<string, string>()
  const conditions: Array<string> = []
  const unknown = (name: string, id: string): Undecoded => {
    if ((name === "BaseVehicle" ? bases : names).size === 0) return "no-table"
    if (isFirst(reading, row, `vehicle ${name}`, id))
      row.report(
        "warning",
        "unknown-vehicle",
        getField(name),
        `${toLabel(name)} ${id} is not in the vehicle tables. The application is left out.`,
        id
      )
    return "unknown"
  }
  if (vehicle.base !== null) {
    const car = findBaseVehicle(reading.vehicles, vehicle.base)
    if (car === undefined) return unknown("BaseVehicle", vehicle.base)
    values.set("year_from", String(car.year)).set("year_to", String(car.year)).set("make", car.make).set("model", car.model)
  } else {
    const make = findVehicleName(reading.vehicles, "Make", vehicle.make ?? "")
    const model = vehicle.model === null ? "ALL" : findVehicleName(reading.vehicles, "Model", vehicle.model)
    if (make === undefined) return unknown("Make", vehicle.make ?? "")
    if (model === undefined) return unknown("Model", vehicle.model ?? "")
    values.set("year_from", vehicle.yearFrom).set("year_to", vehicle.yearTo).set("make", make).set("model", model)
  }
  for (const { id, name } of vehicle.attributes) {
    const text = findVehicleName(reading.vehicles, name, id)
    if (text === undefined) return unknown(name, id)
    if (name === "EngineBase") values.set("engine", text)
    else if (name === "SubModel") values.set("submodel", text)
    else conditions.push(`${toLabel(name)}: ${text}`)
  }
  return values.set("conditions", conditions.join(". "))
}

/** Converts a name to a label: 'BodyType' becomes 'Body type'. */
const toLabel = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Creates the sentence that reports all applications whose ids need a licensed table. */
export const createNoTableSentence = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "application names its vehicle" : "applications name vehicles"} by ids of a licensed table, which is not among the files. The parts are loaded without fitment. Ask the maker for a flat file with names, or give vehicle_map.csv (base_vehicle_id, year, make, model).`
