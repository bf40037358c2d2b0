import { type Offer, priceBreakdown, priceLineText } from "@camber/domain/catalogue"
import { formatCents, toCents } from "@camber/domain/money"
import { PriceBreakdown } from "./view/price-breakdown/PriceBreakdown.tsx"

const cents = (dollars: number | null): number | null => (dollars === null ? null : toCents(dollars))
const sums: ReadonlyArray<string> = ["price", "due", "afterRebate"]

/** What the variant's price is made of, where there is more to it than the price. */
export const PriceParts = ({ card, variant }: Pick<Offer, "card" | "variant">) => {
  const lines = priceBreakdown({
    price: toCents(variant.pricing.salePrice),
    listPrice: cents(variant.pricing.strikeThroughPrice),
    coreCharge: cents(variant.coreCharge),
    rebate: card.rebate
  })
  if (lines.length === 0) return null
  return (
    <PriceBreakdown
      lines={lines.map(({ amount, kind }) => ({
        label: priceLineText[kind],
        // "You save" says already that it is taken off.
        amount: formatCents(kind === "saving" ? -amount : amount),
        isSum: sums.includes(kind)
      }))}
    />
  )
}
