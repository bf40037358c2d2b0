import {
  assembleProduct,
  type CatalogRecord,
  type CatalogSummary,
  createShopNames,
  type ImportedProduct,
  type ImportFile,
  type Problem,
  readCatalog,
  type ShopNameRows,
  type VariantContent
} from "@camber/catalog-import"
import type { ImportPlan } from "../../database/importTables.ts"
import { createRecordSpool } from "./createRecordSpool.ts"

/** Names and date that are needed to read the files. */
export interface ReadingContext {
  readonly names: ShopNameRows
  /** Day of the import: '2026-04-03'. */
  readonly today: string
}

/** Receives the products and problems. The reader waits for `take` before it reads more products. */
export interface ProductSink {
  /** Takes products as a JSON array of rows with `shop_key`, `content` and `offers`. */
  readonly take: (json: string) => Promise<void>
  readonly report: (problem: Problem) => void
}

export interface ReadSummary extends CatalogSummary {
  readonly products: number
  /** Number of products with the status hidden, which are not loaded, and of their variants. */
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

type KitLine = Extract<CatalogRecord, { readonly kind: "kit" }>

/** Finds lines of kits whose part the import does not sell, because the part is hidden or has no price. */
const createKitCheck = (report: (problem: Problem) => void) => {
  const lines: Array<KitLine> = []
  const products = new Set<string>()
  const skus = new Set<string>()
  const isSold = ({ componentProduct, componentSku }: KitLine): boolean =>
    componentSku === null ? componentProduct === null || products.has(componentProduct) : skus.has(componentSku)
  return {
    /** Call for each record, before the first `sell`. */
    note: (record: CatalogRecord): void => {
      if (record.kind === "kit") lines.push(record)
    },
    /** Call for each product that is sold. If the import has no kits, this stores nothing. */
    sell: (key: string, variants: ReadonlyArray<Pick<VariantContent, "sku">>): void => {
      if (lines.length === 0) return
      products.add(key)
      for (const { sku } of variants) skus.add(sku)
    },
    reportMissing: (): void => {
      for (const line of lines) {
        if (!products.has(line.product) || isSold(line)) continue
        const part = line.componentSku ?? line.componentProduct ?? ""
        const sentence = `${part} is not sold: it is hidden or has no price. The kit ${line.product} does not list it.`
        const field = line.componentSku === null ? "component_product" : "component_sku"
        const place = { file: line.file ?? "kits.csv", line: line.line ?? null, column: null, field }
        report({ ...place, severity: "warning", code: "kit-part-missing", sentence, value: part })
      }
    }
  }
}
