import type { Opener } from "@camber/ui"
import { createPrefetch, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import type { NavigationStore } from "./NavigationStore.ts"

export const navigationDrawer: LazyComponent = () => import("./NavigationDrawer.tsx")
export const prefetchNavigationDrawer = createPrefetch(navigationDrawer)
export const toolboxBlade: LazyComponent = () => import("./ToolboxBlade.tsx")
export const prefetchToolboxBlade = createPrefetch(toolboxBlade)

/** Returns the handler of a control that opens the navigation drawer at its main menu or at the shop (NAV-50). */
export const useMenuOpener = (navigation: NavigationStore, at: "main" | "shop"): Opener => ({
  expanded: navigation.drawer.isOpen,
  onOpen: () => navigation.act({ _tag: "Opened", at })
})
