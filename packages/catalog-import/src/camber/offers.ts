import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { claimKey, findVariant, type Reading } from "../Reading.ts"
import { type NumberForm, numberForms, type NumberRecord, type PricePeriod, type PriceRecord, type StockRecord } from "../records.ts"
import { readCents } from "../text/amounts.ts"
import { readDate, readNumberText, readText, readTime, readWhole, readYesNo } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"

const MAX_QUANTITY = 999_999

/** Reads a row of prices.csv; undefined if the row is dropped. */
export const readPrice = (row: Row, reading: Reading): PriceRecord | undefined => {
  const sku = readNumberText(row, "sku", { max: MAX_SKU_LENGTH, isRequired: true }) ?? ""
  const cents = readCents(row, "price")
  const listCents = readCents(row, "list_price")
  const mapCents = readCents(row, "map_price")
  const currency = row.get("currency")
  if (row.get("price") === "") row.report("error", "missing-value", "price", "This row needs a price.")
  if (currency !== "" && currency.toUpperCase() !== "USD")
    row.report("error", "unknown-word", "currency", "The shop sells in USD.", currency)
  const variant = row.isBroken() ? undefined : findVariant(reading, row, "sku", sku)
  if (cents === null || variant === undefined) return undefined
  const period = readPeriod(row, reading)
  if (period === "over" || row.isBroken()) return undefined
  if (!claimKey(reading, row, "sku", "price of", period === null ? sku : `${sku} from ${period.startsAt ?? "now"}`)) return undefined
  const isInCartOnly = mapCents !== null && cents < mapCents
  if (isInCartOnly && period === null) {
    const sentence = `The price ${row.get("price")} is below the lowest that may be advertised (${row.get("map_price")}): it is shown only in the cart.`
    row.report("warning", "below-map", "price", sentence, row.get("price"))
  }
  const list = keepListPrice(row, "list_price", cents, listCents)
  return { kind: "price", ...variant, cents, listCents: list, isInCartOnly, ...(period !== null && { period }) }
}

/** Reads when a price begins and ends; null if the row names no day. A price that has ended is reported. */
const readPeriod = (row: Row, { today }: Pick<Reading, "today">): PricePeriod | "over" | null => {
  const [from, to] = [readDate(row, "starts"), readDate(row, "ends")]
  if (row.isBroken() || (from === null && to === null)) return null
  const [startsAt, endsAt] = [readTime(row, "starts"), readEnd(row)]
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    row.report("error", "bad-date", "ends", "This price ends before it begins.", row.get("ends"))
  if (to !== null && to < today) {
    row.report("warning", "price-of-another-day", "ends", `This price ended on ${to}. It is left out.`, to)
    return "over"
  }
  return { startsAt, endsAt, isToday: from === null || from <= today }
}

const DAY_MS = 86_400_000

/** Reads the end of a price. If it is a day without a time, the price is valid until the end of that day. */
const readEnd = (row: Row): string | null => {
  const end = readTime(row, "ends")
  return end === null || row.get("ends").length > 10 ? end : new Date(Date.parse(end) + DAY_MS).toISOString()
}

/**
 * Returns whether a price is valid on the day of the import, and reports if it is not.
 *
 * @param outcome - Sentence that says what happens if the price is not valid.
 */
export const isPriceOfToday = (row: Row, { today }: Pick<Reading, "today">, starts: string, ends: string, outcome: string): boolean => {
  const [from, to] = [readDate(row, starts), readDate(row, ends)]
  const isPlanned = from !== null && from > today
  if (!isPlanned && (to === null || to >= today)) return true
  const sentence = isPlanned ? `This price begins on ${from}. ${outcome}` : `This price ended on ${to}. ${outcome}`
  row.report("warning", "price-of-another-day", isPlanned ? starts : ends, sentence, (isPlanned ? from : to) ?? undefined)
  return false
}

/** Returns the list price, or null if it is below the price, which is reported. */
export const keepListPrice = (row: Row, field: string, cents: number, listCents: number | null): number | null => {
  if (listCents === null || listCents >= cents) return listCents === cents ? null : listCents
  const written = row.get(field)
  row.report("warning", "list-below-price", field, `The list price ${written} is below the price, and is not shown.`, written)
  return null
}

/** Reads a row of stock.csv; undefined if the row is dropped. */
export const readStock = (row: Row, reading: Reading): StockRecord | undefined => {
  const sku = readNumberText(row, "sku", { max: MAX_SKU_LENGTH, isRequired: true }) ?? ""
  const warehouse = readText(row, "warehouse", { max: 60, isRequired: true })
  const quantity = readWhole(row, "quantity", 0, MAX_QUANTITY, "bad-quantity")
  if (row.get("quantity") === "") row.report("error", "missing-value", "quantity", "This row needs a quantity.")
  readDate(row, "as_of")
  const leadDays = readWhole(row, "lead_days", 0, 365)
  const variant = row.isBroken() ? undefined : findVariant(reading, row, "sku", sku)
  if (quantity === null || variant === undefined || !claimKey(reading, row, "sku", "count of", `${sku} in ${warehouse}`)) return undefined
  return { kind: "stock", ...variant, warehouse, quantity, canBackorder: readYesNo(row, "backorder"), leadDays }
}

/** Reads a row of numbers.csv; undefined if the row is dropped. */
export const readNumber = (row: Row, reading: Reading): NumberRecord | undefined => {
  const sku = readNumberText(row, "sku", { max: MAX_SKU_LENGTH, isRequired: true }) ?? ""
  const number = readNumberText(row, "number", { max: 48, isRequired: true }) ?? ""
  const brand = readText(row, "brand", { max: 60 })
  const group = readText(row, "group", { max: 60 })
  const variant = row.isBroken() ? undefined : findVariant(reading, row, "sku", sku)
  return variant && { kind: "number", ...variant, number, brand, form: readForm(row), group }
}

/** Reads the kind of a number. An unknown kind is reported, but the number is imported all the same. */
const readForm = (row: Row): NumberForm | null => {
  const text = row.get("kind").toLowerCase()
  const form = numberForms.find((known) => known === text) ?? (text === "oem" ? "oe" : null)
  if (form === null && text !== "" && text !== "other")
    row.report(
      "warning",
      "unknown-kind",
      "kind",
      `A kind of number must be ${numberForms.join(", ")} or other. This number is imported as other.`,
      text
    )
  return form
}
