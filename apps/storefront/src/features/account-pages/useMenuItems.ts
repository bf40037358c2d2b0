import type { UserProfile } from "@camber/domain/visitor"
import type { AccountMenuItem } from "./view/account-menu/AccountMenu.tsx"
import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { NotificationsStore } from "../account-notifications/NotificationsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { LoyaltyStore } from "../rewards/LoyaltyStore.ts"
import { menuItems } from "./menuItems.ts"

/** The account's menu, first without and then with what waits for a customer: unread notifications and rewards (NAV-13, NAV-14). */
export const useMenuItems = (profile: UserProfile | null | undefined): ReadonlyArray<AccountMenuItem> => {
  const loyalty = useOwnStore(LoyaltyStore)
  const notifications = useStore(NotificationsStore)
  const { search } = useLocation()
  const isCustomers = profile?.isRegistered === true
  useEffect(() => {
    if (!isCustomers) return
    void loyalty.ask()
    void notifications.count()
    return notifications.follow()
  }, [isCustomers, loyalty, notifications])
  return menuItems(profile ?? null, { unread: notifications.state.unread, rewards: loyalty.link }, search)
}
