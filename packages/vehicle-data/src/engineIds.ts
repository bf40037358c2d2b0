import type { Engine, EngineParts } from "./engine.ts"
import { getCommittedId } from "./idFile.ts"
import type { EngineColumns } from "./rows.ts"

/** The id for "unspecified". */
const unspecified = 1

/** The ten id columns of an engine. */
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

/** Key of an engine's committed id: its ten part ids. */
export const engineKey = (engine: Engine, id?: (kind: "engine_part", key: string) => number): string =>
  Object.values(engineColumns(engine.parts, id)).join(".")
