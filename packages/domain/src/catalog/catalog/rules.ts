import { decodePercent, encodePercent, parseQueryString } from "../../foundation/ports/queryString.ts"
import type { CardFacts } from "./card.ts"
import type { FitmentRow } from "./page.ts"
import type { Availability, SkuBaseNumber, SkuVariantNumber, Quantity } from "./sku.ts"

/** Formats a number of items (CARD-36). */
export const itemCountText = (count: number): string => (count === 1 ? "1 item" : `${count} items`)

/**
 * Prefix of the numbers that the shop generates for imported products. Such a number only identifies the product: makers and shoppers do
 * not know it.
 */
export const GENERATED_NUMBER = "PRT-"

/** Returns the number that shoppers know a part by: its SKU, else the product's own number; null if the shop generated that number. */
export const getKnownNumber = ({
  skuBaseNumber,
  skuVariantNumber
}: {
  readonly skuBaseNumber: SkuBaseNumber
  readonly skuVariantNumber: SkuVariantNumber | null
}): string | null => skuVariantNumber ?? (skuBaseNumber.startsWith(GENERATED_NUMBER) ? null : skuBaseNumber)

/** Replaces a price that the manufacturer does not allow to be advertised. */
export const SEE_PRICE_IN_CART = "See price in cart"

/** Maximum number of tiles in the category grid (CARD-32). */
export const CATEGORY_TILES = 6

/** Returns the categories of the grid: the shopper's own, filled up from the defaults without duplicates (CARD-32, CARD-33). */
export const categoryGrid = <Category extends { readonly url: string }>(
  own: ReadonlyArray<Category>,
  defaults: ReadonlyArray<Category>
): ReadonlyArray<Category> =>
  [...own, ...defaults].filter(({ url }, at, all) => all.findIndex((other) => other.url === url) === at).slice(0, CATEGORY_TILES)

/**
 * Returns a product's name with its brand, for places that do not show the brand separately. Does not repeat a brand at the start of the
 * title.
 */
export const formatFullTitle = ({ brand, displayTitle }: Pick<CardFacts, "brand" | "displayTitle">): string =>
  brand === "" || displayTitle.startsWith(brand) ? displayTitle : `${brand} ${displayTitle}`

/** Returns the path of a product's page, optionally for a variant (GAP-C54). */
export const productHref = (productPageUrl: string, skuVariantNumber: string | null = null): string =>
  skuVariantNumber === null ? productPageUrl : `${productPageUrl}?sku=${encodePercent(skuVariantNumber)}`

/** Returns the variant number in a product page's URL, or null if there is none. */
export const findVariantInOptions = (href: string): string | null => {
  const sku = /^[^?#]*\?(?:[^#]*&)?sku=([^&#]+)/.exec(href)?.[1]
  return sku ? decodePercent(sku) : null
}

/** Card facts while nothing is known about the part. */
export const UNKNOWN_CARD_FACTS: CardFacts = { displayTitle: "", brand: "", countryOfOrigin: null }

/** Returns true if a product with this availability can be bought. Unknown availability (null) counts as purchasable (DRW-04, REC-29). */
export const isPurchaseable = (availability: string | null): boolean => availability !== "NotAvailable" && availability !== "Discontinued"

/** Availabilities, soonest delivery first. */
export const readiness: ReadonlyArray<Availability> = [
  "InStock",
  "FactoryShipped",
  "Backorderable",
  "MadeToOrder",
  "NotAvailable",
  "Discontinued"
]

/** Replaces the button of an unavailable item (DRW-11). */
export const NOT_AVAILABLE_TEXT = "This item is currently not available."

/** Returns the audience of a page's category grid: race for `o=r` in the query string, otherwise street (CARD-35). */
export const getGridAudience = (search: string): "street" | "race" => (parseQueryString(search).get("o") === "r" ? "race" : "street")

/** Filters the rows of 'What it fits' to rows that contain every word. '1969 camaro' matches a 1967-1969 Camaro; '69 camaro' does not. */
export const describeSearchFit = <Row extends Pick<FitmentRow, "engine" | "make" | "models" | "note" | "years">>(
  rows: ReadonlyArray<Row>,
  text: string
): ReadonlyArray<Row> => {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== "")
  return rows.filter((row) => words.every((word) => matchesWord(row, word)))
}

/** A year matches a year range that contains it, or 'Any'. Other words match any text of the row. */
const matchesWord = (
  { engine, make, models, note, years }: Pick<FitmentRow, "engine" | "make" | "models" | "note" | "years">,
  word: string
): boolean => {
  if (`${make} ${models} ${engine} ${note ?? ""} ${years}`.toLowerCase().includes(word)) return true
  if (!/^(19|20)\d\d$/.test(word)) return false
  const [from = NaN, to = from] = years.split("-").map(Number)
  return years === "Any" || (Number(word) >= from && Number(word) <= to)
}

/** Minimum and maximum quantity of a cart line. New lines start with the minimum (CTRL-09). */
export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 999

/** Returns the nearest valid quantity: truncates fractions, limits to 1 to 999, and converts NaN to 1. */
export const clampQuantity = (quantity: number): Quantity =>
  (Number.isNaN(quantity) ? MIN_QUANTITY : Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.trunc(quantity)))) as Quantity

/** Maximum number of lines in a cart, and therefore in a move between cart and list. */
export const MAX_LINES = 500

/** Lengths of a GTIN: GTIN-8, UPC-A, EAN-13, GTIN-14. */
const pattern = /^(?:\d{8}|\d{12,14})$/

/**
 * Returns a barcode number as a GTIN; null for one that merchant centers and search engines reject: another length, only zeros, a wrong check
 * digit, or a prefix that is reserved for numbers within a shop.
 */
export const toGtin = (text: string): string | null => {
  const digits = text.replaceAll(/[\s-]/g, "")
  return pattern.test(digits) && !/^0+$/.test(digits) && hasCheckDigit(digits) && !isReserved(digits) ? digits : null
}

/** Computes the check digit of a GTIN from the digits before it. Weights from the right are 3, 1, 3, 1 ..., and the total is a multiple of ten. */
export const computeCheckDigit = (digits: string): number => {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

const hasCheckDigit = (digits: string): boolean => computeCheckDigit(digits.slice(0, -1)) === Number(digits.at(-1))

/** Prefixes 02, 04 and 2 of a GTIN-13 are for use within a shop. */
const isReserved = (digits: string): boolean => digits.length > 8 && /^(?:0[24]|2)/.test(digits.padStart(14, "0").slice(1))
