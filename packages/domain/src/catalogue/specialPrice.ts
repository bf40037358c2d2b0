import type { Cents } from "../money/model.ts"

/** What the special price takes off, in percent (GAP-C58). */
const PERCENT_OFF = 5

/** The price for an account that has the special price, in integer cents: 5 % off, the reduction to the nearest cent, half a cent up. */
export const specialPrice = (price: number): Cents => (price - Math.floor((price * PERCENT_OFF + 50) / 100)) as Cents
