import { createElement } from "react"
import type { LateComponent } from "../../foundation/late/LateComponent.ts"
import { useAttended } from "../../foundation/late/useAttended.ts"

const rewardsTeller: LateComponent = () => import("./RewardsTeller.tsx")
/** What the shop says of rewards over every page: from the first sign of a person. */
export const Rewards = () => {
  const Teller = useAttended(rewardsTeller)
  return Teller && createElement(Teller)
}
