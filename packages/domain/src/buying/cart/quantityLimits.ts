import type { Availability, Quantity } from "../../catalog/catalog/sku.ts"
import { clampQuantity, MIN_QUANTITY, MAX_QUANTITY } from "../../catalog/catalog/rules.ts"

/** Stock of a variant, or of one chosen component of a kit. */
export interface ComponentStock {
  readonly availability: Availability
  /** Pieces in stock. */
  readonly quantity: number
  /** Pieces needed per kit. */
  readonly perPiece: number
}

/** Smallest and largest quantity of a line. `left` is the stock; null if unlimited. */
export interface QuantityLimits {
  readonly least: Quantity
  readonly left: Quantity | null
}

/**
 * Computes the limits from the stock and the variant's minimum.
 *
 * Only in-stock components limit the quantity. Backordered, made-to-order and factory-shipped components do not. A component with too
 * little stock for one kit does not either, because it ships from the factory.
 */
export const getQuantityLimits = (minimum: number, stocks: ReadonlyArray<ComponentStock>): QuantityLimits => {
  const counted = stocks
    .filter(({ availability }) => availability === "InStock")
    .map(({ perPiece, quantity }) => Math.floor(quantity / perPiece))
    .filter((pieces) => pieces >= MIN_QUANTITY && pieces < MAX_QUANTITY)
  return { least: clampQuantity(minimum), left: counted.length === 0 ? null : clampQuantity(Math.min(...counted)) }
}

/** Returns the nearest allowed quantity. The last pieces may be fewer than the minimum. */
export const clampToLimits = (wanted: number, { least, left }: QuantityLimits): Quantity =>
  clampQuantity(Math.min(left ?? MAX_QUANTITY, Math.max(least, clampQuantity(wanted))))

/** Whether the stock allows fewer pieces than wanted. */
export const isLimitedByStock = (wanted: number, limits: QuantityLimits): boolean => {
  const pieces = clampToLimits(wanted, limits)
  return pieces !== wanted && pieces === limits.left
}

/** Explains to the shopper why a line's quantity differs from the wanted quantity; null if it does not. */
export const formatQuantityLimit = (wanted: number, limits: QuantityLimits): string | null => {
  const pieces = clampToLimits(wanted, limits)
  if (pieces === wanted) return null
  if (isLimitedByStock(wanted, limits)) return `Only ${pieces} left: your cart holds ${pieces === 1 ? "it" : "all of them"}.`
  return pieces > wanted ? `This item is sold ${pieces} or more at a time.` : `Your cart holds up to ${MAX_QUANTITY} of one item.`
}
