import type { Quantity } from "./model.ts"

/** Pieces at least and at most in one line; what a quantity begins with is the least (CTRL-09). */
export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 999

/** The nearest quantity that a line may have: a whole number from 1 to 999; fractions are cut off, what is no number becomes 1. */
export const clampQuantity = (quantity: number): Quantity =>
  (Number.isNaN(quantity) ? MIN_QUANTITY : Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.trunc(quantity)))) as Quantity

/** Lines at most in one cart, and so in what moves between it and a list. */
export const MAX_LINES = 500
