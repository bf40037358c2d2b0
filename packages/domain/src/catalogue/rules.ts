import type { CardFacts } from "./model.ts"
import { percentEncoded } from "../ports/percentEncoding.ts"

/** CARD-36 */
export const itemCountText = (count: number): string => (count === 1 ? "1 item" : `${count} items`)

/** Tiles at most in the category grid (CARD-32). */
export const CATEGORY_TILES = 6

/** The categories of the grid: the shopper's own, filled up from the defaults without repeating one (CARD-32, CARD-33). */
export const categoryGrid = <Category extends { readonly url: string }>(
  own: ReadonlyArray<Category>,
  defaults: ReadonlyArray<Category>
): ReadonlyArray<Category> =>
  [...own, ...defaults].filter(({ url }, at, all) => all.findIndex((other) => other.url === url) === at).slice(0, CATEGORY_TILES)

/** A product's page, at one of its variants when a number is given (GAP-C54). */
export const productHref = (productPageUrl: string, skuVariantNumber: string | null = null): string =>
  skuVariantNumber === null ? productPageUrl : `${productPageUrl}?sku=${percentEncoded(skuVariantNumber)}`

/** What a card tells as long as nobody has told anything of its part. */
export const unknownCardFacts: CardFacts = { displayTitle: "", brand: "", countryOfOrigin: null }
