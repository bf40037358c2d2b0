import type { Cents } from "../../foundation/money/model.ts"

/** Parses a displayed price such as '$1,119.99' to cents; null if it is not a price. */
export const parsePriceText = (price: string): Cents | null => {
  const amount = Number(price.replace(/[$,]/g, "") || Number.NaN)
  return Number.isFinite(amount) ? (Math.round(amount * 100) as Cents) : null
}
