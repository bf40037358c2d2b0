import { createElement, useState } from "react"
import { lateComponent } from "../../foundation/late/lateComponent.ts"
import { useFirstSign } from "../../foundation/late/useFirstSign.ts"
import { useLateComponent } from "../../foundation/late/useLateComponent.ts"

const rewardsTeller = lateComponent(() => import("./RewardsTeller.tsx"))
const doWithout = () => undefined

/** What the shop says of rewards over every page: from the first sign of a person. */
export const Rewards = () => {
  const [isAttended, setAttended] = useState(false)
  useFirstSign(() => setAttended(true))
  const Teller = useLateComponent(isAttended, rewardsTeller, doWithout)
  return Teller && createElement(Teller)
}
