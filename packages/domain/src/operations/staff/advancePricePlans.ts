import type { OfferPrice } from "./offers.ts"

/** A price that holds from an instant on; with an end, for a time. Instants are UTC milliseconds. */
export interface PricePlan {
  readonly planId: number
  readonly price: OfferPrice
  readonly startsAt: number
  /** null for a price that stays. */
  readonly endsAt: number | null
}

/** Prices of a SKU. */
export interface PlannedPrices {
  /** The price that shoppers pay. */
  readonly live: OfferPrice
  /** The price that returns when the present planned price ends; null if none is on. */
  readonly regular: OfferPrice | null
  /** The planned price that is on; null if none is. */
  readonly applied: PricePlan | null
}

const isAfter = (one: PricePlan, other: PricePlan): boolean =>
  one.startsAt > other.startsAt || (one.startsAt === other.startsAt && one.planId > other.planId)

const findLatest = (plans: ReadonlyArray<PricePlan>): PricePlan | null =>
  plans.reduce<PricePlan | null>((latest, plan) => (latest === null || isAfter(plan, latest) ? plan : latest), null)

const hasBegun = ({ startsAt }: PricePlan, at: number): boolean => startsAt <= at

/** Whether a plan has no further effect: a stay that has begun is the regular price from then on. */
export const isPlanOver = (plan: PricePlan, at: number): boolean => (plan.endsAt === null ? hasBegun(plan, at) : plan.endsAt <= at)

/** Finds the price that hides the regular one: of those with an end that are on, the one that began last. */
const findTemporary = (plans: ReadonlyArray<PricePlan>, at: number): PricePlan | null =>
  findLatest(plans.filter((plan) => plan.endsAt !== null && hasBegun(plan, at) && at < plan.endsAt))

/** Finds the newest price without an end that has begun: the regular price from then on. */
const findStay = (plans: ReadonlyArray<PricePlan>, at: number): PricePlan | null =>
  findLatest(plans.filter((plan) => plan.endsAt === null && hasBegun(plan, at)))

export const isSamePrice = (one: OfferPrice, other: OfferPrice): boolean => one.regular === other.regular && one.sale === other.sale

/**
 * Advances the prices of a SKU to an instant. A planned price with an end hides the regular one while it is on; of several, the one that began
 * last. A planned price without an end is the regular price from its start on. A live price that is not the planned one was changed since, and counts as the regular price.
 *
 * @param plans - Plans that are not over at the last instant, without canceled ones.
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
