import type { Cents } from "../../foundation/money/model.ts"

/** Distance of a cart from free shipping. */
export interface FreeShippingProgress {
  /** Integer cents; 0 when reached. */
  readonly missing: Cents
  readonly threshold: number
}

/** Computes the progress to free shipping (GAP-C58); null if the shop has no threshold (GAP-08). `threshold` is in integer cents. */
export const getFreeShippingProgress = (total: Cents, threshold: number | null): FreeShippingProgress | null =>
  threshold === null ? null : { threshold, missing: Math.max(0, threshold - total) as Cents }
