import type { Pricing } from "@camber/domain/catalogue"
import { formatCents, toDollars } from "@camber/domain/money"

/** Prices as they travel (GAP-C56). A list price that is not above the price is none; percentages are rounded down: '15% Off'. */
export const pricingOf = (cents: number, listCents: number | null): typeof Pricing.Encoded => {
  const before = listCents !== null && listCents > cents ? listCents : null
  const percentOff = before === null ? 0 : Math.floor(((before - cents) * 100) / before)
  return {
    salePrice: toDollars(cents),
    salePriceString: formatCents(cents),
    strikeThroughPrice: before === null ? null : toDollars(before),
    strikeThroughPriceString: before === null ? null : formatCents(before),
    percentOffString: percentOff < 1 ? null : `${percentOff}% Off`
  }
}
