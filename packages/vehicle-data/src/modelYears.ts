import { readTable } from "./readTable.ts"

/** Returns the slug of a name for URLs: lowercase ASCII letters and digits, joined by single hyphens. */
export const slug = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/** One model of a make with all its years of sale, and the body styles of each year (empty if unknown). */
export interface ModelYears {
  readonly make: string
  readonly model: string
  readonly vehicleType: string
  readonly years: ReadonlyMap<number, ReadonlyArray<string>>
}

interface Range {
  readonly make: string
  readonly model: string
  readonly vehicleType: string
  readonly from: number
  readonly to: number
  readonly bodyStyles: ReadonlyArray<string>
}

/** Returns the models of a row in `classics.tsv`: 'Chevelle / Malibu' is two models, 'Corvette (C1)' is Corvette. */
export const classicModels = (): ((make: string, listedAs: string) => ReadonlyArray<string>) => {
  const rows = readTable("classic_models.tsv", ["make", "listed_as", "models"])
  const models = new Map(rows.map((row) => [`${row.make}|${row.listed_as}`, row.models.split(";")]))
  return (make, listedAs) => models.get(`${make}|${listedAs}`) ?? [listedAs]
}

const modernRanges = (): ReadonlyArray<Range> =>
  readTable("vehicles.tsv", ["year_from", "year_to", "make", "model", "vehicle_type", "body_styles"]).map((row) => ({
    make: row.make,
    model: row.model,
    vehicleType: row.vehicle_type,
    from: Number(row.year_from),
    to: Number(row.year_to),
    bodyStyles: row.body_styles === "" ? [] : row.body_styles.split(", ")
  }))

const classicRanges = (): ReadonlyArray<Range> => {
  const getModels = classicModels()
  return readTable("classics.tsv", ["year_from", "year_to", "make", "model", "vehicle_type"]).flatMap((row) =>
    getModels(row.make, row.model).map((model) => ({
      make: row.make,
      model,
      vehicleType: row.vehicle_type,
      from: Number(row.year_from),
      to: Number(row.year_to),
      bodyStyles: []
    }))
  )
}

/**
 * Returns all models of both vehicle tables, sorted by make and model. The years of both tables are joined if make and model have the same
 * spelling.
 */
export const modelYears = (): ReadonlyArray<ModelYears> => {
  const models = new Map<string, ModelYears & { years: Map<number, ReadonlyArray<string>> }>()
  for (const range of [...modernRanges(), ...classicRanges()]) {
    const key = `${range.make}|${slug(range.model)}`
    const known = models.get(key) ?? { make: range.make, model: range.model, vehicleType: range.vehicleType, years: new Map() }
    models.set(key, known)
    for (let year = range.from; year <= range.to; year++) {
      if (!known.years.has(year)) known.years.set(year, range.bodyStyles)
    }
  }
  return [...models.values()].sort((a, b) => (a.make === b.make ? compare(a.model, b.model) : compare(a.make, b.make)))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
