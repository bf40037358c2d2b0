import { createElement } from "react"
import type { LateComponent } from "../../foundation/late/LateComponent.ts"
import { useAttended } from "../../foundation/late/useAttended.ts"

const ownPriceText: LateComponent<OwnPriceProps> = () => import("./OwnPriceText.tsx")

export interface OwnPriceProps {
  /** Formatted, as everybody's page has it. */
  readonly price: string
}

/** A price, and once somebody is there the visitor's own in its place: whoever has the special price pays less (GAP-C58). */
export const OwnPrice = ({ price }: OwnPriceProps) => {
  const Own = useAttended(ownPriceText)
  return Own ? createElement(Own, { price }) : price
}
