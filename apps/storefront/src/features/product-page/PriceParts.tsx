import { createElement } from "react"
import type { VariantOffer } from "@camber/domain/catalog"
import { toCents } from "@camber/domain/money"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyOnInteraction } from "../../foundation/late/useLazyOnInteraction.ts"
import { PriceLines } from "./PriceLines.tsx"

export type PricePartsProps = Pick<VariantOffer, "card" | "variant">

const ownPriceParts: LazyComponent<PricePartsProps> = () => import("./OwnPriceParts.tsx")

/** Renders the parts of the variant's price and, after the first interaction, of the visitor's own price (GAP-C58). */
export const PriceParts = (props: PricePartsProps) => {
  const Own = useLazyOnInteraction(ownPriceParts)
  const { salePrice } = props.variant.pricing
  if (salePrice === null) return null
  return Own ? createElement(Own, props) : <PriceLines {...props} price={toCents(salePrice)} />
}
