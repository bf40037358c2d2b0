import type { Quantity } from "./sku.ts"

/** Formats a number of items (CARD-36). */
export const itemCountText = (count: number): string => (count === 1 ? "1 item" : `${count} items`)

/** Minimum and maximum quantity of a cart line. New lines start with the minimum (CTRL-09). */
export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 999

/** Returns the nearest valid quantity: truncates fractions, limits to 1 to 999, and converts NaN to 1. */
export const clampQuantity = (quantity: number): Quantity =>
  (Number.isNaN(quantity) ? MIN_QUANTITY : Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.trunc(quantity)))) as Quantity

/** Maximum number of lines in a cart, and therefore in a move between cart and list. */
export const MAX_LINES = 500
