import { MAX_QUANTITY } from "../../catalog/catalog/quantities.ts"
import { type QuantityLimits, clampToLimits } from "./quantityLimits.ts"

/** Whether the stock allows fewer pieces than wanted. */
export const isLimitedByStock = (wanted: number, limits: QuantityLimits): boolean => {
  const pieces = clampToLimits(wanted, limits)
  return pieces !== wanted && pieces === limits.left
}

/** Explains to the shopper why a line's quantity differs from the wanted one; null if it does not. */
export const formatQuantityLimit = (wanted: number, limits: QuantityLimits): string | null => {
  const pieces = clampToLimits(wanted, limits)
  if (pieces === wanted) return null
  if (isLimitedByStock(wanted, limits)) return `Only ${pieces} left: your cart holds ${pieces === 1 ? "it" : "all of them"}.`
  return pieces > wanted ? `This item is sold ${pieces} or more at a time.` : `Your cart holds up to ${MAX_QUANTITY} of one item.`
}
