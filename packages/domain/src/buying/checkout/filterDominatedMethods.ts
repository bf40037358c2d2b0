import type { ShippingChoice } from "./model.ts"

type Way = Pick<ShippingChoice, "arrivals" | "price">

/** Nothing of it comes sooner than by another way. Where nobody knows any day, nobody can say so. */
const isNoSooner = ({ arrivals }: Way, other: Way): boolean =>
  arrivals.some((day) => day !== null) &&
  arrivals.every((day, index) => {
    const otherDay = other.arrivals[index] ?? null
    return day === null || (otherDay !== null && day >= otherDay)
  })

/** The ways of sending that are worth offering, in their order: none that costs more than another and brings nothing sooner. */
export const filterDominatedMethods = <A extends Way>(ways: ReadonlyArray<A>): ReadonlyArray<A> =>
  ways.filter((way) => !ways.some((other) => other.price < way.price && isNoSooner(way, other)))
