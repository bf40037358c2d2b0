import { createElement } from "react"
import { lateComponent } from "../../foundation/late/lateComponent.ts"
import { useAttended } from "../../foundation/late/useAttended.ts"

const rewardsTeller = lateComponent(() => import("./RewardsTeller.tsx"))
/** What the shop says of rewards over every page: from the first sign of a person. */
export const Rewards = () => {
  const Teller = useAttended(rewardsTeller)
  return Teller && createElement(Teller)
}
