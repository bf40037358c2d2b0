import type { VariantOffer } from "@camber/domain/catalog"
import { toCents } from "@camber/domain/money"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
import { PriceLines } from "./PriceLines.tsx"

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
