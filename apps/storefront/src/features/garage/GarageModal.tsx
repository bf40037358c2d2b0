import { VisuallyHidden } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useFirstInteraction } from "../../foundation/late/useFirstInteraction.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { garageHref } from "../../foundation/page/hrefs.ts"
import { GarageStore } from "./GarageStore.ts"
import { garageDrawer } from "./garageDrawer.ts"
import { useOpeningFlags } from "./useOpeningFlags.ts"
import { usePrefetch } from "../../foundation/late/usePrefetch.ts"

/** Opens the garage over the page and announces its changes. If the drawer's code fails to load, the garage page is the fallback. */
export const GarageModal = observer(function GarageModal() {
  const garage = useStore(GarageStore)
  const navigator = useStore(PageNavigator)
  const Drawer = useLazyComponent(garage.isOpen, garageDrawer, () => navigator.go(garageHref))
  useOpeningFlags()
  useFirstInteraction(usePrefetch(garageDrawer))
  return (
    <>
      <div aria-live="polite">
        <VisuallyHidden>{garage.announcement}</VisuallyHidden>
      </div>
      {Drawer && <Drawer />}
    </>
  )
})
