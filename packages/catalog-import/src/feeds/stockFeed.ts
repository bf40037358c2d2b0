import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { readNumberText, readText, readWhole, readYesNo } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"
import type { FeedKind } from "./readOfferFeed.ts"

/** A new count of a variant. */
export interface StockChange {
  readonly sku: string
  /** Null if the feed has no such column: the count is that of all warehouses. */
  readonly warehouse: string | null
  readonly quantity: number
  /** Time of the count in UTC: '2026-11-28T12:00:00Z'. Null for now. */
  readonly asOf: string | null
  /** Undefined if the feed has no such column. */
  readonly leadDays: number | null | undefined
  readonly canBackorder: boolean | undefined
}

const MAX_QUANTITY = 999_999
const isoTime = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

const read = (row: Row): StockChange | undefined => {
  const sku = readNumberText(row, "sku", { max: MAX_SKU_LENGTH, isRequired: true }) ?? ""
  const warehouse = row.has("warehouse") ? readText(row, "warehouse", { max: 60, isRequired: true }) : null
  const field = row.has("quantity") ? "quantity" : "stock"
  const quantity = readWhole(row, field, 0, MAX_QUANTITY, "bad-quantity")
  if (row.get(field) === "") row.report("error", "missing-value", field, `This row needs a ${field}.`)
  const leadDays = row.has("lead_days") ? readWhole(row, "lead_days", 0, 365) : undefined
  const asOf = readTime(row, "as_of")
  if (quantity === null || row.isBroken()) return undefined
  return { sku, warehouse, quantity, asOf, leadDays, canBackorder: row.has("backorder") ? readYesNo(row, "backorder") : undefined }
}

/** Reads a date with a time, in UTC if it names no zone; null if empty. */
const readTime = (row: Row, field: string): string | null => {
  const text = row.get(field)
  if (text === "") return null
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && text.includes(":") ? text : text.length > 10 ? `${text}Z` : text
  const millis = isoTime.test(text) ? Date.parse(zoned.replace(" ", "T")) : NaN
  if (!Number.isNaN(millis)) return new Date(millis).toISOString()
  row.report("error", "bad-date", field, `${text} is not a time. Write 2026-04-03T12:00:00Z.`, text)
  return null
}

/** Counts: `sku` and `quantity` (or `stock`), by warehouse or in all. */
export const stockFeed: FeedKind<StockChange> = {
  required: [["sku"], ["quantity", "stock"]],
  known: ["warehouse", "backorder", "lead_days", "as_of"],
  read,
  getKey: ({ sku, warehouse }) => (warehouse === null ? sku : `${sku} in ${warehouse}`)
}
