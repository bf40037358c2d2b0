import { createReading } from "../Reading.ts"
import { createShopNames, type ShopNameRows } from "../names/ShopNames.ts"
import type { StatementContent } from "../assembleProduct.ts"
import { createRowReader } from "../text/Row.ts"
import { readStatement } from "./fitment.ts"

/** A statement that was read, or the sentence that says why it could not be read. */
export type StatementResult = { readonly statement: Omit<StatementContent, "skus"> } | { readonly problem: string }

/** Placeholder SKU for the part, which only the caller knows. */
const PART = "part"

/**
 * Reads the cells of a statement by the rules for a row of `fitment.csv`. The caller knows the part.
 *
 * @param today - ISO date.
 */
export const readStatementCells = (cells: Readonly<Record<string, string>>, names: ShopNameRows, today: string): StatementResult => {
  const sentences: Array<string> = []
  const reading = createReading(createShopNames(names), today)
  reading.products.set(PART, { brand: "", line: 1 })
  const columns = Object.entries({ ...cells, product: PART, sku: "" })
  const header = columns.map(([column]) => column)
  const readRow = createRowReader({ file: "", header }, ({ sentence, severity }) => {
    // Removes the advice about aliases.csv, because the caller has no such table.
    if (severity !== "info") sentences.push(sentence.replace("; name it in aliases.csv", ""))
  })
  const record = readStatement(readRow({ cells: columns.map(([, text]) => text), line: 1 }), reading, header)
  if (record === undefined) return { problem: sentences.join(" ") || "This statement cannot be read." }
  const { application: _application, kind: _kind, product: _product, sku: _sku, ...statement } = record
  return { statement }
}
