import { computeCartTotals, computeOrderTotals, type OrderTotals, getShippingPrice, getSpendablePoints } from "@camber/domain/cart"
import { Promo } from "@camber/domain/promotions"
import {
  getFreeShippingThreshold,
  type OrderTerms,
  type ShippingChoice,
  type ShippingMethod,
  filterDominatedMethods
} from "@camber/domain/checkout"
import { POINTS_STEP, computePointsEarned, getRedeemablePoints } from "@camber/domain/loyalty"
import { Cents, formatCents } from "@camber/domain/money"
import { type Destination, type Shipment, type ShippingOption, type Taxable, type TaxResult, NO_TAX as noTax } from "@camber/domain/rates"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Schema } from "effect"
import type { Kysely } from "kysely"
import type { CatalogLookup } from "../cart/CatalogLookup.ts"
import { type SavedLine, readLines } from "../cart/cartLines.ts"
import { priceLine } from "../cart/loadCartSummary.ts"
import { getVariantNumbers } from "../cart/Choice.ts"
import { loadVisitorLookup } from "../cart/loadVisitorLookup.ts"
import { getAddRejection, addRejectionMessages } from "../cart/AddRejection.ts"
import { evaluateLineToday } from "../cart/cartFit.ts"
import { isTaxExempt } from "../profile/accountTerms.ts"
import type { Tables } from "../database/tables.ts"
import type { Reference } from "../reference/Reference.ts"
import { readPromoCode } from "../promotions/readPromoCode.ts"
import { readMembershipStatus } from "../rewards/readPoints.ts"
import { estimateArrivals } from "./estimateArrivals.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import { type StockRequirement, computeStockRequirements } from "./computeStockRequirements.ts"
import type { Quotes } from "../rates/quotes.ts"

/** A cart to price, with its terms and destination. */
export interface OrderRequest {
  readonly webUserGuid: WebUserGuid
  readonly terms: OrderTerms
  readonly place: Destination
}

/** Data access for pricing. `reference` must be loaded before the transaction starts. */
export interface PricingContext {
  readonly database: Kysely<Tables>
  readonly reference: Reference
}

/** A cart line as it would be ordered, with today's fitment verdict. */
export interface QuotedLine {
  readonly line: SavedLine
  readonly priced: ReturnType<typeof priceLine>
  /** Message to the shopper why the line cannot be ordered; null if it can. */
  readonly problem: string | null
}

/** Price of a cart as an order. */
export interface OrderQuote {
  readonly lines: ReadonlyArray<QuotedLine>
  readonly lookup: CatalogLookup
  readonly needs: ReadonlyArray<StockRequirement>
  readonly totals: OrderTotals
  readonly taxed: TaxResult
  readonly promo: Promo | null
  readonly promoMessage: string | null
  readonly shipping: { readonly method: ShippingMethod; readonly choices: ReadonlyArray<ShippingChoice> }
  /** Message to the shopper why the order cannot be shipped, taxed or paid; null if it can. */
  readonly refusal: string | null
  readonly redeemablePoints: number
  readonly pointsEarned: number
}

const decodePromo = Schema.decodeSync(Promo)

/** Whether the total is positive but below the minimum payment. */
const isTooLittle = ({ total }: OrderTotals, leastCents: number): boolean => total > 0 && total < leastCents

const tooLittle = (total: number, leastCents: number, hasCode: boolean): string => {
  const without = hasCode ? ", or order without the promo code" : ""
  return `The ${formatCents(total)} left to pay is below our ${formatCents(leastCents)} minimum. Add something to your cart${without}.`
}

/**
 * Prices a visitor's cart as an order, at today's prices, stock, codes and points. If redeeming points would leave less than the minimum
 * payment, redeems one step fewer. Rejects if a quote rejects.
 */
