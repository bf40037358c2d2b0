import { PhoneBar } from "@camber/ui"
import { useLocation } from "react-router-dom"

/** The bar at the bottom of a phone: what works, within reach of a thumb. */
export const PhoneNavigation = () => {
  const { pathname } = useLocation()
  return (
    <PhoneBar
      items={[
        { label: "Home", icon: "house", href: "/", current: pathname === "/" },
        { label: "Shop", icon: "layout-grid", href: "/shop/all", current: pathname.startsWith("/shop/") },
        { label: "Toolbox", icon: "book-open", href: "/the-toolbox", current: pathname.startsWith("/the-toolbox") }
      ]}
    />
  )
}
