import { CENTS_OF_STEP, POINTS_STEP, getPointsValue } from "../../customer/loyalty/rules.ts"
import type { Cents } from "../../foundation/money/model.ts"
import type { CartLine } from "./model.ts"
import type { Promo } from "../promotions/model.ts"
import { computeLineCoreDeposit, computeLineTotal } from "./rules.ts"
import { allocateProportionally } from "./allocateProportionally.ts"

/** Fields of a cart line that determine the totals. */
export type PricedCartLine = Pick<CartLine, "quantity" | "unitPrice" | "listPrice" | "coreCharge" | "isPurchaseable">

/** Everything besides the lines that determines an order's total. */
export interface PricingTerms {
  readonly promo: Pick<Promo, "percentOff" | "amountOff" | "minimum"> | null
  /** Reward points to spend: a multiple of `POINTS_STEP`. Points beyond the price of the goods are not spent. */
  readonly points: number
  /** Shipping price in cents while shipping is not free. */
  readonly shipping: number
  /** Truck freight in cents, charged in addition and never free; 0 by default. */
  readonly freight?: number
  /** Subtotal in cents from which shipping is free; null if it is never free. */
  readonly freeShippingFrom: number | null
  /** Computes the tax in integer cents; no tax by default. */
  readonly tax?: (taxable: Taxable) => number
}

/** Amounts before tax, in integer cents. Goods, shipping and cores are separate because states tax them differently. */
export interface Taxable {
  /** After promo code and points. */
  readonly goods: number
  readonly shipping: number
  readonly cores: number
}

/**
 * Totals in integer cents.
 *
 * subtotal - promo - pointsValue = sum of the lines' `paid`. That sum plus cores, shipping and tax = total.
 */
export interface OrderTotals {
  readonly lines: ReadonlyArray<LineTotals>
  readonly subtotal: Cents
  /** Difference between list prices and prices. The subtotal already excludes this difference. */
  readonly savings: Cents
  readonly promo: Cents
  readonly pointsSpent: number
  readonly pointsValue: Cents
  /** Refundable core deposits. Promo codes, points and free shipping do not apply to these deposits. */
  readonly cores: Cents
  readonly shipping: Cents
  readonly tax: Cents
  readonly total: Cents
}

/** A line's price, its share of promo and points, the remaining amount to pay, and its core deposit. */
export interface LineTotals {
  readonly total: Cents
  readonly core: Cents
  readonly discount: Cents
  readonly paid: Cents
}

/**
 * Computes the promo discount on a subtotal.
 *
 * Percentages round half up to the nearest cent. There is no discount below the minimum, and never more than the subtotal.
 */
export const computePromoDiscount = (subtotal: number, promo: PricingTerms["promo"]): Cents => {
  if (promo === null || subtotal < promo.minimum) return 0 as Cents
  const { amountOff, percentOff } = promo
  return Math.min(subtotal, amountOff ?? Math.floor((subtotal * (percentOff ?? 0) + 50) / 100)) as Cents
}

/** Label of a total without shipping and tax. Both are unknown until the destination is known, and then have their own rows. */
export const BEFORE_SHIPPING_AND_TAX = "before shipping and tax"

/** Computes the totals of a cart. Unpurchasable lines cost nothing. Shipping is 0 if no line is purchasable. */
export const computeOrderTotals = (lines: ReadonlyArray<PricedCartLine>, terms: PricingTerms): OrderTotals => {
  const totals = lines.map(computeLineTotal)
  const subtotal = sum(totals)
  const promo = computePromoDiscount(subtotal, terms.promo)
  const pointsSpent = getSpendablePoints(terms.points, subtotal - promo)
  const off = promo + getPointsValue(pointsSpent)
  const shares = allocateProportionally(off, totals)
  const shipping = subtotal === 0 ? 0 : getShippingPrice(subtotal, terms)
  const cores = sum(lines.map(computeLineCoreDeposit))
  const tax = terms.tax?.({ goods: subtotal - off, shipping, cores }) ?? 0
  return {
    lines: totals.map((total, index) => {
      const discount = shares[index] ?? 0
      return { total, core: computeLineCoreDeposit(lines[index]!), discount: discount as Cents, paid: (total - discount) as Cents }
    }),
    subtotal,
    savings: sum(lines.map(computeLineSavings)),
    promo,
    pointsSpent,
    pointsValue: getPointsValue(pointsSpent),
    cores,
    shipping: shipping as Cents,
    tax: tax as Cents,
    total: (subtotal - off + cores + shipping + tax) as Cents
  }
}

/** Computes what the shopper saves through reduced prices and the promo code. Points are excluded because they belong to the shopper. */
export const computeSavings = ({ promo, savings }: Pick<OrderTotals, "promo" | "savings">): Cents => (savings + promo) as Cents

/** Computes how many points can pay for `cents`, in whole steps. */
export const getSpendablePoints = (points: number, cents: number): number =>
  POINTS_STEP * Math.max(0, Math.min(Math.floor(points / POINTS_STEP), Math.floor(cents / CENTS_OF_STEP)))

/** Computes the shipping price for a subtotal, in integer cents. */
export const getShippingPrice = (
  subtotal: number,
  { freeShippingFrom, freight = 0, shipping }: Pick<PricingTerms, "freeShippingFrom" | "freight" | "shipping">
): number => (isFree(subtotal, freeShippingFrom) ? 0 : shipping) + freight

const isFree = (subtotal: number, freeFrom: number | null): boolean => freeFrom !== null && subtotal >= freeFrom

const computeLineSavings = ({ isPurchaseable, listPrice, quantity, unitPrice }: PricedCartLine): number =>
  isPurchaseable && listPrice !== null ? quantity * Math.max(0, listPrice - unitPrice) : 0

const sum = (amounts: ReadonlyArray<number>): Cents => amounts.reduce((before, amount) => before + amount, 0) as Cents

/** Distance of a cart from free shipping. */
export interface FreeShippingProgress {
  /** Integer cents; 0 when reached. */
  readonly missing: Cents
  readonly threshold: number
}

/** Computes the progress to free shipping (GAP-C58); null if the shop has no threshold (GAP-08). `threshold` is in integer cents. */
export const getFreeShippingProgress = (total: Cents, threshold: number | null): FreeShippingProgress | null =>
  threshold === null ? null : { threshold, missing: Math.max(0, threshold - total) as Cents }
