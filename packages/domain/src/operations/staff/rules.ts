import type { Availability } from "../../catalog/catalog/sku.ts"
import type { OfferPrice, OfferStock } from "./offers.ts"

/** Length limit of replies, answers and reasons. */
export const MAX_STAFF_TEXT_LENGTH = 1000

/** Length limit of a search in the log of actions. */
export const MAX_ACTION_QUERY_LENGTH = 120

/** Length limits of an article's summary and text. */
export const MAX_ARTICLE_LINE_LENGTH = 400
export const MAX_ARTICLE_TEXT_LENGTH = 60_000

/** Limits of a promo code: its length, and the number of orders that can use it. */
export const MIN_CODE_LENGTH = 3
export const MAX_CODE_LENGTH = 30
export const MAX_CODE_USES = 1_000_000

/** Length limits of a redirect's addresses and of pasted redirects. */
export const MAX_REDIRECT_LENGTH = 500
export const MAX_REDIRECT_LINES = 5_000
export const MAX_REDIRECT_TEXT_LENGTH = 1_500_000
/** Largest number of redirects of a shop. */
export const MAX_REDIRECTS = 100_000

/** Length limit of a product search. */
export const MAX_PRODUCT_QUERY_LENGTH = 120
/** Number of rows per page of found SKUs, and largest number of SKUs that one call may change. */
export const OFFERS_PER_PAGE = 50
/** Last page of found SKUs. */
export const LAST_OFFER_PAGE = 20
/** Limits of a price in cents and of a stock count. */
export const MAX_PRICE_CENTS = 99_999_999
export const MAX_STOCK = 999_999
/** Stock up to this number of pieces counts as low. */
export const LOW_STOCK = 3

/** Lists of SKUs: all SKUs, SKUs with low stock, and SKUs that are sold out. */
export const offerViews = ["all", "low", "out"] as const
export type OfferView = (typeof offerViews)[number]

/** Length limits of edited fields. A bullet is one line of text. */
export const MAX_TITLE_LENGTH = 200
export const MAX_DESCRIPTION_LENGTH = 10_000
export const MAX_BULLETS = 20
export const MAX_BULLET_LENGTH = 300
export const MAX_MPN_LENGTH = 48
export const MAX_GTIN_LENGTH = 14

/** Largest number of photographs of a product, and largest size in bytes of an uploaded photograph. */
export const MAX_PICTURES = 20
export const MAX_PICTURE_BYTES = 20_000_000
/** Length limits of an alternative text and of a photograph's address. */
export const MAX_PICTURE_ALT_LENGTH = 300
export const MAX_PICTURE_SOURCE_LENGTH = 2_000

/** Length limit of a car description. */
export const MAX_CAR_TEXT_LENGTH = 80

/** Fields that staff may edit: three of a product, and two numbers of each of its SKUs. */
export const editedFields = ["title", "description", "bullets", "mpn", "gtin"] as const
export type EditedField = (typeof editedFields)[number]

/** Price columns of a SKU: the price that the shopper pays and the list price (null if there is none), in cents. */
export interface PriceColumns {
  readonly cents: number
  readonly listCents: number | null
}

/** Returns the regular and the sale price. A list price that is not above the price is never shown (GAP-C56). */
export const toOfferPrice = ({ cents, listCents }: PriceColumns): OfferPrice =>
  listCents !== null && listCents > cents ? { regular: listCents, sale: cents } : { regular: cents, sale: null }

/** Converts a regular and a sale price to the price that the shopper pays and the list price. */
export const toPriceColumns = ({ regular, sale }: OfferPrice): PriceColumns =>
  sale === null ? { cents: regular, listCents: null } : { cents: sale, listCents: regular }

/**
 * Returns the availability of a SKU after a new stock count, by the same rule as for orders and cancellations: in stock with pieces,
 * otherwise backordered. Made-to-order, factory-shipped and discontinued parts keep their availability.
 */
export const followCount = ({ availability, quantity }: OfferStock): Availability => {
  if (quantity > 0) return availability === "Backorderable" || availability === "NotAvailable" ? "InStock" : availability
  return availability === "InStock" ? "Backorderable" : availability
}

/** Adjusts the availability to the stock count: a SKU without pieces is never in stock, and a SKU with pieces is never backordered. */
export const normalizeAvailability = ({ availability, quantity }: OfferStock): Availability =>
  availability === "NotAvailable" ? availability : followCount({ availability, quantity })

const MONEY = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,2}))?$/

/**
 * Parses a typed amount such as '1,234.50' or '$12' as cents. Returns null for other texts, for 0 and for amounts above the largest price.
 */
export const parseTypedCents = (text: string): number | null => {
  const [, dollars, cents = ""] = MONEY.exec(text.trim()) ?? []
  if (dollars === undefined) return null
  const amount = Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"))
  return amount > 0 && amount <= MAX_PRICE_CENTS ? amount : null
}

/** Parses a typed count of pieces. Returns null for other texts. */
export const parseTypedCount = (text: string): number | null => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : null)
