import type { OfferPrice } from "./offers.ts"

/** A price that applies from an instant on, until its end if it has one. Instants are UTC milliseconds. */
export interface PricePlan {
  readonly planId: number
  readonly price: OfferPrice
  readonly startsAt: number
  /** End of the price; null if it has no end. */
  readonly endsAt: number | null
}

/** Prices of a SKU. */
export interface PlannedPrices {
  /** The price that shoppers pay. */
  readonly live: OfferPrice
  /** The price that applies again when the active planned price ends; null if no planned price is active. */
  readonly regular: OfferPrice | null
  /** The active planned price; null if there is none. */
  readonly applied: PricePlan | null
}

const isAfter = (one: PricePlan, other: PricePlan): boolean =>
  one.startsAt > other.startsAt || (one.startsAt === other.startsAt && one.planId > other.planId)

const findLatest = (plans: ReadonlyArray<PricePlan>): PricePlan | null =>
  plans.reduce<PricePlan | null>((latest, plan) => (latest === null || isAfter(plan, latest) ? plan : latest), null)

const hasBegun = ({ startsAt }: PricePlan, at: number): boolean => startsAt <= at

/** Returns whether a plan has no further effect. A price without an end is over once it has begun, because it then is the regular price. */
export const isPlanOver = (plan: PricePlan, at: number): boolean => (plan.endsAt === null ? hasBegun(plan, at) : plan.endsAt <= at)

/** Finds the price that hides the regular price: of the active prices with an end, the one that began last. */
const findTemporary = (plans: ReadonlyArray<PricePlan>, at: number): PricePlan | null =>
  findLatest(plans.filter((plan) => plan.endsAt !== null && hasBegun(plan, at) && at < plan.endsAt))

/** Finds the newest price without an end that has begun, which is the regular price from then on. */
const findStay = (plans: ReadonlyArray<PricePlan>, at: number): PricePlan | null =>
  findLatest(plans.filter((plan) => plan.endsAt === null && hasBegun(plan, at)))

export const isSamePrice = (one: OfferPrice, other: OfferPrice): boolean => one.regular === other.regular && one.sale === other.sale

/**
 * Advances the prices of a SKU to an instant. A planned price with an end hides the regular price while it is active; of several active
 * prices, the price that began last applies. A planned price without an end is the regular price from its start on. If the live price
 * differs from the planned price, someone has changed it, and it counts as the regular price.
 *
 * @param plans - Plans that were not over at the previous instant, without canceled plans.
 */
export const advancePricePlans = (
  { applied, live, regular }: PlannedPrices,
  plans: ReadonlyArray<PricePlan>,
  at: number
): PlannedPrices => {
  const isUnchanged = regular !== null && applied !== null && isSamePrice(live, applied.price)
  const base = findStay(plans, at)?.price ?? (isUnchanged ? regular : live)
  const temporary = findTemporary(plans, at)
  return temporary === null ? { live: base, regular: null, applied: null } : { live: temporary.price, regular: base, applied: temporary }
}
