import "./account-pages.css"
import { ACCOUNT_PAGES } from "@camber/domain/account"
import { displayName, signInHref } from "@camber/domain/navigation"
import { AccountMenu as Face } from "./view/account-menu/AccountMenu.tsx"
import { observer } from "mobx-react-lite"
import { useLocation } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AccountStore } from "../account/AccountStore.ts"
import { useMenuItems } from "./useMenuItems.ts"

/** Account menu below its header control, rendered once the profile is known (NAV-11 to NAV-17). */
const AccountMenu = observer(function AccountMenu() {
  const account = useStore(AccountStore)
  const { pathname, search } = useLocation()
  const { isMenuOpen, isSigningOut, profile } = account
  const items = useMenuItems(profile)
  if (!isMenuOpen || profile === undefined) return null
  return (
    <Face
      name={profile?.isRegistered ? (displayName(profile) ?? "My account") : null}
      items={items}
      signInHref={profile?.isBrowsingCustomerAuthorized === false ? signInHref(pathname + search) : ACCOUNT_PAGES.signIn}
      isSigningOut={isSigningOut}
      onSignOut={() => void account.signOut()}
      onClose={(why) => {
        account.setMenu(false)
        if (why === "escape") document.querySelector<HTMLElement>(".accountaction > a")?.focus()
      }}
    />
  )
})
export default AccountMenu
