import { createCodedReader, createFlatReader, recognizeFlatAces } from "./applications/flatAces.ts"
import { createNoTableSentence } from "./applications/decodeVehicle.ts"
import { type ApplicationCounts, readAces } from "./applications/readAces.ts"
import { readCamberTable } from "./camber/readCamberTable.ts"
import { checkSet, isApplications, isMap } from "./checkSet.ts"
import { createTableReaders, type TablePass } from "./createTableReaders.ts"
import type { ShopNames } from "./names/ShopNames.ts"
import { readPies } from "./pies/readPies.ts"
import type { Problem, Report } from "./Problem.ts"
import { createReading, type Reading } from "./Reading.ts"
import { type Found, recognizeFile } from "./recognizeFile.ts"
import { type CatalogRecord, NO_DATE } from "./records.ts"
import type { ReaderName } from "./tableKinds.ts"
import type { ImportFile } from "./text/decodeText.ts"
import { openTable, type Table } from "./text/readTable.ts"
import { createRowReader, type Row } from "./text/Row.ts"
import { readVehicleRow, type VehicleTable } from "./vehicles/VehicleTables.ts"

export interface ReadOptions {
  readonly names: ShopNames
  /** Day of the import, for planned and expired prices: '2026-04-03'. */
  readonly today: string
  readonly report: Report
}

/** Summary of the files that were read. */
export interface CatalogSummary {
  readonly reader: ReaderName
  /** Number of rows in all files, without headers. */
  readonly rows: number
  /** Number of rows that were dropped. */
  readonly wrong: number
}

/** Tables in reading order: a table comes after the tables to which it refers. Files of applications are read last. */
const order = [
  "aliases",
  "brands",
  "categories",
  "category_map",
  "ids",
  "products",
  "variants",
  "prices",
  "stock",
  "numbers",
  "kits",
  "fitment",
  "images"
]

type Take = (records: ReadonlyArray<CatalogRecord>) => Promise<void>

/**
 * Recognizes the files and reads them so that each file comes after those to which it refers.
 *
 * @param take - Receives the records of one or more rows. The reader waits for it before it reads the next row.
 * @throws ImportRefused if a file cannot be read at all, or the files belong to different shops.
 */
export const readCatalog = async (
  files: ReadonlyArray<ImportFile>,
  { names, report, today }: ReadOptions,
  take: Take
): Promise<CatalogSummary & Pick<Reading, "brands">> => {
  const found = await Promise.all(files.map((file) => recognizeFile(file)))
  const reader = checkSet(found)
  const reading = createReading(names, today)
  let [rows, wrong] = [0, 0]
  const add = (counts: ApplicationCounts): void => {
    rows += counts.rows
    wrong += counts.wrong
  }
  const passTable = async (one: Found, pass: TablePass): Promise<void> => add(await readRows(one, pass, report, take))
  for (const { file, kind, rules } of found) {
    reading.fitmentRules.push(...rules)
    if (kind.reader === "fitment-map" && kind.table === "unused") reportUnused(file, report)
  }
  for (const one of sortByOrder(found.filter(isMap))) {
    const { header, kind } = one
    if (kind.reader === "camber") await passTable(one, { read: (row) => readCamberTable(kind.table, row, header, reading) })
    if (kind.reader === "vehicles")
      // Rows of licensed tables are not counted, because there are many more than in the catalog.
      await readRows(one, { mayBeEmpty: true, read: (row) => readVehicle(kind.table as VehicleTable, row, header, reading) }, report, take)
  }
  // Without vehicle tables, applications with ids are not used. The report begins with this problem, because only its first problems are
  // stored.
  const { bases, names: vehicleNames } = reading.vehicles
  const isUndecodable = ({ kind }: Found): boolean => bases.size + vehicleNames.size === 0 && kind.reader !== "flat-aces"
  const applications = found.filter(isApplications)
  for (const one of applications.filter(isUndecodable)) add(await readApplications(one, { reading, report, take, brand: "" }))
  const products = sortByOrder(found.filter((one) => !isMap(one) && !isApplications(one)))
  const tables = createTableReaders(reading, reader, products, report)
  for (const { one, passes } of tables) for (const pass of passes) await passTable(one, pass)
  for (const { file, kind } of products) if (kind.reader === "pies") add(await readPies(file, reading, report, take))
  for (const one of products)
    if (reader !== "camber" && one.kind.reader === "camber")
      await passTable(one, { read: (row) => readCamberTable(one.kind.table, row, one.header, reading) })
  const brand = findOnlyBrand(reading)
  for (const one of applications.toSorted((a, b) => Number(a.isUpdate) - Number(b.isUpdate)))
    if (!isUndecodable(one)) add(await readApplications(one, { reading, report, take, brand }))
  return { reader, rows, wrong, brands: reading.brands }
}

