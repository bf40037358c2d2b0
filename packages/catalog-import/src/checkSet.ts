import { refuse } from "./Problem.ts"
import type { Found } from "./recognizeFile.ts"
import type { ReaderName } from "./tableKinds.ts"

/** Tables that map the owner's names to the shop's. They may accompany the export of any shop. */
const words: ReadonlySet<string> = new Set(["aliases", "brands", "categories", "category_map", "ids"])
/** Tables whose data an export of another shop cannot contain. */
const additions: ReadonlySet<string> = new Set(["fitment", "numbers"])
/** Tables with data that a reader's own files lack: a supplier's prices and counts, and counts of variants. */
const offers: Readonly<Partial<Record<ReaderName, ReadonlyArray<string>>>> = { pies: ["prices", "stock"], oscommerce: ["stock"] }
/** Files of which a folder may have several: one per supplier, or several tables of the same kind. */
const repeated: ReadonlySet<string> = new Set(["aces", "pies", "flat-aces", "flat-aces-coded", "vehicles", "fitment-map"])

const applications: ReadonlySet<string> = new Set(["aces", "flat-aces", "flat-aces-coded"])

export const isMap = ({ kind }: Found): boolean =>
  kind.reader === "vehicles" || kind.reader === "fitment-map" || (kind.reader === "camber" && words.has(kind.table))

export const isApplications = ({ kind }: Found): boolean => applications.has(kind.reader)

const isCompanion = (found: Found, reader: ReaderName): boolean =>
  isMap(found) ||
  isApplications(found) ||
  (found.kind.reader === "camber" && (additions.has(found.kind.table) || offers[reader]?.includes(found.kind.table) === true))

/**
 * Finds the reader of the products, and checks that the files belong together.
 *
 * @throws ImportRefused if the files are of different shops, or if a table is missing or occurs twice.
 */
export const checkSet = (found: ReadonlyArray<Found>): ReaderName => {
  const products = found.filter((one) => !isMap(one) && !isApplications(one))
  const first = products.find(({ kind }) => kind.reader !== "camber") ?? products[0]
  const [other] = found
  if (other === undefined) throw refuse("", "not-recognized", "There are no files to import here.")
  const supplier = found.find(isApplications)
  if (first === undefined && supplier !== undefined) {
    const sentence =
      "This file says which cars parts fit, and not what the parts are. Put it into one folder with the products: a PIES file or a shop's export."
    throw refuse(supplier.file.name, "no-products", sentence)
  }
  const reader = (first?.kind.reader ?? "camber") as ReaderName
  const foreign = found.find((one) => one.kind.reader !== reader && !isCompanion(one, reader))
  if (foreign !== undefined) {
    const names = `${(first ?? other).file.name} and ${foreign.file.name}`
    throw refuse(foreign.file.name, "not-recognized", `The files belong to different shops: ${names}. Import one of them.`)
  }
  const tables = new Set<string>()
  for (const { file, kind } of found) {
    const table = `${kind.reader} ${kind.table}`
    if (tables.has(table) && !repeated.has(kind.reader))
      throw refuse(file.name, "not-recognized", `Two files have ${kind.table}. Import one of them.`)
    tables.add(table)
  }
  const needed =
    reader === "camber" ? ["products", "variants", "prices"] : reader === "oscommerce" ? ["products", "products_description"] : []
  for (const table of needed)
    if (!tables.has(`${reader} ${table}`)) throw refuse(`${table}.csv`, "missing-column", `The set needs ${table}.csv.`)
  return reader
}
