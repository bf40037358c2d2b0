import { displayName, formatCountBadge } from "@camber/domain/navigation"
import { PhoneBar } from "./view/phone-bar/PhoneBar.tsx"
import { observer } from "mobx-react-lite"
import { useLocation } from "react-router-dom"
import { cartHref, garageHref } from "../../foundation/page/hrefs.ts"
import { AccountStore } from "../../features/account/AccountStore.ts"
import { CartStore } from "../../features/cart/CartStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "../../features/garage/GarageStore.ts"
import { menuHref } from "../../foundation/page/hrefs.ts"
import { useMenuOpener } from "../../features/navigation/drawers.ts"
import { NavigationStore } from "../../features/navigation/NavigationStore.ts"

/** The phone's bottom bar: the main controls within thumb reach (NAV-47 to NAV-50). */
export const PhoneNavigation = observer(function PhoneNavigation() {
  const { itemCount } = useStore(CartStore)
  const { profile } = useStore(AccountStore)
  const garage = useStore(GarageStore)
  const navigation = useStore(NavigationStore)
  const path = useLocation().pathname.toLowerCase()
  return (
    <PhoneBar
      items={[
        { label: "Menu", icon: "menu" as const, href: menuHref, opener: useMenuOpener(navigation, "main") },
        {
          label: "Shop",
          icon: "layout-grid" as const,
          href: "/shop/all",
          current: path.startsWith("/shop/"),
          opener: useMenuOpener(navigation, "shop")
        },
        {
          label: "Garage",
          icon: "warehouse" as const,
          href: garageHref,
          opener: { expanded: garage.isOpen, onOpen: () => garage.open({ step: "EXISTING_PROJECTS" }) },
          current: garage.isOpen
        },
        {
          label: "Cart",
          icon: "shopping-cart" as const,
          href: cartHref,
          current: path.includes("/shoppingcart"),
          badge: formatCountBadge(itemCount, true) ?? undefined
        },
        {
          label: "Account",
          shownAs: profile?.isRegistered ? (displayName(profile) ?? undefined) : undefined,
          icon: "user" as const,
          href: "/account",
          current: path.includes("/account")
        }
      ]}
    />
  )
})
