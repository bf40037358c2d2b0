import { displacementName, familyPopularity, getCommittedId, readEngineFamilies } from "@camber/vehicle-data"
import { weighted, type Weighted } from "./random.ts"

export interface EngineChoice {
  readonly name: string
  readonly seriesId: number
  readonly displacements: ReadonlyArray<{ readonly id: number; readonly name: string; readonly cubicInches: number }>
  /** Other names that shoppers use. */
  readonly nicknames: string
  readonly isPushrodV8: boolean
  /** Cylinder layout, such as V8 or I6; null if the family had several layouts. */
  readonly layout: string | null
  /** Whether the engine is measured in inches, like American engines of the carburetor era. */
  readonly isInInches: boolean
}

const nicknames: Readonly<Record<string, string>> = {
  "Small Block Chevy Gen I": "sbc small block chevrolet",
  "Big Block Chevy Mark IV": "bbc big block chevrolet rat",
  "Big Block Chevy Gen V / Gen VI": "bbc big block chevrolet",
  "LS Gen III": "ls1 ls6 lq4 lm7 gm",
  "LS Gen IV": "ls2 ls3 ls7 gm",
  "LT Gen V": "lt1 lt4 gm",
  "Small Block Ford Windsor": "sbf small block 5.0 302 351w",
  "Coyote / Modern Modular": "coyote 5.0",
  "385 Series Big Block": "bbf big block ford",
  "Mopar LA": "small block mopar dodge",
  "Mopar Big Block B": "big block mopar dodge",
  "Mopar Big Block RB": "big block mopar dodge",
  "Gen III Hemi": "hemi mopar"
}

const inches: ReadonlyArray<string> = [
  "General Motors",
  "Ford",
  "Chrysler",
  "AMC",
  "International Harvester",
  "Studebaker",
  "Crate / Circle Track"
]

const choices = (): ReadonlyArray<EngineChoice> =>
  readEngineFamilies().map((family) => ({
    name: family.name,
    seriesId: getCommittedId("engine_part", `engineSeriesId|${family.name}`),
    displacements: family.cubicInches.map((cubicInches) => {
      const name = displacementName(cubicInches, family.manufacturer)
      return { id: getCommittedId("engine_part", `engineDisplacementId|${name}`), name, cubicInches }
    }),
    nicknames: nicknames[family.name] ?? "",
    layout: family.configurations.length === 1 ? (family.configurations[0] ?? null) : null,
    isInInches: inches.includes(family.manufacturer) && family.camshaftType === "Pushrod OHV",
    isPushrodV8: family.configurations.includes("V8") && family.camshaftType === "Pushrod OHV" && family.fuelSystem !== "Diesel"
  }))

export interface EngineChoices {
  /** Every engine family, in the order of its table. */
  readonly all: ReadonlyArray<EngineChoice>
  readonly byPopularity: Weighted<EngineChoice>
  readonly pushrodV8s: Weighted<EngineChoice>
  /** Returns the engine family with a name. Throws if the table does not contain the name. */
  readonly named: (name: string) => EngineChoice
}

export const readEngineChoices = (): EngineChoices => {
  const all = choices()
  const popularity = ({ name }: EngineChoice): number => familyPopularity(name)
  return {
    all,
    byPopularity: weighted(all, popularity),
    pushrodV8s: weighted(
      all.filter(({ isPushrodV8 }) => isPushrodV8),
      popularity
    ),
    named: (name) => {
      const found = all.find((choice) => choice.name === name)
      if (!found) throw new Error(`No engine family '${name}'`)
      return found
    }
  }
}
