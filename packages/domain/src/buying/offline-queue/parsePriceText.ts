import type { Cents } from "../../foundation/money/model.ts"

/** A price as a page shows it, '$1,119.99', in cents; null where it is no price. */
export const parsePriceText = (price: string): Cents | null => {
  const amount = Number(price.replace(/[$,]/g, "") || Number.NaN)
  return Number.isFinite(amount) ? (Math.round(amount * 100) as Cents) : null
}
