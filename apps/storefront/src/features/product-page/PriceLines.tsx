import { getPriceBreakdown, formatPriceLine } from "@camber/domain/catalog"
import { type Cents, formatCents, toCents } from "@camber/domain/money"
import type { PricePartsProps } from "./PriceParts.tsx"
import { PriceBreakdown } from "./view/price-breakdown/PriceBreakdown.tsx"

const cents = (dollars: number | null): Cents | null => (dollars === null ? null : toCents(dollars))
const sums: ReadonlyArray<string> = ["price", "due", "afterRebate"]

/** Renders a price's components, line by line; nothing if the price has only one. */
export const PriceLines = ({ card, price, variant }: PricePartsProps & { readonly price: Cents }) => {
  const listPrice = cents(variant.pricing.strikeThroughPrice)
  const lines = getPriceBreakdown({ price, listPrice, coreCharge: cents(variant.coreCharge), rebate: card.rebate })
  if (lines.length === 0) return null
  return (
    <PriceBreakdown
      lines={lines.map(({ amount, kind }) => ({
        label: formatPriceLine[kind],
        // The label "You save" already marks a deduction.
        amount: formatCents(kind === "saving" ? -amount : amount),
        isSum: sums.includes(kind)
      }))}
    />
  )
}
