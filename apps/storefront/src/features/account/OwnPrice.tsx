import { createElement } from "react"
import { lateComponent } from "../../foundation/late/lateComponent.ts"
import { useAttended } from "../../foundation/late/useAttended.ts"

const ownPriceText = lateComponent<OwnPriceProps>(() => import("./OwnPriceText.tsx"))

export interface OwnPriceProps {
  /** Formatted, as everybody's page has it. */
  readonly price: string
}

/** A price, and once somebody is there the visitor's own in its place: whoever has the special price pays less (GAP-C58). */
export const OwnPrice = ({ price }: OwnPriceProps) => {
  const Own = useAttended(ownPriceText)
  return Own ? createElement(Own, { price }) : price
}
