import { keepListPrice } from "../camber/offers.ts"
import { isFirst, type Reading } from "../Reading.ts"
import type { CatalogRecord, NamedValue, VariantRecord } from "../records.ts"
import { readCents } from "../text/amounts.ts"
import type { Row } from "../text/Row.ts"
import { readText, htmlToText } from "../text/cells.ts"

const MAX_DESCRIPTION = 10_000

/** Reads a description in HTML as text. If the first line repeats the title, leaves it out. */
export const readHtml = (row: Row, field: string, title: string): string => {
  const { isReduced, text } = htmlToText(row.get(field).replaceAll("\\n", "\n"))
  if (isReduced) row.report("warning", "markup-removed", field, "Scripts, styles and pictures were removed from the description.")
  const lines = text.split("\n").filter((line, at) => at > 0 || line !== title)
  return lines.join("\n").slice(0, MAX_DESCRIPTION)
}

/** Reads comma-separated values; `\,` is a comma within a value. */
export const readCommas = (row: Row, field: string): ReadonlyArray<string> =>
  readText(row, field, { max: 10_000 })
    .split(/(?<!\\),/)
    .map((text) => text.replaceAll("\\,", ",").trim())
    .filter((text) => text !== "")

/** Name of the warehouse for pieces for which no file names a warehouse. */
export const MAIN_WAREHOUSE_NAME = "main"

/** Category of an exported product that has none. WooCommerce uses the same name. In Camber's own tables, a category is required. */
export const NO_CATEGORY = "Uncategorized"

/** Reads a price. 0 means that there is none. */
export const readOptionalCents = (row: Row, field: string): number | null =>
  /^0*(?:\.0*)?$/.test(row.get(field)) ? null : readCents(row, field)

/** Reads a count as exports write it: '26.0000', or a negative number if more was sold than was in stock. */
export const readCount = (row: Row, field: string): number => Math.min(999_999, Math.max(0, Math.trunc(Number(row.get(field)) || 0)))

/** Default values of product fields that no export contains. */
export const emptyProduct = {
  kind: "product",
  bullets: [],
  fitClass: "none",
  country: null,
  restrictions: [],
  addedOn: null,
  successor: null,
  specifications: []
} as const

/** Default values of variant fields that no export contains. */
export const emptyVariant = {
  kind: "variant",
  shipsByFreight: false,
  isGroundOnly: false,
  minimum: 1,
  coreCents: null,
  leadDays: null,
  supersededBy: null
} as const

/** Reads the condition of a part as a specification. New parts get no such specification. */
export const readConditionSpec = (row: Row, field: string): ReadonlyArray<NamedValue> => {
  const value = readText(row, field, { max: 60 })
  return value === "" || value.toLowerCase() === "new" ? [] : [{ name: "Condition", value }]
}

/** Columns of a row's price. If a sale price is valid today, it is the price, and the regular price is the list price. */
export interface PriceColumns {
  readonly price: string
  readonly list: string
  readonly sale: string | null
}

/** Creates the records of a variant's price and count. */
export const createOffer = (
  row: Row,
  { product, sku }: VariantRecord,
  { list, price, sale }: PriceColumns,
  stock: { readonly quantity: number; readonly canBackorder: boolean }
): ReadonlyArray<CatalogRecord> => {
  const regular = readOptionalCents(row, price)
  const reduced = sale === null ? null : readOptionalCents(row, sale)
  const cents = reduced ?? regular
  const given = readOptionalCents(row, list)
  if (cents === null && !row.isBroken()) row.report("error", "missing-value", price, `${sku} needs a price above 0.`, row.get(price))
  if (cents === null || row.isBroken()) return []
  const field = reduced === null ? list : price
  const listCents = keepListPrice(row, field, cents, reduced === null ? given : regular)
  return [
    { kind: "price", product, sku, cents, listCents, isInCartOnly: false },
    { kind: "stock", product, sku, warehouse: MAIN_WAREHOUSE_NAME, ...stock, leadDays: null }
  ]
}

/** Reports the first part that the old shop sells without counting its stock. Such parts can be ordered, but do not count as in stock. */
export const reportUncounted = (reading: Reading, row: Row, field: string): void => {
  if (!isFirst(reading, row, "uncounted", "")) return
  const sentence = "Parts are sold without a count here. They can be backordered until a stock feed counts them (pnpm catalog stock FILE)."
  row.report("warning", "not-counted", field, sentence)
}
