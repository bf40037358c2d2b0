import { createElement, useState } from "react"
import { lateComponent } from "../frame/lateComponent.ts"
import { useFirstSign } from "../frame/useFirstSign.ts"
import { useLateComponent } from "../frame/useLateComponent.ts"

const rewardsTeller = lateComponent(() => import("./RewardsTeller.tsx"))
const doWithout = () => undefined

/** What the shop says of rewards over every page: from the first sign of a person. */
export const Rewards = () => {
  const [isAttended, setAttended] = useState(false)
  useFirstSign(() => setAttended(true))
  const Teller = useLateComponent(isAttended, rewardsTeller, doWithout)
  return Teller && createElement(Teller)
}
