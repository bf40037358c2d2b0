import { type VariantOffer, getPriceBreakdown, formatPriceLine } from "@camber/domain/catalog"
import { toCents, type Cents, formatCents } from "@camber/domain/money"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
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

export type PricePartsProps = Pick<VariantOffer, "card" | "variant">

const ownPriceParts: LazyComponent<PricePartsProps> = () => import("./OwnPriceParts.tsx")

/** Renders the parts of the variant's price and, after the first interaction, of the visitor's own price (GAP-C58). */
export const PriceParts = (props: PricePartsProps) => {
  const hasInteracted = useInteracted()
  const { salePrice } = props.variant.pricing
  if (salePrice === null) return null
  return (
    <Lazy load={ownPriceParts} isWanted={hasInteracted} props={props} fallback={<PriceLines {...props} price={toCents(salePrice)} />} />
  )
}
