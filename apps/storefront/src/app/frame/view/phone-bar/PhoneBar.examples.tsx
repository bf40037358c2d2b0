import type { Examples } from "@camber/ui/examples/Examples.ts"
import { PhoneBar } from "./PhoneBar.tsx"

export const examples: Examples = {
  "On a phone only": (
    <PhoneBar
      items={[
        { label: "Menu", icon: "menu", href: "#menu", opener: { expanded: false, onOpen: () => undefined } },
        { label: "Shop", icon: "layout-grid", href: "#shop", current: true },
        { label: "Garage", icon: "warehouse", href: "#garage" },
        { label: "Cart", icon: "shopping-cart", href: "#cart", badge: "99+" },
        { label: "Account", icon: "user", href: "#account" }
      ]}
    />
  )
}
