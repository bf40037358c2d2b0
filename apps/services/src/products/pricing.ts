import { type Pricing, SEE_PRICE_IN_CART } from "@camber/domain/catalog"
import { formatCents, toDollars } from "@camber/domain/money"

/** Price fields of a product or variant, in integer cents. */
export interface PricedRow {
  readonly price_cents: number
  readonly list_price_cents: number | null
  /** The brand forbids advertising the price (MAP), so only the cart shows it. */
  readonly price_in_cart: boolean
}

/**
 * Formats prices for the wire (GAP-C56). Drops a list price that is not above the price, and rounds percentages down: '15% Off'. If only
 * the cart may show the price, the result contains neither price nor discount.
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

/** Formats a price for places outside the cart. */
export const formatPrice = ({ price_cents, price_in_cart }: Omit<PricedRow, "list_price_cents">): string =>
  price_in_cart ? SEE_PRICE_IN_CART : formatCents(price_cents)
