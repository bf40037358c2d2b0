import { DatabaseSync } from "node:sqlite"
import { decodePatterns } from "./decodePatterns.ts"
import { type VpicElement, vpicElements } from "./vpicFile.ts"

/** A car as vPIC describes it. Unknown values are null. */
export interface VpicCar {
  readonly make: string
  readonly model: string
  readonly series: string | null
  readonly trim: string | null
  readonly liters: number | null
  readonly cylinders: number | null
}

/** Reads a car from its VIN; returns null if vPIC has no data for the manufacturer's VINs of that year. */
export type VpicReader = (vin: string, year: number) => VpicCar | null

const LITERS_PER_CUBIC_INCH = 0.016387064

/** Opens a reader over the file of `vpicFile`. Throws if the file is invalid. */
export const openVpicReader = (file: string): VpicReader => {
  const database = new DatabaseSync(file, { readOnly: true })
  const patternsOf = database.prepare(`
    select distinct keys, element, value, coalesce(made, '') as made from pattern
    where schema_id in (select schema_id from manufacturer_schema where wmi = ? and ? between year_from and year_to)`)
  const modelOf = database.prepare("select make, name from model where model_id = ?")
  const engineOf = database.prepare("select element, value from engine_model where name = ?")

  return (vin, year) => {
    const rows = patternsOf.all(getManufacturer(vin), year)
    const decoded = decodePatterns(
      vin,
      rows.map((row) => ({ keys: String(row.keys), element: Number(row.element), value: String(row.value), made: String(row.made) }))
    )
    const model = modelOf.get(Number(decoded.get("model") ?? 0))
    if (model === undefined) return null
    const engine = new Map(engineOf.all(decoded.get("engineModel") ?? "").map(({ element, value }) => [Number(element), Number(value)]))
    const figure = (element: VpicElement): number | null => {
      const value = Number(decoded.get(element) ?? engine.get(vpicElements[element]) ?? 0)
      return value > 0 ? value : null
    }
    return {
      make: String(model.make),
      model: String(model.name),
      series: decoded.get("series") ?? null,
      trim: decoded.get("trim") ?? null,
      liters: toLiters(figure("displacementLitres"), figure("displacementCc"), figure("displacementCubicInches")),
      cylinders: figure("cylinders")
    }
  }
}

/**
 * Returns the manufacturer code of a VIN. The code of a manufacturer of few cars has 9 in the third position, and three more characters
 * later in the VIN (49 CFR 565.15(a)).
 */
const getManufacturer = (vin: string): string => (vin[2] === "9" ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3))

const toLiters = (litres: number | null, cc: number | null, cubicInches: number | null): number | null =>
  litres ?? (cc === null ? null : cc / 1000) ?? (cubicInches === null ? null : cubicInches * LITERS_PER_CUBIC_INCH)
