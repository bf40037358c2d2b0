import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"

const ownPriceText: LazyComponent<OwnPriceProps> = () => import("./OwnPriceText.tsx")

export interface OwnPriceProps {
  /** Formatted price for all visitors. */
  readonly price: string
}

/** Public price, replaced with the visitor's special price after the first interaction (GAP-C58). */
export const PersonalPrice = ({ price }: OwnPriceProps) => (
  <Lazy load={ownPriceText} isWanted={useInteracted()} props={{ price }} fallback={price} />
)
