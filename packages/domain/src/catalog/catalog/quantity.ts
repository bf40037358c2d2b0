import type { Quantity } from "./model.ts"

/** Pieces at least and at most in one line; what a quantity begins with is the least (CTRL-09). */
export const LEAST_PIECES = 1
export const MOST_PIECES = 999

/** The nearest quantity that a line may have: a whole number from 1 to 999; fractions are cut off, what is no number becomes 1. */
export const clampQuantity = (quantity: number): Quantity =>
  (Number.isNaN(quantity) ? LEAST_PIECES : Math.min(MOST_PIECES, Math.max(LEAST_PIECES, Math.trunc(quantity)))) as Quantity

/** Lines at most in one cart, and so in what moves between it and a list. */
export const MOST_LINES = 500
