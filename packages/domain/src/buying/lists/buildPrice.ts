import { isPurchaseable } from "../../catalog/catalog/rules.ts"
import type { Cents } from "../../foundation/money/model.ts"
import type { ListProduct } from "./model.ts"

/** What of a list's product its price follows from. */
export type PricedPart = Pick<ListProduct, "availability" | "notedPrice" | "price" | "quantity">

/** What one piece costs more than it did when its price was noted, in integer cents, negative where it costs less; 0 where nobody knows. */
export const priceChange = ({ availability, notedPrice, price }: PricedPart): number =>
  notedPrice === null || price === null || !isPurchaseable(availability) ? 0 : price - notedPrice

/** What a build costs more now than by its noted prices, every piece of it, in integer cents; what cannot be bought now does not count. */
export const buildPriceChange = (products: ReadonlyArray<PricedPart>): number =>
  products.reduce((sum, product) => sum + priceChange(product) * product.quantity, 0)

/** What the parts cost by their noted prices, those that have none by today's, in integer cents: `listTotal` less `buildPriceChange`. */
export const notedTotal = (products: ReadonlyArray<PricedPart>): Cents =>
  products.reduce(
    (sum, { availability, notedPrice, price, quantity }) =>
      isPurchaseable(availability) && price !== null ? sum + (notedPrice ?? price) * quantity : sum,
    0
  ) as Cents

/** What all that can be bought costs today, every piece of it, in integer cents; without what the cart alone tells (`pricedInCart`). */
export const listTotal = (products: ReadonlyArray<Omit<PricedPart, "notedPrice">>): Cents =>
  products.reduce(
    (sum, { availability, price, quantity }) => (isPurchaseable(availability) ? sum + (price ?? 0) * quantity : sum),
    0
  ) as Cents

/** How many pieces of what can be bought have a price that the cart alone tells. */
export const pricedInCart = (products: ReadonlyArray<Omit<PricedPart, "notedPrice">>): number =>
  products.reduce((sum, { availability, price, quantity }) => (price === null && isPurchaseable(availability) ? sum + quantity : sum), 0)
