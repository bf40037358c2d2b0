import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { LoyaltyStore } from "./LoyaltyStore.ts"
import { PointsWorthStore } from "./PointsWorthStore.ts"

/** Learns what the visitor's points are worth, tells the top bar (NAV-02) and, once a session, a notice. Draws nothing. */
export default function RewardsTeller() {
  const loyalty = useOwnStore(LoyaltyStore)
  const worth = useStore(PointsWorthStore)
  useEffect(() => {
    void loyalty.ask().then(() => {
      worth.show(loyalty.link?.currentPoints?.totalDollarValue.string)
      return loyalty.notifyPoints()
    })
  }, [loyalty, worth])
  return null
}
