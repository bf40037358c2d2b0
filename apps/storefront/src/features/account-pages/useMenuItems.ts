import type { UserProfile } from "@camber/domain/visitor"
import type { AccountMenuItem } from "./view/account-menu/AccountMenu.tsx"
import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { NotificationsStore } from "../account-notifications/NotificationsStore.ts"
import { FlagStore } from "../flags/FlagStore.ts"
import { useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { InstallStore } from "../install/InstallStore.ts"
import { LoyaltyStore } from "../rewards/LoyaltyStore.ts"
import { menuItems } from "./menuItems.ts"

/**
 * Returns the account menu, first without and then with unread notifications and rewards (NAV-13, NAV-14), and with the app if it can be
 * installed (NAV-15).
 */
export const useMenuItems = (profile: UserProfile | null | undefined): ReadonlyArray<AccountMenuItem> => {
  const loyalty = useOwnStore(LoyaltyStore)
  const notifications = useStore(NotificationsStore)
  const install = useStore(InstallStore)
  const flags = useStore(FlagStore)
  const { search } = useLocation()
  useEffect(() => void install.ask(), [install])
  const isCustomers = profile?.isRegistered === true
  useEffect(() => {
    if (!isCustomers) return
    void loyalty.ask()
    void notifications.count()
    return notifications.follow()
  }, [isCustomers, loyalty, notifications])
  return menuItems(
    profile ?? null,
    {
      unread: notifications.state.unread,
      rewards: loyalty.link,
      canInstall: install.isOffered === true,
      hasNotifications: flags.isOn("notifications")
    },
    search
  )
}
