import { classicEngine } from "./classicEngine.ts"
import { classicModels } from "./modelYears.ts"
import { readTable } from "./readTable.ts"

/** An engine of one model in some years, as a vehicle table lists it. */
export interface OfferedEngine {
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  /** Configuration, for example 'V8', 'I6', 'H4', 'R2', 'Electric'. */
  readonly configuration: string
  readonly cylinders: number | null
  readonly liters: number | null
  /** Displacement; exact only if the table gives cubic inches. */
  readonly cubicInches: number | null
  /** Name of the engine in the table: a code or a trade name. */
  readonly name: string
  /** The table's short name of the engine family ('SBC', 'Windsor'), or an empty text. */
  readonly lineage: string
}

const letters: Readonly<Record<string, string>> = { V: "V", Inline: "I", Boxer: "H", Rotary: "R" }

/** Returns the cubic inches at the start of a name. Hand-written names of older engines start with them: '350 TBI', '302 Windsor'. */
const inchesIn = (name: string): number | null => {
  const found = /^(?:LG4 )?([1-5]\d\d)\b(?! cc)/.exec(name)
  return found ? Number(found[1]) : null
}

const modern = (): ReadonlyArray<OfferedEngine> =>
  readTable("engines.tsv", ["make", "model", "year_from", "year_to", "displacement_l", "cylinders", "configuration", "name"]).map(
    (row) => ({
      make: row.make,
      model: row.model,
      from: Number(row.year_from),
      to: Number(row.year_to),
      configuration: row.configuration === "Electric" ? "Electric" : `${letters[row.configuration] ?? ""}${row.cylinders}`,
      cylinders: row.cylinders === "" ? null : Number(row.cylinders),
      liters: row.displacement_l === "" ? null : Number(row.displacement_l),
      cubicInches: inchesIn(row.name),
      name: row.name,
      lineage: ""
    })
  )

const classic = (): ReadonlyArray<OfferedEngine> => {
  const getModels = classicModels()
  return readTable("classics.tsv", ["make", "model", "year_from", "year_to", "engine_options"]).flatMap((row) => {
    const sold = { from: Number(row.year_from), to: Number(row.year_to) }
    const engines = row.engine_options.split(";").flatMap((option) => classicEngine(option.trim(), sold))
    return getModels(row.make, row.model).flatMap((model) => engines.map((engine) => ({ make: row.make, model, ...engine })))
  })
}

/** Returns all engines of both tables; the options of the classics table are parsed. */
export const offeredEngines = (): ReadonlyArray<OfferedEngine> => [...modern(), ...classic()]
