import { referenceRows } from "@camber/demo-catalog"
import { vehicleRows } from "@camber/vehicle-data"
import { createReadStream, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import {
  assembleProduct,
  type CatalogRecord,
  createShopNames,
  type ImportedProduct,
  type ImportFile,
  openZip,
  type Problem,
  readCatalog
} from "../src/index.ts"

const folder = new URL("samples/", import.meta.url).pathname

export const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), "utf8"))

/** Opens a sample, or all CSV files of a folder of samples. */
export const openSamples = (name: string): ReadonlyArray<ImportFile> => {
  const files = name.includes(".") ? [name] : readdirSync(path.join(folder, name)).map((file) => path.join(name, file))
  return files.map((file) => ({ name: path.basename(file), read: () => createReadStream(path.join(folder, file)) }))
}

export const getSamplePath = (name: string): string => path.join(folder, name)

/** Opens the given samples from a zip file. */
export const openZipSamples = async (zip: string, ...names: ReadonlyArray<string>): Promise<ReadonlyArray<ImportFile>> =>
  (await openZip(getSamplePath(zip), zip, 1_000_000_000)).filter(({ name }) => names.includes(name))

/** Creates a file with this text. */
export const textFile = (name: string, text: string): ImportFile => ({
  name,
  read: async function* () {
    yield Buffer.from(text)
  }
})

/** The names of the demo shop's reference data. */
export const shopNames = createShopNames({ ...vehicleRows(), ...referenceRows() })

/** Reads files and assembles the products, as an import does. */
export const readProducts = async (files: ReadonlyArray<ImportFile>) => {
  const problems: Array<Problem> = []
  const records: Array<CatalogRecord> = []
  const report = (problem: Problem) => void problems.push(problem)
  const summary = await readCatalog(files, { names: shopNames, report, today: "2026-11-30" }, async (made) => void records.push(...made))
  const groups = Map.groupBy(records, ({ product }) => product)
  const products = new Map<string, ImportedProduct>()
  for (const [key, own] of groups) {
    const product = assembleProduct(own, report)
    if (product !== undefined) products.set(key, product)
  }
  return { products, problems, records, summary }
}
