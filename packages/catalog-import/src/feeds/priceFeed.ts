import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { isPriceOfToday, keepListPrice } from "../camber/offers.ts"
import { readCents } from "../text/amounts.ts"
import { readNumberText } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"
import type { FeedKind } from "./readOfferFeed.ts"

/** A new price of a variant. */
export interface PriceChange {
  readonly sku: string
  readonly cents: number
  /** Undefined if the feed has no such column; the list price then does not change. */
  readonly listCents: number | null | undefined
  /** Whether only the cart shows the price. Undefined if the feed has no such column. */
  readonly isInCartOnly: boolean | undefined
}

const read = (row: Row, today: string): PriceChange | undefined => {
  const sku = readNumberText(row, "sku", { max: MAX_SKU_LENGTH, isRequired: true }) ?? ""
  const regular = readCents(row, "price")
  const sale = readCents(row, "sale_price")
  const mapCents = readCents(row, "map_price")
  const currency = row.get("currency")
  if (currency !== "" && currency.toUpperCase() !== "USD")
    row.report("error", "unknown-word", "currency", "The shop sells in USD.", currency)
  const cents = sale ?? regular
  if (cents === null) row.report("error", "missing-value", "price", "This row needs a price.")
  if (cents === null || row.isBroken() || !isPriceOfToday(row, { today }, "starts", "ends", "It is left out.")) return undefined
  const isInCartOnly = row.has("map_price") ? mapCents !== null && cents < mapCents : undefined
  if (isInCartOnly === true) {
    const sentence = `The price is below the lowest that may be advertised (${row.get("map_price")}): it is shown only in the cart.`
    row.report("warning", "below-map", sale === null ? "price" : "sale_price", sentence, row.get("map_price"))
  }
  return { sku, cents, listCents: readList(row, cents, sale === null ? null : regular), isInCartOnly }
}

const readList = (row: Row, cents: number, regular: number | null): number | null | undefined => {
  if (regular !== null) return keepListPrice(row, "price", cents, regular)
  if (row.has("list_price")) return keepListPrice(row, "list_price", cents, readCents(row, "list_price"))
  return row.has("sale_price") ? null : undefined
}

/**
 * Feed of prices with the columns `sku` and `price`, and `sale_price` or `list_price`. If a column is missing, its values do not change.
 */
export const priceFeed: FeedKind<PriceChange> = {
  required: [["sku"], ["price", "sale_price"]],
  known: ["list_price", "map_price", "currency", "starts", "ends"],
  read,
  getKey: ({ sku }) => sku
}
