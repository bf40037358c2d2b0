import { prioritizedMakes } from "@camber/domain/navigation"
import { baseVehicleIds, engineColumns, engineKey } from "./idKeys.ts"
import { displacementName, type InstalledEngine, installedEngines } from "./engine.ts"
import { readEngineFamilies } from "./engineFamilies.ts"
import { growVehicleIds, getCommittedId, readIds } from "./idFile.ts"
import { type ModelYears, modelYears, slug } from "./modelYears.ts"
import { familyPopularity, modelPopularity } from "./popularity.ts"
import { readTable } from "./readTable.ts"
import type { BaseVehicleRow, EngineFamilyRow, EnginePartRow, EngineRow, MakeRow, ModelRow, RaceTypeRow, VehicleEngineRow } from "./rows.ts"

export { readClassSheets } from "./classSheets.ts"
export { getDecidingNames, inDecidingOrder, displacementName, installedEngines } from "./engine.ts"
export { type EngineFamily, readEngineFamilies } from "./engineFamilies.ts"
export { createIdReader, firstId, type IdKind, getCommittedId, readIds } from "./idFile.ts"
export { type ModelYears, modelYears, slug } from "./modelYears.ts"
export { familyPopularity, modelPopularity } from "./popularity.ts"
export { createTableReader, readTable, type TableReader } from "./readTable.ts"

/** The rows of the vehicle tables, as they are inserted. */
export interface VehicleRows {
  readonly make: ReadonlyArray<MakeRow>
  readonly model: ReadonlyArray<ModelRow>
  readonly base_vehicle: ReadonlyArray<BaseVehicleRow>
  readonly engine_part: ReadonlyArray<EnginePartRow>
  readonly engine: ReadonlyArray<EngineRow>
  readonly vehicle_engine: ReadonlyArray<VehicleEngineRow>
  readonly engine_family: ReadonlyArray<EngineFamilyRow>
  readonly race_type: ReadonlyArray<RaceTypeRow>
}

const makeRows = (models: ReadonlyArray<ModelYears>): VehicleRows["make"] =>
  [...new Set(models.map((model) => model.make))].map((name) => ({
    make_id: getCommittedId("make", name),
    name,
    slug: slug(name),
    is_prioritized: prioritizedMakes.includes(name)
  }))

const modelRows = (models: ReadonlyArray<ModelYears>): VehicleRows["model"] =>
  models.map(({ make, model, vehicleType }) => ({
    model_id: getCommittedId("model", `${make}|${model}`),
    make_id: getCommittedId("make", make),
    name: model,
    slug: slug(model),
    vehicle_type: vehicleType,
    popularity: modelPopularity(make, model)
  }))

const baseVehicleRows = (models: ReadonlyArray<ModelYears>, id: ReturnType<typeof baseVehicleIds>): VehicleRows["base_vehicle"] =>
  models.flatMap(({ make, model, years }) =>
    [...years].map(([year, bodyStyles]) => ({
      vehicle_base_id: known(id(make, model, year), `${year} ${make} ${model}`),
      year,
      make_id: getCommittedId("make", make),
      model_id: getCommittedId("model", `${make}|${model}`),
      body_styles: [...bodyStyles]
    }))
  )

const known = (id: number | undefined, what: string): number => {
  if (id === undefined) throw new Error(`No committed id for ${what}: run ${growVehicleIds}`)
  return id
}

const partRows = (): VehicleRows["engine_part"] =>
  [...readIds("engine_part")].map(([key, id]) => {
    const [part = "", ...name] = key.split("|")
    return { part, id, name: name.join("|") }
  })

interface NamedEngine {
  row: EngineRow
  readonly series: string
}

interface EngineRows {
  readonly engine: VehicleRows["engine"]
  readonly vehicle_engine: VehicleRows["vehicle_engine"]
}

const engineRows = (installed: ReadonlyArray<InstalledEngine>, id: ReturnType<typeof baseVehicleIds>): EngineRows => {
  const engines = new Map<number, NamedEngine>()
  const links = new Map<number, Set<number>>()
  for (const { make, model, from, to, engine } of installed) {
    const engineId = getCommittedId("engine", engineKey(engine))
    const row = {
      engine_id: engineId,
      ...engineColumns(engine.parts),
      display_name: engine.displayName,
      displacement_l: engine.liters,
      cylinders: engine.cylinders,
      configuration: engine.configuration
    }
    engines.set(engineId, { row, series: engine.parts.engineSeriesId ?? "" })
    for (let year = from; year <= to; year++) {
      const vehicle = id(make, model, year)
      if (vehicle !== undefined) links.set(vehicle, (links.get(vehicle) ?? new Set()).add(engineId))
    }
  }
  for (const named of namesakes(engines, [...links.values()]))
    named.row = { ...named.row, display_name: `${named.row.display_name}, ${named.series}` }
  return {
    engine: [...engines.values()].map(({ row }) => row),
    vehicle_engine: [...links].flatMap(([vehicle_base_id, ids]) => [...ids].map((engine_id) => ({ vehicle_base_id, engine_id })))
  }
}

/** Engines whose name is the same as the name of a more popular engine in the same vehicle; the series is added to their names. */
const namesakes = (engines: ReadonlyMap<number, NamedEngine>, offers: ReadonlyArray<ReadonlySet<number>>): ReadonlySet<NamedEngine> => {
  const found = new Set<NamedEngine>()
  for (const offer of offers) {
    const best = new Map<string, NamedEngine>()
    for (const id of offer) {
      const engine = engines.get(id)
      if (!engine) continue
      const name = engine.row.display_name
      const rival = best.get(name)
      const isBetter = !rival || familyPopularity(engine.series) > familyPopularity(rival.series)
      if (isBetter) best.set(name, engine)
      if (rival) found.add(isBetter ? rival : engine)
    }
  }
  return found
}

const familyRows = (): VehicleRows["engine_family"] =>
  readEngineFamilies().map((family) => ({
    series_id: getCommittedId("engine_part", `engineSeriesId|${family.name}`),
    slug: slug(family.name),
    name: family.name,
    manufacturer_id: getCommittedId("engine_part", `engineManufacturerId|${family.manufacturer}`),
    make_id: getCommittedId("engine_part", `engineMakeId|${family.make}`),
    configuration_id: getCommittedId("engine_part", `engineConfigurationId|${family.configurations[0]}`),
    displacement_ids: family.cubicInches.map((inches) =>
      getCommittedId("engine_part", `engineDisplacementId|${displacementName(inches, family.manufacturer)}`)
    ),
    year_from: family.from,
    year_to: family.to,
    popularity: familyPopularity(family.name)
  }))

const raceTypeRows = (): VehicleRows["race_type"] =>
  readTable("race_types.tsv", ["slug", "name", "short_name", "discipline", "surface"]).map((row) => ({
    race_type_id: getCommittedId("race_type", row.slug),
    ...row
  }))

/** Returns makes, models with all their years, engines with their families, and race types. These rows are the same in every catalog. */
export const vehicleRows = (): VehicleRows => {
  const models = modelYears()
  const id = baseVehicleIds()
  return {
    make: makeRows(models),
    model: modelRows(models),
    base_vehicle: baseVehicleRows(models, id),
    engine_part: partRows(),
    ...engineRows(installedEngines(), id),
    engine_family: familyRows(),
    race_type: raceTypeRows()
  }
}
