import type { Opener } from "@camber/ui"
import { navigationDrawer } from "./drawers.ts"
import type { NavigationStore } from "./NavigationStore.ts"

/** A control that opens the navigation drawer, at its main menu or at the shop (NAV-50). */
export const menuOpener = (navigation: NavigationStore, at: "main" | "shop"): Opener => ({
  expanded: navigation.drawer.isOpen,
  onOpen: () => navigation.act({ _tag: "Opened", at }),
  onNear: navigationDrawer.prefetch
})
