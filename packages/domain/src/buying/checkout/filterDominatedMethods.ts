import type { ShippingChoice } from "./model.ts"

type MethodOffer = Pick<ShippingChoice, "arrivals" | "price">

/** Returns whether the method delivers no line sooner than the other. Requires at least one known day. */
const isNoSooner = ({ arrivals }: MethodOffer, other: MethodOffer): boolean =>
  arrivals.some((day) => day !== null) &&
  arrivals.every((day, index) => {
    const otherDay = other.arrivals[index] ?? null
    return day === null || (otherDay !== null && day >= otherDay)
  })

/** Filters out shipping methods that cost more than an alternative without delivering any line sooner. Keeps the order. */
export const filterDominatedMethods = <A extends MethodOffer>(methods: ReadonlyArray<A>): ReadonlyArray<A> =>
  methods.filter((method) => !methods.some((other) => other.price < method.price && isNoSooner(method, other)))
