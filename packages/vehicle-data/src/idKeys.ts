import { displacementName, installedEngines } from "./engine.ts"
import { readEngineFamilies } from "./engineFamilies.ts"
import { engineKey } from "./engineIds.ts"
import type { IdKind } from "./idFile.ts"
import { modelYears } from "./modelYears.ts"
import { readTable } from "./readTable.ts"

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

/** All keys of the vehicle tables that need an id. Engines are separate: their keys consist of part ids. */
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
