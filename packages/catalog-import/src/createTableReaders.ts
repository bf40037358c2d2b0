import { readCamberTable } from "./camber/readCamberTable.ts"
import { bigCommerceColumns, createBigCommerceReader, oldBigCommerceColumns } from "./exports/bigCommerce.ts"
import { createMagentoReader } from "./exports/magento.ts"
import { createOsCommerceReader, osCommerceTables } from "./exports/osCommerce.ts"
import { createShopifyReader, oldShopifyColumns, shopifyColumns } from "./exports/shopify.ts"
import { createWooReader } from "./exports/wooCommerce.ts"
import type { Report } from "./Problem.ts"
import type { Reading } from "./Reading.ts"
import type { Found } from "./recognizeFile.ts"
import type { CatalogRecord } from "./records.ts"
import type { ReaderName } from "./tableKinds.ts"
import type { Row } from "./text/Row.ts"

/** One pass over a table from its first row to its last. */
export interface TablePass {
  /** Reads a row. `next` is the row that follows; null for the last row. */
  readonly read: (row: Row, next: Row | null) => ReadonlyArray<CatalogRecord>
  /** Whether the table was read before, so that its malformed rows were already reported. */
  readonly isAgain?: boolean
  readonly mayBeEmpty?: boolean
}

export interface TablePasses {
  readonly one: Found
  readonly passes: ReadonlyArray<TablePass>
}

const again = (read: TablePass["read"]): TablePass => ({ read, isAgain: true })

/** Creates the passes over the tables of a shop, in the order in which they must be read. Readers that need to look ahead read a table again. */
export const createTableReaders = (
  reading: Reading,
  reader: ReaderName,
  found: ReadonlyArray<Found>,
  report: Report
): ReadonlyArray<TablePasses> => {
  const own = found.filter(({ kind }) => kind.reader === reader)
  const toPasses = (create: (one: Found) => ReadonlyArray<TablePass>) => own.map((one) => ({ one, passes: create(one) }))
  switch (reader) {
    case "camber":
      return toPasses(({ header, kind }) => [{ read: (row) => readCamberTable(kind.table, row, header, reading) }])
    case "shopify":
    case "shopify-old":
      return toPasses(({ header }) => [
        { read: createShopifyReader(reading, reader === "shopify" ? shopifyColumns : oldShopifyColumns, header) }
      ])
    case "woocommerce":
      return toPasses(({ header }) => {
        const woo = createWooReader(reading, header)
        return [{ read: woo.readFirst }, again(woo.readSecond), again(woo.readThird)]
      })
    case "bigcommerce":
      return toPasses(() => [createBigCommerceReader(reading, bigCommerceColumns)])
    case "bigcommerce-old":
      return toPasses(() => {
        const rows = createBigCommerceReader(reading, oldBigCommerceColumns)
        return [{ read: rows.readRule }, again(rows.read)]
      })
    case "magento":
      return toPasses(() => {
        const magento = createMagentoReader(reading)
        return [{ read: magento.readFirst }, again(magento.readSecond), again(magento.readThird)]
      })
    case "oscommerce":
      return createOsCommercePasses(
        createOsCommerceReader(
          reading,
          found.some(({ kind }) => kind.reader === "camber" && kind.table === "stock")
        ),
        own,
        report
      )
    case "pies":
      return []
  }
}

const createOsCommercePasses = (
  tables: ReturnType<typeof createOsCommerceReader>,
  found: ReadonlyArray<Found>,
  report: Report
): ReadonlyArray<TablePasses> => {
  const toOrder = ({ kind }: Found): number => osCommerceTables.findIndex((table) => table === kind.table)
  return found
    .toSorted((one, other) => toOrder(one) - toOrder(other))
    .map((one) => ({
      one,
      passes: [
        {
          mayBeEmpty: true,
          read: (row, next) => {
            const records = tables.read(one.kind.table, row)
            if (next === null && one.kind.table === "products_description") tables.end(report)
            return records
          }
        } satisfies TablePass
      ]
    }))
}
