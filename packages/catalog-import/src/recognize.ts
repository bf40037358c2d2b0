import { recognizeFlatAces } from "./applications/flatAces.ts"
import { refuse } from "./Problem.ts"
import { type ReaderName, type TableKind, tableKinds } from "./tableKinds.ts"
import { recognizeVehicleTable } from "./vehicles/VehicleTables.ts"

/** Minimum share of known columns. From this share on, the table counts as recognized, and a required column that it lacks as missing. */
const CLEAR_SHARE = 0.6

export interface Recognized extends Pick<TableKind, "reader" | "table"> {
  /** Columns that no reader uses. */
  readonly unknown: ReadonlyArray<string>
}

/** Recognizes a table by its columns. Throws `ImportRefused` if the table is not recognized or lacks a required column. */
export const recognizeTable = (file: string, header: ReadonlyArray<string>): Recognized => {
  const named = header.filter((name) => name !== "")
  const vehicles = recognizeVehicleTable(named)
  if (vehicles !== undefined) return { reader: "vehicles", table: vehicles, unknown: [] }
  const judged = tableKinds.map((kind) => {
    const columns = new Set([...kind.required, ...kind.known].map((name) => name.toLowerCase()))
    const unknown = named.filter((name) => !columns.has(name.toLowerCase()) && kind.pattern?.test(name) !== true)
    const missing = kind.required.filter((name) => !named.some((column) => column.toLowerCase() === name.toLowerCase()))
    return { kind, unknown, missing, share: 1 - unknown.length / Math.max(1, named.length) }
  })
  const best = judged.filter(({ missing }) => missing.length === 0).toSorted((one, other) => other.share - one.share)[0]
  if (best !== undefined && best.share >= 0.5) return { ...best.kind, unknown: best.unknown }
  const flat = recognizeFlatAces(header)
  if (flat !== undefined) return { reader: "flat-aces", table: "applications", unknown: flat.unknown }
  const close = judged.toSorted((one, other) => other.share - one.share)[0]
  if (close !== undefined && close.share >= CLEAR_SHARE) {
    const sentence = `${close.kind.table}.csv needs the column ${close.missing[0]}. It has: ${named.join(", ")}.`
    throw refuse(file, "missing-column", sentence, { line: 1, field: close.missing[0] ?? null })
  }
  throw refuse(file, "not-recognized", `No reader knows these columns: ${named.slice(0, 20).join(", ")}.`, { line: 1 })
}

/** Display names of the sources that the readers can read. */
export const readerTitles: Readonly<Record<ReaderName, string>> = {
  camber: "a set of Camber's own tables",
  shopify: "a Shopify export",
  "shopify-old": "a Shopify export",
  woocommerce: "a WooCommerce export",
  bigcommerce: "a BigCommerce export",
  "bigcommerce-old": "a BigCommerce export",
  magento: "a Magento export",
  oscommerce: "a set of osCommerce or Zen Cart tables",
  pies: "a PIES file"
}
