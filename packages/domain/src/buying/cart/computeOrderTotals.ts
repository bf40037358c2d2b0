import { CENTS_OF_STEP, POINTS_STEP, getPointsValue } from "../../customer/loyalty/getPointsValue.ts"
import type { Cents } from "../../foundation/money/model.ts"
import type { CartLine } from "./model.ts"
import type { Promo } from "../promotions/model.ts"
import { computeLineCoreDeposit, computeLineTotal } from "./rules.ts"
import { allocateProportionally } from "./allocateProportionally.ts"

/** A line as the totals read it. */
export type PricedCartLine = Pick<CartLine, "quantity" | "unitPrice" | "listPrice" | "coreCharge" | "isPurchaseable">

/** All that decides what a cart costs besides its lines. */
export interface PricingTerms {
  readonly promo: Pick<Promo, "percentOff" | "amountOff" | "minimum"> | null
  /** Reward points to spend: a multiple of `POINTS_STEP`; more than the goods cost are not spent. */
  readonly points: number
  /** What sending costs as long as it is not free, in cents. */
  readonly shipping: number
  /** What sending by truck costs on top, in cents: never free. None by default. */
  readonly freight?: number
  /** Goods from this subtotal on are sent for nothing; null: never. Integer cents. */
  readonly freeShippingFrom: number | null
  /** The tax on what is to be paid, in integer cents; none by default. */
  readonly tax?: (taxable: Taxable) => number
}

/** What is to be paid before tax, in integer cents, by what it is paid for: places tax it differently. */
export interface Taxable {
  /** After code and points. */
  readonly goods: number
  readonly shipping: number
  readonly cores: number
}

/** Integer cents throughout: subtotal - promo - getPointsValue = sum of the lines' `paid`, and that with cores, shipping and tax = total. */
export interface OrderTotals {
  readonly lines: ReadonlyArray<LineTotals>
  readonly subtotal: Cents
  /** What the lines cost less than their list prices; the subtotal is without it already. */
  readonly savings: Cents
  readonly promo: Cents
  readonly pointsSpent: number
  readonly pointsValue: Cents
  /** Deposits that come back with the old parts: no code, no points and no free shipping takes account of them. */
  readonly cores: Cents
  readonly shipping: Cents
  readonly tax: Cents
  readonly total: Cents
}

/** What a line costs, its share of code and points, what is left of it to pay, and what is deposited with it on top. */
export interface LineTotals {
  readonly total: Cents
  readonly core: Cents
  readonly discount: Cents
  readonly paid: Cents
}

/** What a code takes off goods of this subtotal: percents to the nearest cent, half a cent up; nothing below its minimum; never more than all. */
export const computePromoDiscount = (subtotal: number, promo: PricingTerms["promo"]): Cents => {
  if (promo === null || subtotal < promo.minimum) return 0 as Cents
  const { amountOff, percentOff } = promo
  return Math.min(subtotal, amountOff ?? Math.floor((subtotal * (percentOff ?? 0) + 50) / 100)) as Cents
}

/** What a total says of itself that has neither in it: without a place neither shipping nor tax is known, and with one each stands in a row of its own. */
export const BEFORE_SHIPPING_AND_TAX = "before shipping and tax"

/** What a cart costs. Lines that cannot be bought cost nothing; without goods nothing is sent, so nothing is charged. */
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
    savings: sum(lines.map(savingsOf)),
    promo,
    pointsSpent,
    pointsValue: getPointsValue(pointsSpent),
    cores,
    shipping: shipping as Cents,
    tax: tax as Cents,
    total: (subtotal - off + cores + shipping + tax) as Cents
  }
}

/** What the goods cost less than at their list prices, by the shop's reductions and by the code; points are the shopper's own. */
export const computeSavings = ({ promo, savings }: Pick<OrderTotals, "promo" | "savings">): Cents => (savings + promo) as Cents

/** As many of these points as goods of this many cents take, in whole steps: 0 or more. */
export const getSpendablePoints = (points: number, cents: number): number =>
  POINTS_STEP * Math.max(0, Math.min(Math.floor(points / POINTS_STEP), Math.floor(cents / CENTS_OF_STEP)))

/** What sending goods of this many cents costs, in integer cents. */
export const getShippingPrice = (
  subtotal: number,
  { freeShippingFrom, freight = 0, shipping }: Pick<PricingTerms, "freeShippingFrom" | "freight" | "shipping">
): number => (isFree(subtotal, freeShippingFrom) ? 0 : shipping) + freight

const isFree = (subtotal: number, freeFrom: number | null): boolean => freeFrom !== null && subtotal >= freeFrom

const savingsOf = ({ isPurchaseable, listPrice, quantity, unitPrice }: PricedCartLine): number =>
  isPurchaseable && listPrice !== null ? quantity * Math.max(0, listPrice - unitPrice) : 0

const sum = (amounts: ReadonlyArray<number>): Cents => amounts.reduce((before, amount) => before + amount, 0) as Cents
