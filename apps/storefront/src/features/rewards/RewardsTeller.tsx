import { type LoyaltyLink, getMemberBadge, getRewardsBadge } from "@camber/domain/loyalty"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { AccountStore } from "../account/AccountStore.ts"
import { LoyaltyStore } from "./LoyaltyStore.ts"
import { PointsWorthStore } from "./PointsWorthStore.ts"

/** Loads the visitor's rewards status, updates the header (NAV-02, LOY-04, LOY-13) and shows a notice once per session. Renders nothing. */
export default observer(function RewardsTeller() {
  const account = useStore(AccountStore)
  const loyalty = useOwnStore(LoyaltyStore)
  const worth = useStore(PointsWorthStore)
  useEffect(() => {
    void loyalty.ask().then(() => {
      worth.show(loyalty.link === null ? undefined : headerText(loyalty.link))
      return loyalty.notifyPoints()
    })
  }, [loyalty, worth])
  useEffect(() => void account.ask(), [account])
  const badge = account.profile ? getMemberBadge(account.profile) : null
  useEffect(() => worth.wear(badge ?? undefined), [badge, worth])
  return null
})

/** Only a member has points. */
const headerText = (link: LoyaltyLink): string | undefined =>
  link.currentPoints?.totalDollarValue.string ?? getRewardsBadge(link, { isLoyaltyRegisteredUser: false }) ?? undefined
