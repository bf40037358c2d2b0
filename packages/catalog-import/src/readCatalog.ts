import { readCamberTable } from "./camber/readCamberTable.ts"
import { createShopifyReader, oldShopifyColumns, shopifyColumns } from "./exports/shopify.ts"
import { createWooReader } from "./exports/wooCommerce.ts"
import type { ShopNames } from "./names/ShopNames.ts"
import { type Problem, refuse, type Report } from "./Problem.ts"
import { createReading, type Reading } from "./Reading.ts"
import { type ReaderName, type Recognized, recognizeTable } from "./recognize.ts"
import type { CatalogRecord } from "./records.ts"
import type { ImportFile } from "./text/decodeText.ts"
import { openTable, type Table } from "./text/readTable.ts"
import { createRowReader, type Row } from "./text/Row.ts"

export interface ReadOptions {
  readonly names: ShopNames
  /** Day of the import, for planned and expired prices: '2026-04-03'. */
  readonly today: string
  readonly report: Report
}

/** What the files are. */
export interface CatalogSummary {
  readonly reader: ReaderName
  /** Rows of all files, without headers. */
  readonly rows: number
  /** Rows that were dropped. */
  readonly wrong: number
}

/** Camber's tables in the order in which they refer to each other. */
const order = ["aliases", "brands", "categories", "products", "variants", "prices", "stock", "numbers", "kits", "fitment", "images"]

/**
 * Recognizes the files and reads them in the order of their references.
 *
 * @param take - Takes the records of one or more rows. The next row is read after it.
 * @throws ImportRefused if a file cannot be read at all, or the files belong to different shops.
 */
export const readCatalog = async (
  files: ReadonlyArray<ImportFile>,
  { names, report, today }: ReadOptions,
  take: (records: ReadonlyArray<CatalogRecord>) => Promise<void>
): Promise<CatalogSummary & Pick<Reading, "brands">> => {
  const found = await Promise.all(files.map((file) => recognizeFile(file)))
  const first = found.find((one) => !isMap(one)) ?? found[0]
  if (first === undefined) throw refuse("", "not-recognized", "There is no CSV file here.")
  checkSet(found, first)
  const reading = createReading(names, today)
  let [rows, wrong] = [0, 0]
  const pass = async ({ file, kind }: Found, read: (row: Row, table: Table) => ReadonlyArray<CatalogRecord>, isAgain = false) => {
    const table = await openTable(file, isAgain ? () => undefined : report)
    if (!isAgain) reportUnknownColumns(kind, table, report)
    const toRow = createRowReader(table, report, isAgain)
    for await (const raw of table.rows()) {
      const row = toRow(raw)
      const records = read(row, table)
      if (!isAgain) rows += 1
      if (row.isBroken()) wrong += 1
      if (records.length > 0) await take(records)
    }
  }
  for (const one of found.toSorted(
    (a, b) => order.indexOf(a.kind.table) - order.indexOf(b.kind.table) || Number(isMap(b)) - Number(isMap(a))
  )) {
    if (one.kind.reader === "camber") await pass(one, (row, table) => readCamberTable(one.kind.table, row, table.header, reading))
    else if (one.kind.reader === "woocommerce") {
      const woo = createWooReader(reading, one.header)
      await pass(one, woo.readFirst)
      await pass(one, woo.readSecond, true)
      await pass(one, woo.readThird, true)
    } else await pass(one, createShopifyReader(reading, one.kind.reader === "shopify" ? shopifyColumns : oldShopifyColumns))
  }
  return { reader: first.kind.reader, rows, wrong, brands: reading.brands }
}

interface Found {
  readonly file: ImportFile
  readonly kind: Recognized
  readonly header: ReadonlyArray<string>
}

const recognizeFile = async (file: ImportFile): Promise<Found> => {
  const { close, header } = await openTable(file, () => undefined)
  try {
    return { file, header, kind: recognizeTable(file.name, header) }
  } finally {
    await close()
  }
}

/** The owner's own words for Camber's, which may accompany any shop's export. */
const maps: ReadonlySet<string> = new Set(["aliases", "brands", "categories"])

const isMap = ({ kind }: Found): boolean => kind.reader === "camber" && maps.has(kind.table)

const checkSet = (found: ReadonlyArray<Found>, first: Found): void => {
  const other = found.find((one) => !isMap(one) && one.kind.reader !== first.kind.reader)
  if (other !== undefined)
    throw refuse(
      other.file.name,
      "not-recognized",
      `The files belong to different shops: ${first.file.name} and ${other.file.name}. Import one of them.`
    )
  const tables = new Set<string>()
  for (const { file, kind } of found) {
    const table = `${kind.reader} ${kind.table}`
    if (tables.has(table)) throw refuse(file.name, "not-recognized", `Two files have ${kind.table}. Import one of them.`)
    tables.add(table)
  }
  for (const table of first.kind.reader === "camber" ? ["products", "variants", "prices"] : [])
    if (!tables.has(`camber ${table}`)) throw refuse(`${table}.csv`, "missing-column", `The set needs ${table}.csv.`)
}

const reportUnknownColumns = (kind: Recognized, table: Table, report: Report): void => {
  for (const name of kind.unknown) {
    const place = { file: table.file, line: 1, column: table.header.indexOf(name) + 1, field: name, value: name }
    const sentence = `The column ${name} is not used.`
    report({ ...place, severity: "warning", code: "unknown-column", sentence } satisfies Problem)
  }
}
