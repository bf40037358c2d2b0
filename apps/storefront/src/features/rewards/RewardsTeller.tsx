import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { LoyaltyStore } from "./LoyaltyStore.ts"
import { PointsWorthStore } from "./PointsWorthStore.ts"

/** Learns what the visitor's points are worth, tells the top bar (NAV-02) and, once a session, a notice. Draws nothing. */
export default function RewardsTeller() {
  const runtime = useStore(AppRuntime)
  const worth = useStore(PointsWorthStore)
  useEffect(() => {
    const loyalty = new LoyaltyStore(runtime)
    void loyalty.ask().then(() => {
      worth.show(loyalty.link?.currentPoints?.totalDollarValue.string)
      return loyalty.notifyPoints()
    })
  }, [runtime, worth])
  return null
}
