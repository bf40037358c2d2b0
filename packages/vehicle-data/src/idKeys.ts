import { displacementName, installedEngines, type Engine, type EngineParts } from "./engine.ts"
import { readEngineFamilies } from "./engineFamilies.ts"
import { type IdKind, getCommittedId } from "./idFile.ts"
import { modelYears } from "./modelYears.ts"
import { readTable } from "./readTable.ts"
import type { EngineColumns } from "./rows.ts"

/** The id that means "unspecified". */
const unspecified = 1

/** Returns the ten id columns of an engine. */
export const engineColumns = (parts: EngineParts, id: (kind: "engine_part", key: string) => number = getCommittedId): EngineColumns => {
  const of = (part: keyof EngineParts): number => {
    const name = parts[part]
    return name === undefined ? unspecified : id("engine_part", `${part}|${name}`)
  }
  return {
    engine_manufacturer_id: of("engineManufacturerId"),
    engine_make_id: of("engineMakeId"),
    engine_series_id: of("engineSeriesId"),
    engine_configuration_id: of("engineConfigurationId"),
    engine_qualifier_id: unspecified,
    engine_version_id: of("engineVersionId"),
    engine_displacement_id: of("engineDisplacementId"),
    engine_code_id: unspecified,
    engine_camshaft_type_id: of("engineCamshaftTypeId"),
    engine_fuel_system_id: of("engineFuelSystemId")
  }
}

/** Returns the key of an engine's committed id, which consists of its ten part ids. */
export const engineKey = (engine: Engine, id?: (kind: "engine_part", key: string) => number): string =>
  Object.values(engineColumns(engine.parts, id)).join(".")

const enginePartKeys = (): ReadonlyArray<string> => {
  const families = readEngineFamilies().flatMap((family) => [
    `engineManufacturerId|${family.manufacturer}`,
    `engineMakeId|${family.make}`,
    `engineSeriesId|${family.name}`,
    ...family.configurations.map((configuration) => `engineConfigurationId|${configuration}`),
    ...family.cubicInches.map((inches) => `engineDisplacementId|${displacementName(inches, family.manufacturer)}`)
  ])
  const installed = installedEngines().flatMap(({ engine }) => Object.entries(engine.parts).map(([part, name]) => `${part}|${name}`))
  return [...families, ...installed]
}

/**
 * Returns all keys of the vehicle tables that need an id. Engines are not included, because their keys consist of the ids of their parts.
 */
export const vehicleIdKeys = (): ReadonlyArray<readonly [IdKind, ReadonlyArray<string>]> => {
  const models = modelYears()
  return [
    ["make", models.map((model) => model.make)],
    ["model", models.map(({ make, model }) => `${make}|${model}`)],
    ["engine_part", enginePartKeys()],
    ["race_type", readTable("race_types.tsv", ["slug"]).map((row) => row.slug)]
  ]
}

export const engineIdKeys = (partId: (kind: "engine_part", key: string) => number): ReadonlyArray<string> =>
  installedEngines().map(({ engine }) => engineKey(engine, partId))

/** Consecutive years of one model with consecutive ids; the year `from` has `firstId`. */
interface BaseVehicleBlock {
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  readonly firstId: number
}

const key = (make: string, model: string, year: number): string => `${make}|${model}|${year}`

export const baseVehicleBlocks = (): ReadonlyArray<BaseVehicleBlock> =>
  readTable("ids/base_vehicle.tsv", ["make", "model", "year_from", "year_to", "first_id"]).map((row) => ({
    make: row.make,
    model: row.model,
    from: Number(row.year_from),
    to: Number(row.year_to),
    firstId: Number(row.first_id)
  }))

/** Returns the committed id of a make, model and year, or undefined if the file of blocks does not include it. */
export const baseVehicleIds = (blocks = baseVehicleBlocks()): ((make: string, model: string, year: number) => number | undefined) => {
  const ids = new Map<string, number>()
  for (const block of blocks) {
    for (let year = block.from; year <= block.to; year++) ids.set(key(block.make, block.model, year), block.firstId + year - block.from)
  }
  return (make, model, year) => ids.get(key(make, model, year))
}
