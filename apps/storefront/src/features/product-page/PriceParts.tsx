import { createElement } from "react"
import type { Offer } from "@camber/domain/catalog"
import { toCents } from "@camber/domain/money"
import type { LateComponent } from "../../foundation/late/LateComponent.ts"
import { useAttended } from "../../foundation/late/useAttended.ts"
import { PriceLines } from "./PriceLines.tsx"

export type PricePartsProps = Pick<Offer, "card" | "variant">

const ownPriceParts: LateComponent<PricePartsProps> = () => import("./OwnPriceParts.tsx")

/** What the variant's price is made of, and once somebody is there what the visitor's own is (GAP-C58). */
export const PriceParts = (props: PricePartsProps) => {
  const Own = useAttended(ownPriceParts)
  const { salePrice } = props.variant.pricing
  if (salePrice === null) return null
  return Own ? createElement(Own, props) : <PriceLines {...props} price={toCents(salePrice)} />
}
