import { type Pricing, SEE_PRICE_IN_CART } from "@camber/domain/catalog"
import { formatCents, toDollars } from "@camber/domain/money"

/** What of a product or variant its price is told by, in integer cents. */
export interface PricedRow {
  readonly price_cents: number
  readonly list_price_cents: number | null
  /** Its maker lets nobody advertise it: the cart alone tells it. */
  readonly price_in_cart: boolean
}

/**
 * Prices as they travel (GAP-C56). A list price that is not above the price is none; percentages are rounded down: '15% Off'. Of what the cart alone
 * tells neither the price nor what it is off travels.
 */
export const toPricing = ({ list_price_cents: listed, price_cents: cents, price_in_cart }: PricedRow): typeof Pricing.Encoded => {
  if (price_in_cart)
    return {
      salePrice: null,
      salePriceString: SEE_PRICE_IN_CART,
      strikeThroughPrice: null,
      strikeThroughPriceString: null,
      percentOffString: null
    }
  const before = listed !== null && listed > cents ? listed : null
  const percentOff = before === null ? 0 : Math.floor(((before - cents) * 100) / before)
  return {
    salePrice: toDollars(cents),
    salePriceString: formatCents(cents),
    strikeThroughPrice: before === null ? null : toDollars(before),
    strikeThroughPriceString: before === null ? null : formatCents(before),
    percentOffString: percentOff < 1 ? null : `${percentOff}% Off`
  }
}

/** A price as text where it may stand. */
export const formatPrice = ({ price_cents, price_in_cart }: Omit<PricedRow, "list_price_cents">): string =>
  price_in_cart ? SEE_PRICE_IN_CART : formatCents(price_cents)
