import type { Cents } from "../../foundation/money/model.ts"

/** Points for one dollar. Shoppers spend points in multiples of it (GAP-C58). */
export const POINTS_STEP = 25
/** The value of one step, in integer cents. */
export const CENTS_OF_STEP = 100

/** Returns the value of reward points in integer cents. Points that do not complete a step are worth nothing. */
export const getPointsValue = (points: number): Cents => (Math.floor(points / POINTS_STEP) * CENTS_OF_STEP) as Cents
