import { readCatalogTable } from "./rows.ts"

/** A row of the committed table of first families: a family of a best-selling type for a popular car with its engine. */
export interface FirstFamily {
  readonly type: string
  readonly brand: string
  readonly series: string
  readonly year: number
  readonly make: string
  readonly model: string
  readonly engineFamily: string
}

const car = (row: { readonly year: string; readonly make: string; readonly model: string }): string =>
  `${row.year} ${row.make} ${row.model}`

/** Reads the first families in the order of their numbers. Every popular car has one family of each best-selling type. */
export const readFirstFamilies = (): ReadonlyArray<FirstFamily> => {
  const engines = new Map(
    readCatalogTable("popular_vehicles.tsv", ["year", "make", "model", "engine_family"]).map((row) => [car(row), row.engine_family])
  )
  return readCatalogTable("first-families.tsv", ["product_type", "brand", "series", "year", "make", "model"]).map((row) => {
    const engineFamily = engines.get(car(row))
    if (engineFamily === undefined) throw new Error(`first-families.tsv names a car that is not popular: ${car(row)}`)
    return {
      type: row.product_type,
      brand: row.brand,
      series: row.series,
      year: Number(row.year),
      make: row.make,
      model: row.model,
      engineFamily
    }
  })
}