const sortByOrder = (found: ReadonlyArray<Found>): ReadonlyArray<Found> =>
  found.toSorted((one, other) => order.indexOf(one.kind.table) - order.indexOf(other.kind.table))

const reportUnused = ({ name }: ImportFile, report: Report): void => {
  const place = { file: name, line: null, column: null, field: null, value: null }
  report({ ...place, severity: "warning", code: "not-used", sentence: "This is not a fitment map. It is not used." })
}

const readVehicle = (table: VehicleTable, row: Row, header: ReadonlyArray<string>, reading: Reading): ReadonlyArray<CatalogRecord> => {
  readVehicleRow(table, row, header, reading.vehicles)
  return []
}

/** Reads the rows of a table once. */
const readRows = async (
  { file, kind }: Found,
  { isAgain = false, mayBeEmpty = false, read }: TablePass,
  report: Report,
  take: Take
): Promise<ApplicationCounts> => {
  const table = await openTable(file, isAgain ? () => undefined : report)
  if (!isAgain) reportUnknownColumns(kind.unknown, table, report)
  const toRow = createRowReader(table, report, isAgain)
  let [rows, wrong] = [0, 0]
  const readRow = async (row: Row, next: Row | null): Promise<void> => {
    // A malformed row was already counted when it was read for the first time.
    const wasBroken = isAgain && row.isBroken()
    const records = read(row, next)
    if (!isAgain) rows += 1
    if (row.isBroken() && !wasBroken) wrong += 1
    if (records.length > 0) await take(records)
  }
  let row: Row | null = null
  for await (const raw of table.rows(mayBeEmpty)) {
    const next = toRow(raw)
    if (row !== null) await readRow(row, next)
    row = next
  }
  if (row !== null) await readRow(row, null)
  return { rows, wrong }
}

const reportUnknownColumns = (unknown: ReadonlyArray<string>, table: Table, report: Report): void => {
  for (const name of unknown) {
    const place = { file: table.file, line: 1, column: table.header.indexOf(name) + 1, field: name, value: name }
    const sentence = `The column ${name} is not used.`
    report({ ...place, severity: "warning", code: "unknown-column", sentence } satisfies Problem)
  }
}

/** Finds the only brand of the catalog, which applies to lists without brands. */
const findOnlyBrand = ({ products }: Reading): string => {
  let only = ""
  for (const { brand } of products.values()) {
    if (only !== "" && brand !== only) return ""
    only = brand
  }
  return only
}

interface ApplicationContext {
  readonly reading: Reading
  readonly report: Report
  readonly take: Take
  readonly brand: string
}

const readApplications = async (one: Found, { brand, reading, report, take }: ApplicationContext): Promise<ApplicationCounts> => {
  const { file, header, kind } = one
  if (kind.reader === "aces") return readAces(file, reading, report, brand, (statement) => take([statement]))
  const source = { source: file.name.replace(/\.\w+$/, "").slice(0, 120), sourceDate: NO_DATE, brand }
  let withoutTable = 0
  const read =
    kind.reader === "flat-aces"
      ? createFlatReader(reading, header, recognizeFlatAces(header)?.columns ?? new Map(), source)
      : createCodedReader(reading, header, source, () => (withoutTable += 1))
  const counts = await readRows(one, { read: (row) => [read(row) ?? []].flat() }, report, take)
  if (withoutTable > 0) {
    const place = { file: file.name, line: null, column: null, field: null, value: String(withoutTable) }
    report({ ...place, severity: "info", code: "no-vehicle-table", sentence: createNoTableSentence(withoutTable) })
  }
  return counts
}
