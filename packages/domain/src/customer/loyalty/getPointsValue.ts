import type { Cents } from "../../foundation/money/model.ts"

/** Points per dollar. Shoppers redeem points in multiples of it (GAP-C58). */
export const POINTS_STEP = 25
export const CENTS_OF_STEP = 100

/** Returns the value of points in integer cents. Incomplete steps are worth nothing. */
export const getPointsValue = (points: number): Cents => (Math.floor(points / POINTS_STEP) * CENTS_OF_STEP) as Cents
