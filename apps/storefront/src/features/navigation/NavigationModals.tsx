import { toolboxHref } from "@camber/domain/navigation"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useFirstInteraction } from "../../foundation/lazy/useFirstInteraction.ts"
import { Lazy } from "../../foundation/lazy/Lazy.tsx"
import { menuHref } from "../../foundation/page/hrefs.ts"
import { NavigationStore } from "./NavigationStore.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { navigationDrawer, prefetchNavigationDrawer, toolboxBlade } from "./drawers.ts"
import { ToolboxStore } from "./ToolboxStore.ts"

/** Opens the menus over the page. If their code fails to load, the controls link to pages instead. */
export const NavigationModals = observer(function NavigationModals() {
  const navigator = useStore(PageNavigator)
  const isMenuOpen = useStore(NavigationStore).drawer.isOpen
  const isBladeOpen = useStore(ToolboxStore).isOpen
  useFirstInteraction(prefetchNavigationDrawer)
  return (
    <>
      <Lazy load={navigationDrawer} isWanted={isMenuOpen} onFailure={() => navigator.go(menuHref)} />
      <Lazy load={toolboxBlade} isWanted={isBladeOpen} onFailure={() => navigator.go(toolboxHref)} />
    </>
  )
})
