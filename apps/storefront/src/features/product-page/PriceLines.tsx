import { getPriceBreakdown, formatPriceLine } from "@camber/domain/catalog"
import { type Cents, formatCents, toCents } from "@camber/domain/money"
import type { PricePartsProps } from "./PriceParts.tsx"
import { PriceBreakdown } from "./view/price-breakdown/PriceBreakdown.tsx"

const cents = (dollars: number | null): Cents | null => (dollars === null ? null : toCents(dollars))
const sums: ReadonlyArray<string> = ["price", "due", "afterRebate"]

/** How a price comes about, line by line; nothing where there is no more to it than the price. */
export const PriceLines = ({ card, price, variant }: PricePartsProps & { readonly price: Cents }) => {
  const listPrice = cents(variant.pricing.strikeThroughPrice)
  const lines = getPriceBreakdown({ price, listPrice, coreCharge: cents(variant.coreCharge), rebate: card.rebate })
  if (lines.length === 0) return null
  return (
    <PriceBreakdown
      lines={lines.map(({ amount, kind }) => ({
        label: formatPriceLine[kind],
        // "You save" says already that it is taken off.
        amount: formatCents(kind === "saving" ? -amount : amount),
        isSum: sums.includes(kind)
      }))}
    />
  )
}
