import type { Random } from "./random.ts"

/** Rounds a price in cents as shops do: whole dollars above $500, .95 from $100, .99 below; at least 99. */
export const shopPrice = (cents: number): number => {
  const dollars = cents / 100
  if (dollars > 500) return Math.round(dollars) * 100
  const ending = dollars >= 100 ? 95 : 99
  return Math.max(0, Math.round(dollars - ending / 100)) * 100 + ending
}

/** Returns a list price 5 to 35 % above the selling price, at least one dollar. */
export const listPriceAbove = (random: Random, cents: number): number =>
  Math.max(cents + 100, shopPrice(cents * (1.05 + 0.3 * random.fraction())))
