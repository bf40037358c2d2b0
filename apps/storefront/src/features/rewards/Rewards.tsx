import { createElement } from "react"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyOnInteraction } from "../../foundation/late/useLazyOnInteraction.ts"

const rewardsTeller: LazyComponent = () => import("./RewardsTeller.tsx")
/** What the shop says of rewards over every page: from the first sign of a person. */
export const Rewards = () => {
  const Teller = useLazyOnInteraction(rewardsTeller)
  return Teller && createElement(Teller)
}
