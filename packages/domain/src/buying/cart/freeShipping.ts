import type { Cents } from "../../foundation/money/model.ts"

/** How far a cart is from free shipping. */
export interface FreeShippingProgress {
  /** Integer cents; 0 when it is reached. */
  readonly missing: Cents
  readonly threshold: number
}

/** `threshold` in integer cents. Without one there is no such offer (GAP-08); from it on shipping is free (GAP-C58). */
export const getFreeShippingProgress = (total: Cents, threshold: number | null): FreeShippingProgress | null =>
  threshold === null ? null : { threshold, missing: Math.max(0, threshold - total) as Cents }
