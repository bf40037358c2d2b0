import { isPurchaseable } from "../../catalog/catalog/rules.ts"
import type { Cents } from "../../foundation/money/model.ts"
import type { ListProduct } from "./model.ts"

/** What of a list's product its price follows from. */
export type ListItemPricing = Pick<ListProduct, "availability" | "notedPrice" | "price" | "quantity">

/** What one piece costs more than it did when its price was noted, in integer cents, negative where it costs less; 0 where nobody knows. */
export const getPriceChange = ({ availability, notedPrice, price }: ListItemPricing): number =>
  notedPrice === null || price === null || !isPurchaseable(availability) ? 0 : price - notedPrice

/** What a build costs more now than by its noted prices, every piece of it, in integer cents; what cannot be bought now does not count. */
export const getBuildPriceChange = (products: ReadonlyArray<ListItemPricing>): number =>
  products.reduce((sum, product) => sum + getPriceChange(product) * product.quantity, 0)

/** What the parts cost by their noted prices, those that have none by today's, in integer cents: `computeListTotal` less `getBuildPriceChange`. */
export const computeNotedTotal = (products: ReadonlyArray<ListItemPricing>): Cents =>
  products.reduce(
    (sum, { availability, notedPrice, price, quantity }) =>
      isPurchaseable(availability) && price !== null ? sum + (notedPrice ?? price) * quantity : sum,
    0
  ) as Cents

/** What all that can be bought costs today, every piece of it, in integer cents; without what the cart alone tells (`countPricedInCart`). */
export const computeListTotal = (products: ReadonlyArray<Omit<ListItemPricing, "notedPrice">>): Cents =>
  products.reduce(
    (sum, { availability, price, quantity }) => (isPurchaseable(availability) ? sum + (price ?? 0) * quantity : sum),
    0
  ) as Cents

/** How many pieces of what can be bought have a price that the cart alone tells. */
export const countPricedInCart = (products: ReadonlyArray<Omit<ListItemPricing, "notedPrice">>): number =>
  products.reduce((sum, { availability, price, quantity }) => (price === null && isPurchaseable(availability) ? sum + quantity : sum), 0)
