import { Late, type LazyComponent } from "../../foundation/late/Late.tsx"
import { useInteracted } from "../../foundation/late/useInteracted.ts"

const ownPriceText: LazyComponent<OwnPriceProps> = () => import("./OwnPriceText.tsx")

export interface OwnPriceProps {
  /** Formatted price for all visitors. */
  readonly price: string
}

/** Public price, replaced with the visitor's special price after the first interaction (GAP-C58). */
export const PersonalPrice = ({ price }: OwnPriceProps) => (
  <Late load={ownPriceText} isWanted={useInteracted()} props={{ price }} fallback={price} />
)
