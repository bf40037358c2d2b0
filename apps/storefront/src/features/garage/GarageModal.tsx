import { VisuallyHidden } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useFirstInteraction } from "../../foundation/lazy/useFirstInteraction.ts"
import { Lazy } from "../../foundation/lazy/Lazy.tsx"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { garageHref } from "../../foundation/page/hrefs.ts"
import { GarageStore } from "./GarageStore.ts"
import { garageDrawer, prefetchGarageDrawer } from "./garageDrawer.ts"
import { useOpeningFlags } from "./useOpeningFlags.ts"

/** Opens the garage over the page and announces its changes. If the drawer's code fails to load, the garage page is the fallback. */
export const GarageModal = observer(function GarageModal() {
  const garage = useStore(GarageStore)
  const navigator = useStore(PageNavigator)
  useOpeningFlags()
  useFirstInteraction(prefetchGarageDrawer)
  return (
    <>
      <div aria-live="polite">
        <VisuallyHidden>{garage.announcement}</VisuallyHidden>
      </div>
      <Lazy load={garageDrawer} isWanted={garage.isOpen} onFailure={() => navigator.go(garageHref)} />
    </>
  )
})
