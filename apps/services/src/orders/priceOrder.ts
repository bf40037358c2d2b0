import { orderTotals, type OrderTotals, spendablePoints } from "@camber/domain/cart"
import { Promo } from "@camber/domain/promotions"
import { type OrderTerms, shippingTerms } from "@camber/domain/checkout"
import { pointsEarned, redeemablePoints } from "@camber/domain/loyalty"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Schema } from "effect"
import type { Kysely } from "kysely"
import type { CatalogueLookup } from "../checkout/CatalogueLookup.ts"
import { type SavedLine, readLines } from "../checkout/cartLines.ts"
import { pricedLine } from "../checkout/cartSummary.ts"
import { variantNumbersOf } from "../checkout/Choice.ts"
import { lookUpForVisitor } from "../checkout/lookUpForVisitor.ts"
import { refusalOf, refusalText } from "../checkout/Refusal.ts"
import type { Tables } from "../database/tables.ts"
import { promoCodeFor } from "../promotions/promoCodeFor.ts"
import { standingOf } from "../rewards/standingOf.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import { type StockNeed, stockNeeds } from "./stockNeeds.ts"
import type { TaxedPlace } from "./Tax.ts"

/** What is asked to be ordered, and on which terms. */
export interface Wanted {
  readonly webUserGuid: WebUserGuid
  readonly terms: OrderTerms
  readonly place: TaxedPlace
}

/** A line of the cart as an order would have it. */
export interface QuotedLine {
  readonly line: SavedLine
  readonly priced: ReturnType<typeof pricedLine>
  /** Why it cannot be ordered like this, in the shopper's words. */
  readonly problem: string | null
}

/** What an order of a cart would be, before it is put into words for anybody. */
export interface OrderQuote {
  readonly lines: ReadonlyArray<QuotedLine>
  readonly lookup: CatalogueLookup
  readonly needs: ReadonlyArray<StockNeed>
  readonly totals: OrderTotals
  readonly promo: Promo | null
  readonly promoMessage: string | null
  readonly redeemablePoints: number
  readonly pointsEarned: number
}

const decodePromo = Schema.decodeSync(Promo)

/** What ordering a visitor's cart costs, at today's prices, stock, codes and points. */
export const priceOrder = async (
  database: Kysely<Tables>,
  settings: OrderSettings,
  { place, terms, webUserGuid }: Wanted
): Promise<OrderQuote> => {
  const kept = await readLines(database, webUserGuid)
  const lookup = await lookUpForVisitor(database, webUserGuid, kept, false)
  const priced = kept.map((line) => ({ line, priced: pricedLine(line, lookup) }))
  const needs = stockNeeds(
    priced.map(({ line, priced }) => ({ ...line, quantity: priced.quantity })),
    lookup
  )
  const short = new Set(needs.filter(({ inStock, pieces }) => inStock !== null && pieces > inStock).map((need) => need.skuVariantNumber))
  const lines = priced.map(({ line, priced }) => ({ line, priced, problem: problemOf(line, lookup, short) }))

  const promoAnswer = terms.promoCode === null ? null : await promoCodeFor(database, webUserGuid, terms.promoCode)
  const promo = promoAnswer?.promo ? decodePromo(promoAnswer.promo) : null
  const { balance, userStatus } = await standingOf(database, webUserGuid, new Date())
  const points = userStatus === "eligible" && balance !== null ? redeemablePoints(balance.total) : 0
  const tax = await settings.tax(place)
  const totals = orderTotals(
    lines.map((line) => line.priced),
    { promo, points: Math.min(points, terms.points), tax, ...shippingTerms(terms.shippingMethod, settings.freeShippingFrom) }
  )
  return {
    lines,
    lookup,
    needs,
    totals,
    promo,
    promoMessage: promoAnswer?.message ?? null,
    redeemablePoints: Math.min(points, spendablePoints(points, totals.subtotal - totals.promo)),
    pointsEarned: balance === null || userStatus === "not_eligible" ? 0 : pointsEarned(totals.subtotal - totals.promo - totals.pointsValue)
  }
}

/** `short`: the variants of which all lines together want more than there are. */
const problemOf = (line: SavedLine, lookup: CatalogueLookup, short: ReadonlySet<string>): string | null => {
  const refusal = refusalOf(line, lookup)
  if (refusal !== null) return refusalText[refusal]
  const isShort = variantNumbersOf(line).some((number) => short.has(number))
  return isShort ? "There are not enough in stock for all the items in your cart that need it." : null
}
