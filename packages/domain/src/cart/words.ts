import { formatCents } from "../catalogue/money.ts"

/** The button of a multi-add: how many are selected, and their price in integer cents (ATC-29, GAP-C18). */
export const multiAddLabel = (count: number, total: number): string =>
  `Add ${count} ${count === 1 ? "item" : "items"} To Cart | ${formatCents(total)}`

/** ATC-31, GAP-C18 */
export const addedText = (count: number): string =>
  count === 1 ? "1 Item has been added to your cart." : `${count} Items have been added to your cart.`
