import { createElement } from "react"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyOnInteraction } from "../../foundation/late/useLazyOnInteraction.ts"

const ownPriceText: LazyComponent<OwnPriceProps> = () => import("./OwnPriceText.tsx")

export interface OwnPriceProps {
  /** Formatted price for all visitors. */
  readonly price: string
}

/** Public price, replaced with the visitor's special price after the first interaction (GAP-C58). */
export const PersonalPrice = ({ price }: OwnPriceProps) => {
  const Own = useLazyOnInteraction(ownPriceText)
  return Own ? createElement(Own, { price }) : price
}
