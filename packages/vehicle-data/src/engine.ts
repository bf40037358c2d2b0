import { litersPerCubicInch } from "./classicEngine.ts"
import { type EngineFamily, readEngineFamilies } from "./engineFamilies.ts"
import { cubicInchesIn, familySpans, versionIn } from "./findEngineFamily.ts"
import { type OfferedEngine, offeredEngines } from "./offeredEngine.ts"
import { readTable } from "./readTable.ts"

/** Names that the domain gives to the ids of an engine. Our tables never contain the qualifier and the code. */
export type EnginePart =
  | "engineManufacturerId"
  | "engineMakeId"
  | "engineSeriesId"
  | "engineConfigurationId"
  | "engineVersionId"
  | "engineDisplacementId"
  | "engineCamshaftTypeId"
  | "engineFuelSystemId"

/** Names of an engine's parts; a missing part is unspecified. */
export type EngineParts = Readonly<Partial<Record<EnginePart, string>>>

export interface Engine {
  readonly parts: EngineParts
  readonly displayName: string
  readonly liters: number | null
  readonly cylinders: number | null
  readonly configuration: string
}

/** An engine of one model in some years, the first and the last included. */
export interface InstalledEngine {
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  readonly engine: Engine
}

/** The liters that the vehicle's badge shows: Ford calls its 302 a 5.0, although it has 4.95 liters. */
const badge = (cubicInches: number, manufacturer: string): string =>
  manufacturer === "Ford" && cubicInches === 302 ? "5.0" : (cubicInches * litersPerCubicInch).toFixed(1)

/** Name of the displacement of an engine with a known family: '350 cid (5.7L)'. */
export const displacementName = (cubicInches: number, manufacturer: string): string =>
  `${cubicInches} cid (${badge(cubicInches, manufacturer)}L)`

/** Returns a cell's text, or undefined if it lists alternatives and so does not describe one engine. */
const single = (cell: string): string | undefined => (cell.includes(" / ") ? undefined : cell)

const withoutAbsent = (parts: Readonly<Record<EnginePart, string | undefined>>): EngineParts =>
  Object.fromEntries(Object.entries(parts).filter(([, name]) => name !== undefined))

const ofFamily = (family: EngineFamily, offered: OfferedEngine): Engine => {
  const cubicInches = cubicInchesIn(family, offered) ?? 0
  const version = versionIn(family, offered)
  const liters = badge(cubicInches, family.manufacturer)
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
    displayName: [isModern ? `${liters}L ${offered.configuration}` : `${cubicInches} ${offered.configuration} ${liters}L`, version]
      .filter(Boolean)
      .join(" "),
    liters: Number(liters),
    cylinders: offered.cylinders,
    configuration: offered.configuration
  }
}

/** Returns an engine without a known family, which is its own series. */
const ofItself = (offered: OfferedEngine): Engine => {
  const liters = offered.liters === null ? "" : `${offered.liters.toFixed(1)}L`
  const size = offered.cubicInches === null ? liters : `${offered.cubicInches}`
  const name = offered.name === String(offered.cubicInches) ? "" : offered.name
  const displayName =
    offered.configuration === "Electric"
      ? "Electric"
      : [offered.cubicInches === null ? `${liters} ${offered.configuration}` : `${size} ${offered.configuration} ${liters}`, name]
          .filter(Boolean)
          .join(" ")
  return {
    parts: withoutAbsent({
      engineManufacturerId: undefined,
      engineMakeId: offered.make,
      engineSeriesId: `${offered.make} ${displayName}`,
      engineConfigurationId: offered.configuration,
      engineVersionId: undefined,
      engineDisplacementId: liters === "" ? undefined : liters,
      engineCamshaftTypeId: undefined,
      engineFuelSystemId: offered.name.includes("Diesel") ? "Diesel" : undefined
    }),
    displayName,
    liters: offered.liters,
    cylinders: offered.cylinders,
    configuration: offered.configuration
  }
}

/** Returns all engines of all models, each with its family in those years. */
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

interface Typed {
  readonly slug: string
}

const byType: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  readTable("deciding.tsv", ["product_type", "attributes"]).map((row) => [row.product_type, row.attributes.split(";")])
)

/** Returns the attributes that shoppers compare for this type of part, the most important first. */
export const getDecidingNames = ({ slug }: Typed): ReadonlyArray<string> => byType.get(slug) ?? []

/** Sorts items by the attributes that shoppers compare for this type of part; other items keep their order. */
export const inDecidingOrder = <A>(type: Typed, items: ReadonlyArray<A>, name: (item: A) => string): ReadonlyArray<A> => {
  const names = getDecidingNames(type)
  const rank = (item: A): number => {
    const place = names.indexOf(name(item))
    return place < 0 ? names.length : place
  }
  return items.toSorted((one, other) => rank(one) - rank(other))
}