export const priceOrder = async (
  { database, reference }: PricingContext,
  quotes: Quotes,
  { freeShippingFrom, payment }: Pick<OrderSettings, "freeShippingFrom" | "payment">,
  { place, terms, webUserGuid }: OrderRequest
): Promise<OrderQuote> => {
  const savedLines = await readLines(database, webUserGuid)
  const isForCars = savedLines.some(({ addedProject }) => addedProject !== null)
  const lookup = await loadVisitorLookup(database, webUserGuid, savedLines, isForCars)
  const evaluated = await Promise.all(
    savedLines.map(async (line) => ({ ...line, addedFor: await evaluateLineToday(database, line, lookup, reference) }))
  )
  const priced = evaluated.map((line) => ({ line, priced: priceLine(line, lookup) }))
  const needs = computeStockRequirements(
    priced.map(({ line, priced }) => ({ ...line, quantity: priced.quantity })),
    lookup
  )
  const short = new Set(needs.filter(({ inStock, pieces }) => inStock !== null && pieces > inStock).map((need) => need.skuVariantNumber))
  const lines = priced.map(({ line, priced }) => ({ line, priced, problem: getProblem(line, lookup, short) }))

  const promoAnswer = terms.promoCode === null ? null : await readPromoCode(database, webUserGuid, terms.promoCode)
  const promo = promoAnswer?.promo ? decodePromo(promoAnswer.promo) : null
  const { balance, userStatus } = await readMembershipStatus(database, webUserGuid, new Date())
  const points = userStatus === "eligible" && balance !== null ? getRedeemablePoints(balance.total) : 0
  const { offers, refusal } = await quotes.shipping(toShipment(lines, lookup, place))
  const pricedLines = lines.map((line) => line.priced)
  const arrivals = await estimateArrivals(
    database,
    savedLines.map(({ skuVariantNumber }) => skuVariantNumber),
    place,
    new Date()
  )
  const { total: subtotal } = computeCartTotals(pricedLines)
  const choices = filterDominatedMethods(
    offers.map((offer) => ({
      offer,
      method: offer.method,
      price: Cents.make(getShippingPrice(subtotal, shippingTerms(offer, freeShippingFrom))),
      hasFreight: offer.freightCents > 0,
      arrivals: arrivals(offer.method)
    }))
  )
  const offer = (choices.find(({ method }) => method === terms.shippingMethod) ?? choices[0])?.offer
  const priceWith = async (spent: number) => {
    const charged = { promo, points: spent, ...shippingTerms(offer, freeShippingFrom) }
    const untaxed = computeOrderTotals(pricedLines, charged)
    const isExempt = untaxed.total === 0 || (await isTaxExempt(database, webUserGuid))
    const tax = isExempt ? { refusal: null, taxed: noTax } : await quotes.tax(place, toTaxable(lines, untaxed))
    return { ...tax, totals: computeOrderTotals(pricedLines, { ...charged, tax: () => tax.taxed.cents }) }
  }
  const wanted = await priceWith(Math.min(points, terms.points))
  const isLittle = isTooLittle(wanted.totals, payment.leastCents) && wanted.totals.pointsSpent > 0
  const { refusal: taxRefusal, taxed, totals } = isLittle ? await priceWith(wanted.totals.pointsSpent - POINTS_STEP) : wanted
  return {
    lines,
    lookup,
    needs,
    totals,
    taxed,
    promo,
    promoMessage: promoAnswer?.message ?? null,
    shipping: {
      method: offer?.method ?? "standard",
      choices: choices.map(({ arrivals, hasFreight, method, price }) => ({ method, price, hasFreight, arrivals }))
    },
    refusal:
      refusal ??
      taxRefusal ??
      (isTooLittle(totals, payment.leastCents) ? tooLittle(totals.total, payment.leastCents, promo !== null) : null),
    redeemablePoints: Math.min(points, getSpendablePoints(points, totals.subtotal - totals.promo)),
    pointsEarned:
      balance === null || userStatus === "not_eligible" ? 0 : computePointsEarned(totals.subtotal - totals.promo - totals.pointsValue)
  }
}

/** Returns the taxable amounts of an order. */
const toTaxable = (
  lines: ReadonlyArray<QuotedLine>,
  { cores, lines: totals, pointsValue, promo, shipping, subtotal }: OrderTotals
): Taxable => ({
  goods: subtotal - promo - pointsValue,
  shipping,
  cores,
  lines: lines.map(({ line, priced }, index) => ({
    skuVariantNumber: line.skuVariantNumber,
    quantity: priced.quantity,
    cents: totals[index]?.paid ?? 0
  }))
})

/** Returns the shipping price of an option. If there is no option, the price is 0, and the order cannot be placed. */
const shippingTerms = (offer: ShippingOption | undefined, threshold: number | null) => ({
  shipping: offer?.cents ?? 0,
  freight: offer?.freightCents ?? 0,
  freeShippingFrom: offer === undefined ? null : getFreeShippingThreshold(offer.method, threshold)
})

/** Converts the purchasable items of a cart to packages. */
const toShipment = (lines: ReadonlyArray<QuotedLine>, lookup: CatalogLookup, place: Destination): Shipment => ({
  place,
  parcels: lines.flatMap(({ line, priced }) => {
    const variant = priced.isPurchaseable ? lookup.sold(line.skuVariantNumber)?.variant : undefined
    if (variant === undefined) return []
    return [
      {
        pieces: priced.quantity,
        pounds: variant.weight_pounds,
        longestInches: variant.longest_inches,
        isFreight: variant.ships_by_freight,
        isGroundOnly: variant.is_ground_only
      }
    ]
  })
})

/** Returns why a line cannot be ordered. `short` contains the variants for which the lines together need more than the stock. */
const getProblem = (line: SavedLine, lookup: CatalogLookup, short: ReadonlySet<string>): string | null => {
  const refusal = getAddRejection(line, lookup)
  if (refusal !== null) return addRejectionMessages[refusal]
  const isShort = getVariantNumbers(line).some((number) => short.has(number))
  return isShort ? "We don't have enough in stock for everything in your cart." : null
}
