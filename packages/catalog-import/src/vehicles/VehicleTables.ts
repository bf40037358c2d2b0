import type { Row } from "../text/Row.ts"

/** A car of one year, by names. */
export interface NamedCar {
  readonly year: number
  readonly make: string
  readonly model: string
}

interface BaseVehicle extends NamedCar {
  /** Whether make and model are ids of other tables. */
  readonly isById: boolean
}

/** The owner's own copy of the licensed vehicle tables, or vehicle_map.csv. None of it is stored. */
export interface VehicleTables {
  readonly bases: Map<string, BaseVehicle>
  /** Names by kind and id, such as 'Make 90001'. */
  readonly names: Map<string, string>
}

export const createVehicleTables = (): VehicleTables => ({ bases: new Map(), names: new Map() })

/** Kinds of vehicle tables. Kinds that are not used are recognized all the same, so that the owner can pass the whole folder. */
export type VehicleTable = "vehicle_map" | "BaseVehicle" | "EngineBase" | "names" | "unused"

/** Recognizes a vehicle table by its columns. */
export const recognizeVehicleTable = (header: ReadonlyArray<string>): VehicleTable | undefined => {
  const columns = new Set(header.map((name) => name.toLowerCase()))
  const hasAll = (...names: ReadonlyArray<string>): boolean => names.every((name) => columns.has(name))
  if (hasAll("base_vehicle_id", "year", "make", "model")) return "vehicle_map"
  if (hasAll("basevehicleid", "yearid", "makeid", "modelid")) return "BaseVehicle"
  if (hasAll("enginebaseid", "liter", "cylinders")) return "EngineBase"
  if (getNameColumns(header) !== undefined) return "names"
  return header.length === 1 && (columns.has("yearid") || columns.has("versiondate")) ? "unused" : undefined
}

/** Returns the columns of a table of names, such as MakeID and MakeName, or PositionID and Position. */
const getNameColumns = ([id = "", name = ""]: ReadonlyArray<string>):
  | { readonly id: string; readonly name: string; readonly kind: string }
  | undefined => {
  const kind = /^([a-z]+)ID$/i.exec(id)?.[1]
  return kind !== undefined && [`${kind}name`, kind].some((known) => known.toLowerCase() === name.toLowerCase())
    ? { id, name, kind }
    : undefined
}

const MAX_ROWS = 2_000_000

/** Reads a row of a vehicle table. Rows without an id or name are left out. */
export const readVehicleRow = (table: VehicleTable, row: Row, header: ReadonlyArray<string>, tables: VehicleTables): void => {
  if (row.isBroken() || table === "unused" || tables.bases.size + tables.names.size >= MAX_ROWS) return
  if (table === "names") {
    const columns = getNameColumns(header)
    if (columns !== undefined) tables.names.set(toNameKey(columns.kind, row.get(columns.id)), row.get(columns.name))
    return
  }
  if (table === "EngineBase") {
    tables.names.set(toNameKey("EngineBase", row.get("EngineBaseID")), toEngineText(row))
    return
  }
  const isById = table === "BaseVehicle"
  const [id, year, make, model] = isById ? ["BaseVehicleID", "YearID", "MakeID", "ModelID"] : ["base_vehicle_id", "year", "make", "model"]
  if (/^\d{4}$/.test(row.get(year!)) && row.get(id!) !== "")
    tables.bases.set(row.get(id!), { year: Number(row.get(year!)), make: row.get(make!), model: row.get(model!), isById })
  else row.report("error", "bad-years", year!, `A base vehicle needs an id and a year of four digits.`, row.get(year!))
}

const toNameKey = (kind: string, id: string): string => `${kind.toLowerCase()} ${id}`

/**
 * Formats an engine as the shop names it: '5.7L V8'. Some tables have the letter of the block type and the number of cylinders in one
 * column.
 */
const toEngineText = (row: Row): string => `${row.get("Liter")}L ${row.get("BlockType")}${row.get("Cylinders")}`

export const findVehicleName = (tables: VehicleTables, kind: string, id: string): string | undefined =>
  tables.names.get(toNameKey(kind, id))

/** Finds a base vehicle by id. Undefined if the tables lack the vehicle or one of its names. */
export const findBaseVehicle = (tables: VehicleTables, id: string): NamedCar | undefined => {
  const base = tables.bases.get(id)
  if (base === undefined || !base.isById) return base
  const [make, model] = [findVehicleName(tables, "Make", base.make), findVehicleName(tables, "Model", base.model)]
  return make === undefined || model === undefined ? undefined : { year: base.year, make, model }
}
