import { toolboxHref } from "@camber/domain/navigation"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useFirstInteraction } from "../../foundation/late/useFirstInteraction.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { menuHref } from "../../foundation/page/hrefs.ts"
import { navigationDrawer } from "./drawers.ts"
import { NavigationStore } from "./NavigationStore.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { toolboxBlade } from "./drawers.ts"
import { ToolboxStore } from "./ToolboxStore.ts"
import { usePrefetch } from "../../foundation/late/usePrefetch.ts"

/** Opens the menus over the page. If their code fails to load, the controls link to pages instead. */
export const NavigationModals = observer(function NavigationModals() {
  const navigator = useStore(PageNavigator)
  const isMenuOpen = useStore(NavigationStore).drawer.isOpen
  const Drawer = useLazyComponent(isMenuOpen, navigationDrawer, () => navigator.go(menuHref))
  const Blade = useLazyComponent(useStore(ToolboxStore).isOpen, toolboxBlade, () => navigator.go(toolboxHref))
  useFirstInteraction(usePrefetch(navigationDrawer))
  return (
    <>
      {Drawer && <Drawer />}
      {Blade && <Blade />}
    </>
  )
})
