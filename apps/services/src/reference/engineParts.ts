import type { EngineIds } from "@camber/domain/vehicle"
import type { EnginePartColumn } from "../database/tables.ts"

/** The ten parts of an engine: key in the domain and infix of the column name. */
export const engineParts: ReadonlyArray<readonly [key: keyof EngineIds, column: EnginePartColumn]> = [
  ["engineManufacturerId", "manufacturer"],
  ["engineMakeId", "make"],
  ["engineSeriesId", "series"],
  ["engineConfigurationId", "configuration"],
  ["engineQualifierId", "qualifier"],
  ["engineVersionId", "version"],
  ["engineDisplacementId", "displacement"],
  ["engineCodeId", "code"],
  ["engineCamshaftTypeId", "camshaft_type"],
  ["engineFuelSystemId", "fuel_system"]
]
