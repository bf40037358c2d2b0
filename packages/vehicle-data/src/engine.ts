import { litresPerCubicInch } from "./classicEngine.ts"
import { type EngineFamily, readEngineFamilies } from "./engineFamilies.ts"
import { cubicInchesIn, familySpans, versionIn } from "./findEngineFamily.ts"
import { type OfferedEngine, offeredEngines } from "./offeredEngine.ts"

/** The ids of an engine as the domain calls them. Qualifier and code are never known from our tables. */
export type EnginePart =
  | "engineManufacturerId"
  | "engineMakeId"
  | "engineSeriesId"
  | "engineConfigurationId"
  | "engineVersionId"
  | "engineDisplacementId"
  | "engineCamshaftTypeId"
  | "engineFuelSystemId"

/** Names of an engine's parts; an absent one is unspecified. */
export type EngineParts = Readonly<Partial<Record<EnginePart, string>>>

export interface Engine {
  readonly parts: EngineParts
  readonly displayName: string
  readonly litres: number | null
  readonly cylinders: number | null
  readonly configuration: string
}

/** An engine in one model for some years, both ends included. */
export interface InstalledEngine {
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  readonly engine: Engine
}

/** Litres as written on the car: Ford calls its 302 a 5.0, though it measures 4.95. */
const badge = (cubicInches: number, manufacturer: string): string =>
  manufacturer === "Ford" && cubicInches === 302 ? "5.0" : (cubicInches * litresPerCubicInch).toFixed(1)

/** '350 cid (5.7L)': the size of a family's engine. */
export const displacementName = (cubicInches: number, manufacturer: string): string =>
  `${cubicInches} cid (${badge(cubicInches, manufacturer)}L)`

/** A cell that lists several alternatives says nothing about one engine. */
const single = (cell: string): string | undefined => (cell.includes(" / ") ? undefined : cell)

const withoutAbsent = (parts: Readonly<Record<EnginePart, string | undefined>>): EngineParts =>
  Object.fromEntries(Object.entries(parts).filter(([, name]) => name !== undefined))

const ofFamily = (family: EngineFamily, offered: OfferedEngine): Engine => {
  const cubicInches = cubicInchesIn(family, offered) ?? 0
  const version = versionIn(family, offered)
  const litres = badge(cubicInches, family.manufacturer)
  const isModern = family.from >= 1979
  return {
    parts: withoutAbsent({
      engineManufacturerId: family.manufacturer,
      engineMakeId: family.make,
      engineSeriesId: family.name,
      engineConfigurationId: offered.configuration,
      engineVersionId: version,
      engineDisplacementId: displacementName(cubicInches, family.manufacturer),
      engineCamshaftTypeId: single(family.camshaftType),
      engineFuelSystemId: single(family.fuelSystem)
    }),
    displayName: [isModern ? `${litres}L ${offered.configuration}` : `${cubicInches} ${offered.configuration} ${litres}L`, version]
      .filter(Boolean)
      .join(" "),
    litres: Number(litres),
    cylinders: offered.cylinders,
    configuration: offered.configuration
  }
}

/** An engine that belongs to no listed family is a series of its own. */
const ofItself = (offered: OfferedEngine): Engine => {
  const litres = offered.litres === null ? "" : `${offered.litres.toFixed(1)}L`
  const size = offered.cubicInches === null ? litres : `${offered.cubicInches}`
  const name = offered.name === String(offered.cubicInches) ? "" : offered.name
  const displayName =
    offered.configuration === "Electric"
      ? "Electric"
      : [offered.cubicInches === null ? `${litres} ${offered.configuration}` : `${size} ${offered.configuration} ${litres}`, name]
          .filter(Boolean)
          .join(" ")
  return {
    parts: withoutAbsent({
      engineManufacturerId: undefined,
      engineMakeId: offered.make,
      engineSeriesId: `${offered.make} ${displayName}`,
      engineConfigurationId: offered.configuration,
      engineVersionId: undefined,
      engineDisplacementId: litres === "" ? undefined : litres,
      engineCamshaftTypeId: undefined,
      engineFuelSystemId: offered.name.includes("Diesel") ? "Diesel" : undefined
    }),
    displayName,
    litres: offered.litres,
    cylinders: offered.cylinders,
    configuration: offered.configuration
  }
}

/** Every engine of every model, with the family it belongs to in those years. */
export const installedEngines = (families = readEngineFamilies()): ReadonlyArray<InstalledEngine> =>
  offeredEngines().flatMap((offered) =>
    familySpans(families, offered).map(({ family, from, to }) => ({
      make: offered.make,
      model: offered.model,
      from,
      to,
      engine: family ? ofFamily(family, offered) : ofItself(offered)
    }))
  )
