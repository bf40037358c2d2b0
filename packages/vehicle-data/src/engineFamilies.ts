import { readTable } from "./readTable.ts"

/** A row of `engine_families.tsv`. `years` includes the first and the last year; `cubicInches` lists the displacements. */
export interface EngineFamily {
  readonly name: string
  readonly manufacturer: string
  readonly make: string
  readonly configurations: ReadonlyArray<string>
  readonly cubicInches: ReadonlyArray<number>
  readonly versions: ReadonlyArray<string>
  readonly camshaftType: string
  readonly fuelSystem: string
  readonly from: number
  readonly to: number
}

const list = (cell: string, separator: string): ReadonlyArray<string> =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "")

export const readEngineFamilies = (): ReadonlyArray<EngineFamily> =>
  readTable("engine_families.tsv", [
    "manufacturer",
    "make",
    "family",
    "year_from",
    "year_to",
    "configuration",
    "displacements_cid",
    "versions",
    "cam_type",
    "fuel_system"
  ]).map((row) => ({
    name: row.family,
    manufacturer: row.manufacturer,
    make: row.make,
    configurations: list(row.configuration, " / "),
    cubicInches: list(row.displacements_cid, ";").map(Number),
    versions: list(row.versions, ";"),
    camshaftType: row.cam_type,
    fuelSystem: row.fuel_system,
    from: Number(row.year_from),
    to: Number(row.year_to)
  }))

const generalMotors = ["Chevrolet", "GMC", "Pontiac", "Buick", "Oldsmobile", "Cadillac", "Hummer", "Saturn", "Geo"]
const sisters: Readonly<Record<string, ReadonlyArray<string>>> = {
  "AMC / Jeep": ["AMC", "Jeep", "Eagle"],
  "Ram / Dodge": ["Ram", "Dodge"],
  Ford: ["Ford", "Mercury", "Lincoln", "Shelby", "Merkur"],
  Nissan: ["Nissan", "Datsun", "Infiniti"],
  Toyota: ["Toyota", "Lexus", "Scion"],
  Honda: ["Honda", "Acura"],
  Suzuki: ["Suzuki", "Geo"],
  Mitsubishi: ["Mitsubishi", "Dodge", "Plymouth", "Eagle"],
  Volkswagen: ["Volkswagen", "Audi", "Porsche"]
}

const homes: Readonly<Record<string, ReadonlyArray<string>>> = {
  Mopar: ["Chrysler", "Dodge", "Plymouth", "Jeep", "Ram", "Eagle"],
  Chevrolet: ["Chevrolet", "GMC"],
  "AMC / Jeep": ["AMC", "Jeep"]
}

/** Returns the makes that the family was built for. GMC trucks have Chevrolet engines. */
export const homeMakes = (family: EngineFamily): ReadonlyArray<string> => homes[family.make] ?? family.make.split(" / ")

/** Returns the makes of the same company, which also sold the family's engines. */
export const sisterMakes = (family: EngineFamily): ReadonlyArray<string> =>
  family.manufacturer === "General Motors" ? generalMotors : (sisters[family.make] ?? homeMakes(family))
