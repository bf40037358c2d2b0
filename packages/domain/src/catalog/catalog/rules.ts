import { decodePercent, encodePercent } from "../../foundation/ports/queryString.ts"
import type { CardFacts } from "./card.ts"
import type { Availability, SkuBaseNumber, SkuVariantNumber } from "./sku.ts"

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
