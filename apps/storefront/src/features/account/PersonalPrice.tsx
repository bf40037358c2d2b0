import { createElement } from "react"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyOnInteraction } from "../../foundation/late/useLazyOnInteraction.ts"

const ownPriceText: LazyComponent<OwnPriceProps> = () => import("./OwnPriceText.tsx")

export interface OwnPriceProps {
  /** Formatted, as everybody's page has it. */
  readonly price: string
}

/** A price, and once somebody is there the visitor's own in its place: whoever has the special price pays less (GAP-C58). */
export const PersonalPrice = ({ price }: OwnPriceProps) => {
  const Own = useLazyOnInteraction(ownPriceText)
  return Own ? createElement(Own, { price }) : price
}
