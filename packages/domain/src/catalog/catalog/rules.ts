import { decodePercent, encodePercent } from "../../foundation/ports/percentEncoding.ts"
import type { Availability, CardFacts } from "./model.ts"

/** CARD-36 */
export const itemCountText = (count: number): string => (count === 1 ? "1 item" : `${count} items`)

/** What stands in place of a price that its maker lets nobody advertise. */
export const SEE_PRICE_IN_CART = "See price in cart"

/** Tiles at most in the category grid (CARD-32). */
export const CATEGORY_TILES = 6

/** The categories of the grid: the shopper's own, filled up from the defaults without repeating one (CARD-32, CARD-33). */
export const categoryGrid = <Category extends { readonly url: string }>(
  own: ReadonlyArray<Category>,
  defaults: ReadonlyArray<Category>
): ReadonlyArray<Category> =>
  [...own, ...defaults].filter(({ url }, at, all) => all.findIndex((other) => other.url === url) === at).slice(0, CATEGORY_TILES)

/** A product's name where its brand does not stand beside it; one that begins with the brand says it once. */
export const formatFullTitle = ({ brand, displayTitle }: Pick<CardFacts, "brand" | "displayTitle">): string =>
  brand === "" || displayTitle.startsWith(brand) ? displayTitle : `${brand} ${displayTitle}`

/** A product's page, at one of its variants when a number is given (GAP-C54). */
export const productHref = (productPageUrl: string, skuVariantNumber: string | null = null): string =>
  skuVariantNumber === null ? productPageUrl : `${productPageUrl}?sku=${encodePercent(skuVariantNumber)}`

/** The number of the variant that an address of a product's page names; null: its product alone. */
export const findVariantInOptions = (href: string): string | null => {
  const sku = /^[^?#]*\?(?:[^#]*&)?sku=([^&#]+)/.exec(href)?.[1]
  return sku ? decodePercent(sku) : null
}

/** What a card tells as long as nobody has told anything of its part. */
export const UNKNOWN_CARD_FACTS: CardFacts = { displayTitle: "", brand: "", countryOfOrigin: null }

/** Whether something of this availability can be bought; what nobody has told of can (DRW-04, REC-29). */
export const isPurchaseable = (availability: string | null): boolean => availability !== "NotAvailable" && availability !== "Discontinued"

/** Availabilities in the order of how soon a shopper can have the part. */
export const readiness: ReadonlyArray<Availability> = [
  "InStock",
  "FactoryShipped",
  "Backorderable",
  "MadeToOrder",
  "NotAvailable",
  "Discontinued"
]

/** What is said in place of a button where it cannot (DRW-11). */
export const NOT_AVAILABLE_TEXT = "This item is currently not available."
