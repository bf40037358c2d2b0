import { partIllustrations } from "@camber/part-drawings"
import { sql } from "kysely"
import type { allDatabases, TestDatabase } from "../../../test/allDatabases.ts"
import { seed } from "../../seeding/seedOnce.ts"
import { demoCatalog } from "../../seeding/testing/demoCatalog.ts"
import { importCatalog, type ImportRequest, purgeLeaving } from "../index.ts"
import { type OwnShop, toFiles } from "./ownShop.ts"

export const importOptions = { getPartImagePath: partIllustrations.getPartImagePath, categoryAliases: [] }

/** The columns of a variant that imports change. */
interface PartRow {
  readonly price_cents: number
  readonly quantity: number
  readonly availability: string
  readonly product_page_id: number
}

export const seedDemo = (database: TestDatabase) =>
  seed(database.background, { source: demoCatalog, skus: 50, seed: "camber", report: () => undefined })

/** Opens a database with a small demo catalog. */
export const openImports = async (open: (typeof allDatabases)[number]["open"]): Promise<TestDatabase> => {
  const database = await open()
  await seedDemo(database)
  return database
}

/** Creates functions for import tests. `database` is called only when a test runs, after the database was opened. */
export const createImportSteps = (database: () => TestDatabase) => {
  const rowsOf = async <Row>(query: string): Promise<ReadonlyArray<Row>> => (await sql.raw<Row>(query).execute(database().kysely)).rows
  return {
    rowsOf,
    /** Imports the files. Then deletes the products that left the catalog, as the hourly cleanup does. */
    load: async (shop: Partial<OwnShop>, changes: Partial<ImportRequest> = {}) => {
      const request = { files: toFiles(shop), source: "shop", isCheck: false, mayRemove: false, isAgain: false, ...changes }
      const report = await importCatalog(database().kysely, request, importOptions)
      await purgeLeaving(database().kysely, undefined, 0)
      return report
    },
    readVersion: async () => (await rowsOf<{ version: string }>("select version from catalogue where is_complete"))[0]?.version,
    readPart: async (sku: string) =>
      (
        await rowsOf<PartRow>(
          `select price_cents, quantity, availability, product_page_id from variant where sku_variant_number = '${sku}'`
        )
      )[0]
  }
}
