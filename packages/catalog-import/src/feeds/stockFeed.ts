import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { readNumberText, readText, readTime, readWhole, readYesNo } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"
import type { FeedKind } from "./readOfferFeed.ts"

/** A new count of a variant. */
export interface StockChange {
  readonly sku: string
  /** Null if the feed has no such column; the count is then that of all warehouses together. */
  readonly warehouse: string | null
  readonly quantity: number
  /** Time of the count in UTC: '2026-11-28T12:00:00Z'. Null means now. */
  readonly asOf: string | null
  /** Lead time in days; undefined if the feed has no such column. */
  readonly leadDays: number | null | undefined
  readonly canBackorder: boolean | undefined
}

const MAX_QUANTITY = 999_999

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

/** Feed of stock counts with the columns `sku` and `quantity` (or `stock`), by warehouse or in total. */
export const stockFeed: FeedKind<StockChange> = {
  required: [["sku"], ["quantity", "stock"]],
  known: ["warehouse", "backorder", "lead_days", "as_of"],
  read,
  getKey: ({ sku, warehouse }) => (warehouse === null ? sku : `${sku} in ${warehouse}`)
}
