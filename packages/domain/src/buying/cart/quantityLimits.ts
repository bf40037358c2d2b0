import type { Availability, Quantity } from "../../catalog/catalog/model.ts"
import { clampQuantity, MIN_QUANTITY, MAX_QUANTITY } from "../../catalog/catalog/quantity.ts"

/** The stock of one thing that a line is made of: the variant itself or, of a kit, one chosen part. */
export interface ComponentStock {
  readonly availability: Availability
  /** In stock. */
  readonly quantity: number
  /** How many of it make one piece of the line. */
  readonly perPiece: number
}

/** How many pieces one line may have today. `left` is how many there are; null where they do not run out. */
export interface QuantityLimits {
  readonly least: Quantity
  readonly left: Quantity | null
}

/**
 * What the stock of a line's things and the variant's minimum allow. Only what is in stock is counted: what is backordered, made or shipped
 * by the factory is never too few, and neither is a part that does not suffice for one kit, since that one comes from the factory.
 */
export const getQuantityLimits = (minimum: number, stocks: ReadonlyArray<ComponentStock>): QuantityLimits => {
  const counted = stocks
    .filter(({ availability }) => availability === "InStock")
    .map(({ perPiece, quantity }) => Math.floor(quantity / perPiece))
    .filter((pieces) => pieces >= MIN_QUANTITY && pieces < MAX_QUANTITY)
  return { least: clampQuantity(minimum), left: counted.length === 0 ? null : clampQuantity(Math.min(...counted)) }
}

/** The nearest quantity that the line may have. The last pieces are sold also where they are fewer than the minimum. */
export const clampToLimits = (wanted: number, { least, left }: QuantityLimits): Quantity =>
  clampQuantity(Math.min(left ?? MAX_QUANTITY, Math.max(least, clampQuantity(wanted))))

/** Why a line has another quantity than the one that was wanted, in the shopper's words; null where it has that one. */
export const formatQuantityLimit = (wanted: number, limits: QuantityLimits): string | null => {
  const pieces = clampToLimits(wanted, limits)
  if (pieces === wanted) return null
  if (pieces === limits.left) return `Only ${pieces} left: your cart holds ${pieces === 1 ? "it" : "all of them"}.`
  return pieces > wanted ? `This item is sold ${pieces} or more at a time.` : `Your cart holds up to ${MAX_QUANTITY} of one item.`
}
