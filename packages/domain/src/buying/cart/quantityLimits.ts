import type { Availability, Quantity } from "../../catalog/catalog/model.ts"
import { clampQuantity, LEAST_PIECES, MOST_PIECES } from "../../catalog/catalog/quantity.ts"

/** The stock of one thing that a line is made of: the variant itself or, of a kit, one chosen part. */
export interface PieceStock {
  readonly availability: Availability
  /** In stock. */
  readonly quantity: number
  /** How many of it make one piece of the line. */
  readonly perPiece: number
}

/** How many pieces one line may have today. `left` is how many there are; null where they do not run out. */
export interface PieceLimits {
  readonly least: Quantity
  readonly left: Quantity | null
}

/**
 * What the stock of a line's things and the variant's minimum allow. Only what is in stock is counted: what is backordered, made or shipped
 * by the factory is never too few, and neither is a part that does not suffice for one kit, since that one comes from the factory.
 */
export const pieceLimits = (minimum: number, stocks: ReadonlyArray<PieceStock>): PieceLimits => {
  const counted = stocks
    .filter(({ availability }) => availability === "InStock")
    .map(({ perPiece, quantity }) => Math.floor(quantity / perPiece))
    .filter((pieces) => pieces >= LEAST_PIECES && pieces < MOST_PIECES)
  return { least: clampQuantity(minimum), left: counted.length === 0 ? null : clampQuantity(Math.min(...counted)) }
}

/** The nearest quantity that the line may have. The last pieces are sold also where they are fewer than the minimum. */
export const limitPieces = (wanted: number, { least, left }: PieceLimits): Quantity =>
  clampQuantity(Math.min(left ?? MOST_PIECES, Math.max(least, clampQuantity(wanted))))

/** Why a line has another quantity than the one that was wanted, in the shopper's words; null where it has that one. */
export const limitText = (wanted: number, limits: PieceLimits): string | null => {
  const pieces = limitPieces(wanted, limits)
  if (pieces === wanted) return null
  if (pieces === limits.left) return `Only ${pieces} left: your cart holds ${pieces === 1 ? "it" : "all of them"}.`
  return pieces > wanted ? `This item is sold ${pieces} or more at a time.` : `Your cart holds up to ${MOST_PIECES} of one item.`
}
