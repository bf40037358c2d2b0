import {
  assembleProduct,
  type CatalogRecord,
  type CatalogSummary,
  createShopNames,
  type ImportedProduct,
  type ImportFile,
  type Problem,
  readCatalog,
  type ShopNameRows
} from "@camber/catalog-import"
import type { ImportPlan } from "../../database/importTables.ts"
import { createRecordSpool } from "./createRecordSpool.ts"
import { createKitCheck } from "./createKitCheck.ts"

/** Names and date that reading depends on. */
export interface ReadingContext {
  readonly names: ShopNameRows
  /** Day of the import: '2026-04-03'. */
  readonly today: string
}

/** Receives what is read. The next products are read after `take`. */
export interface ProductSink {
  /** Takes products as a JSON array of rows with `shop_key`, `content` and `offers`. */
  readonly take: (json: string) => Promise<void>
  readonly report: (problem: Problem) => void
}

export interface ReadSummary extends CatalogSummary {
  readonly products: number
  /** Products with the status hidden, which stay out of the shop, and their variants. */
  readonly hidden: number
  readonly hiddenVariants: number
  readonly brands: ImportPlan["brands"]
}

/** Products in one JSON text. */
const PRODUCTS_PER_TAKE = 50

/**
 * Reads files, and joins the records of each product. Memory depends on the number of keys, not on the size of the files.
 *
 * @throws ImportRefused if the files cannot be read.
 */
export const readProducts = async (
  files: ReadonlyArray<ImportFile>,
  { names, today }: ReadingContext,
  { report, take }: ProductSink
): Promise<ReadSummary> => {
  const spool = createRecordSpool<CatalogRecord>(({ product }) => product)
  let errors = 0
  const countProblem = (problem: Problem): void => {
    if (problem.severity === "error") errors += 1
    report(problem)
  }
  const kits = createKitCheck(countProblem)
  try {
    const add = async (records: ReadonlyArray<CatalogRecord>): Promise<void> => {
      for (const record of records) {
        kits.note(record)
        await spool.add(record)
      }
    }
    const { brands, ...summary } = await readCatalog(files, { names: createShopNames(names), report: countProblem, today }, add)
    const errorsOfRows = errors
    const counted = new Map<string, number>()
    let [products, hidden, hiddenVariants] = [0, 0, 0]
    let batch: Array<ImportedProduct & { readonly shop_key: string }> = []
    const flush = async (): Promise<void> => {
      if (batch.length > 0) await take(JSON.stringify(batch))
      batch = []
    }
    for await (const groups of spool.groups())
      for (const [key, records] of groups) {
        const product = assembleProduct(records, countProblem)
        if (product === undefined) continue
        const { brand, status, variants } = product.content
        if (status === "hidden") {
          hidden += 1
          hiddenVariants += variants.length
          continue
        }
        products += 1
        counted.set(brand, (counted.get(brand) ?? 0) + 1)
        kits.sell(key, variants)
        batch.push({ shop_key: key, ...product })
        if (batch.length >= PRODUCTS_PER_TAKE) await flush()
      }
    await flush()
    const wrong = summary.wrong + errors - errorsOfRows
    kits.reportMissing()
    const ofBrands = [...counted].map(([name, count]) => [name, { country: brands.get(name)?.country ?? null, products: count }] as const)
    return { ...summary, wrong, products, hidden, hiddenVariants, brands: Object.fromEntries(ofBrands) }
  } finally {
    await spool.close()
  }
}
