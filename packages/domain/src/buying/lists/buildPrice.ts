import { isPurchaseable } from "../../catalog/catalog/rules.ts"
import type { Cents } from "../../foundation/money/model.ts"
import type { ListProduct } from "./model.ts"

/** Fields that determine a list item's price. */
export type ListItemPricing = Pick<ListProduct, "availability" | "notedPrice" | "price" | "quantity">

/** Returns the price change of one piece since the price was noted, in integer cents; 0 if unknown. */
export const getPriceChange = ({ availability, notedPrice, price }: ListItemPricing): number =>
  notedPrice === null || price === null || !isPurchaseable(availability) ? 0 : price - notedPrice

/** Returns the price change of all pieces since their prices were noted, in integer cents. Unavailable products do not count. */
export const getBuildPriceChange = (products: ReadonlyArray<ListItemPricing>): number =>
  products.reduce((sum, product) => sum + getPriceChange(product) * product.quantity, 0)

/** Sums the current prices of all available pieces, in integer cents. Excludes prices that only the cart shows (`countPricedInCart`). */
export const computeListTotal = (products: ReadonlyArray<Omit<ListItemPricing, "notedPrice">>): Cents =>
  products.reduce(
    (sum, { availability, price, quantity }) => (isPurchaseable(availability) ? sum + (price ?? 0) * quantity : sum),
    0
  ) as Cents

/** Counts the available pieces whose price only the cart shows. */
export const countPricedInCart = (products: ReadonlyArray<Omit<ListItemPricing, "notedPrice">>): number =>
  products.reduce((sum, { availability, price, quantity }) => (price === null && isPurchaseable(availability) ? sum + quantity : sum), 0)
