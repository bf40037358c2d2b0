import { classicEngine } from "./classicEngine.ts"
import { classicModels } from "./modelYears.ts"
import { readTable } from "./readTable.ts"

/** An engine as a vehicle table offers it for some years of one model. */
export interface OfferedEngine {
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  /** 'V8', 'I6', 'H4', 'R2', 'Electric'. */
  readonly configuration: string
  readonly cylinders: number | null
  readonly litres: number | null
  /** Exact only where the table names cubic inches. */
  readonly cubicInches: number | null
  /** How the table names it: a code or a trade name. */
  readonly name: string
  /** The engine family in the table's own short form ('SBC', 'Windsor'); empty where it names none. */
  readonly lineage: string
}

const letters: Readonly<Record<string, string>> = { V: "V", Inline: "I", Boxer: "H", Rotary: "R" }

/** Hand-written names of older engines begin with their cubic inches: '350 TBI', '302 Windsor'. */
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
      litres: row.displacement_l === "" ? null : Number(row.displacement_l),
      cubicInches: inchesIn(row.name),
      name: row.name,
      lineage: ""
    })
  )

const classic = (): ReadonlyArray<OfferedEngine> => {
  const modelsOf = classicModels()
  return readTable("classics.tsv", ["make", "model", "year_from", "year_to", "engine_options"]).flatMap((row) => {
    const sold = { from: Number(row.year_from), to: Number(row.year_to) }
    const engines = row.engine_options.split(";").flatMap((option) => classicEngine(option.trim(), sold))
    return modelsOf(row.make, row.model).flatMap((model) => engines.map((engine) => ({ make: row.make, model, ...engine })))
  })
}

/** Every engine of both tables, the classics' written-out options taken apart. */
export const offeredEngines = (): ReadonlyArray<OfferedEngine> => [...modern(), ...classic()]
