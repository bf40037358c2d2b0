import { countBadge } from "@camber/domain/navigation"
import { PhoneBar } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useLocation } from "react-router-dom"
import { cartHref } from "../cart/cartHref.ts"
import { CartStore } from "../cart/CartStore.ts"
import { useStore } from "../composition/StoreContext.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { garageDrawer } from "../garage/garageDrawer.ts"

/** The bar at the bottom of a phone: what works, within reach of a thumb. */
export const PhoneNavigation = observer(function PhoneNavigation() {
  const { itemCount } = useStore(CartStore)
  const garage = useStore(GarageStore)
  const { pathname } = useLocation()
  return (
    <PhoneBar
      items={[
        { label: "Home", icon: "house", href: "/", current: pathname === "/" },
        { label: "Shop", icon: "layout-grid", href: "/shop/all", current: pathname.startsWith("/shop/") },
        {
          label: "Garage",
          icon: "warehouse",
          onPress: () => garage.open({ step: "EXISTING_PROJECTS" }),
          onNear: garageDrawer.prefetch,
          current: garage.isOpen
        },
        { label: "Toolbox", icon: "book-open", href: "/the-toolbox", current: pathname.startsWith("/the-toolbox") },
        {
          label: "Cart",
          icon: "shopping-cart",
          href: cartHref,
          current: pathname === cartHref,
          badge: countBadge(itemCount, true) ?? undefined
        }
      ]}
    />
  )
})
