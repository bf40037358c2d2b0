import { createWriteStream } from "node:fs"
import { once } from "node:events"
import path from "node:path"

/** A generated set of Camber's tables. */
export interface ImportFiles {
  readonly products: number
  /** Number of fitment statements of each product. */
  readonly statements: number
  /** Distinguishes versions: titles and prices of every `changedEvery`th product contain it. */
  readonly version: string
  readonly changedEvery: number
}

export const VARIANTS = 2

const cars = [
  ["Chevrolet", "Camaro", 1967, 2002],
  ["Chevrolet", "Nova", 1968, 1979],
  ["Chevrolet", "Chevelle", 1964, 1977],
  ["Ford", "Mustang", 1965, 2020],
  ["Ford", "F-150", 1984, 2020],
  ["Dodge", "Dart", 1963, 1976],
  ["Pontiac", "Firebird", 1967, 2002],
  ["Chevrolet", "Corvette", 1953, 2020],
  ["Ford", "Bronco", 1966, 1996],
  ["Plymouth", "Barracuda", 1964, 1974]
] as const
const types = ["brake-pad-set", "brake-rotor", "radiator", "thermostat", "spark-plug", "water-pump", "shock-absorber", "u-joint"]
const words = ["Street", "Track", "Forged", "Cast", "Heavy Duty", "Lightweight", "Vented", "Coated", "Sealed", "Adjustable"]

const at = <Item>(items: ReadonlyArray<Item>, index: number): Item => items[index % items.length]!

/** Writes the tables as a stream, so that tables of any size fit in memory. */
export const writeImportFiles = async (folder: string, files: ImportFiles): Promise<void> => {
  const { changedEvery, products, statements, version } = files
  const each = (row: (product: number) => Iterable<string>) => () => rowsOf(products, row)
  const getVersion = (product: number) => (product % changedEvery === 0 ? version : "1")
  const price = (product: number, variant: number) =>
    ((1_000 + ((product * 37 + variant * 11) % 40_000) + getVersion(product).length * 100) / 100).toFixed(2)
  await writeTable(
    folder,
    "products",
    "product,title,brand,category,type,description,fitment",
    each(function* (product) {
      const title = `${at(words, product)} ${at(words, product * 7 + 3)} Part ${product} v${getVersion(product)}`
      yield `part-${product},${title},Bench Brand ${product % 40},Bench > Parts,${at(types, product)},${title} of the bench. It is described in a sentence of usual length.,vehicle`
    })
  )
  await writeTable(
    folder,
    "variants",
    "sku,product,mpn,option1_name,option1_value,weight",
    each(function* (product) {
      for (let variant = 1; variant <= VARIANTS; variant += 1)
        yield `BENCH ${product}/${variant},part-${product},B${product}-${variant},Finish,${at(words, variant)},4.2`
    })
  )
  await writeTable(
    folder,
    "prices",
    "sku,price,list_price",
    each(function* (product) {
      for (let variant = 1; variant <= VARIANTS; variant += 1) yield `BENCH ${product}/${variant},${price(product, variant)},`
    })
  )
  await writeTable(
    folder,
    "stock",
    "sku,warehouse,quantity",
    each(function* (product) {
      for (let variant = 1; variant <= VARIANTS; variant += 1) yield `BENCH ${product}/${variant},main,${(product + variant) % 50}`
    })
  )
  await writeTable(
    folder,
    "fitment",
    "product,scope,year_from,year_to,make,model,position,source,source_date",
    each(function* (product) {
      for (let statement = 0; statement < statements; statement += 1) {
        const [make, model, from, to] = at(cars, product + statement)
        yield `part-${product},vehicle,${from + (product % 5)},${to - (statement % 3)},${make},${model},Front,The bench,2026-01-01`
      }
    })
  )
}

/** Writes a feed that moves every price by a few cents. */
export const writePriceFeed = (folder: string, products: number): Promise<void> =>
  writeTable(folder, "feed", "sku,price", () =>
    rowsOf(products, function* (product) {
      for (let variant = 1; variant <= VARIANTS; variant += 1)
        yield `BENCH ${product}/${variant},${((1_150 + ((product * 37 + variant * 11) % 40_000)) / 100).toFixed(2)}`
    })
  )

function* rowsOf(products: number, row: (product: number) => Iterable<string>): Generator<string> {
  for (let product = 1; product <= products; product += 1) yield* row(product)
}

const writeTable = async (folder: string, name: string, header: string, rows: () => Iterable<string>): Promise<void> => {
  const target = createWriteStream(path.join(folder, `${name}.csv`))
  target.write(`${header}\n`)
  for (const row of rows()) if (!target.write(`${row}\n`)) await once(target, "drain")
  target.end()
  await once(target, "close")
}
