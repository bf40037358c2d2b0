import { formatCountBadge } from "@camber/domain/navigation"
import type { NavEntry } from "./view/nav-drawer/NavList.tsx"
import { CartStore } from "../cart/CartStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "../garage/GarageStore.ts"

/** Returns decorations of the main menu's entries by label. Other menus have none. */
export const useMenuDecorations = (): Readonly<Record<string, Pick<NavEntry, "icon" | "badge">>> => {
  const { itemCount } = useStore(CartStore)
  const projects = useStore(GarageStore).state?.projects.length ?? null
  return {
    Shop: { icon: "layout-grid" },
    Toolbox: { icon: "book-open" },
    "My List": { icon: "bookmark" },
    "My Garage": { icon: "warehouse", badge: formatCountBadge(projects, true) ?? undefined },
    "My Cart": { icon: "shopping-cart", badge: formatCountBadge(itemCount, true) ?? undefined },
    "My Account": { icon: "user" },
    "Help Center": { icon: "info" }
  }
}
