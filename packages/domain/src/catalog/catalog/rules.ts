import { decodePercent, encodePercent } from "../../foundation/ports/queryString.ts"
import type { Availability, CardFacts, SkuBaseNumber, SkuVariantNumber } from "./model.ts"

/** Formats a number of items (CARD-36). */
export const itemCountText = (count: number): string => (count === 1 ? "1 item" : `${count} items`)

/** Begins the number that the shop gives to a product of an import. It only identifies the product: makers and shoppers do not know it. */
export const GENERATED_NUMBER = "PRT-"

/** Returns the number that shoppers know a part by: its SKU, else the product's own number; null if the shop made it up. */
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
