import { displayName } from "@camber/domain/navigation"
import { HeaderAction } from "./view/header/Header.tsx"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { createPrefetch, Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { PointsWorthStore } from "../../features/rewards/PointsWorthStore.ts"
import { AccountStore } from "../../features/account/AccountStore.ts"

const accountMenu: LazyComponent = () => import("../../features/account-pages/AccountMenu.tsx")
const prefetchMenu = createPrefetch(accountMenu)

const href = "/account"

/** Opens the account menu, or without scripts the account page, which has the same links. */
export const AccountLink = observer(function AccountLink() {
  const account = useStore(AccountStore)
  const navigator = useStore(PageNavigator)
  const name = account.profile?.isRegistered ? (displayName(account.profile) ?? undefined) : undefined
  const opener = { expanded: account.isMenuOpen, onOpen: () => account.setMenu(!account.isMenuOpen), onNear: prefetchMenu }
  return (
    <div className="accountaction">
      <HeaderAction
        icon="user"
        caption={name === undefined ? "My" : "My Account"}
        label={name ?? "Account"}
        href={href}
        sign={useStore(PointsWorthStore).badge}
        opener={opener}
      />
      <Lazy load={accountMenu} isWanted={account.isMenuOpen} onFailure={() => navigator.go(href)} />
    </div>
  )
})
