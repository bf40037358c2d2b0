import { createElement } from "react"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyOnInteraction } from "../../foundation/late/useLazyOnInteraction.ts"

const rewardsTeller: LazyComponent = () => import("./RewardsTeller.tsx")
/** Loads the rewards notices of every page at the first interaction. */
export const Rewards = () => {
  const Teller = useLazyOnInteraction(rewardsTeller)
  return Teller && createElement(Teller)
}
