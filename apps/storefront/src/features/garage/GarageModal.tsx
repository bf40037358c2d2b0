import { VisuallyHidden } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useFirstInteraction } from "../../foundation/lazy/useFirstInteraction.ts"
import { Lazy } from "../../foundation/lazy/Lazy.tsx"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { garageHref } from "../../foundation/page/hrefs.ts"
import { GarageStore, garageDrawer, prefetchGarageDrawer } from "./GarageStore.ts"
import { OPENING_PARAMETERS, getOpeningStep } from "@camber/domain/garage"
import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"

/** Opens the drawer if the address contains a flag, and removes the flag from the address, so that it opens once. */
const useOpeningFlags = (): void => {
  const garage = useStore(GarageStore)
  const navigate = useNavigate()
  const { hash, pathname, search } = useLocation()
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    const step = getOpeningStep((name) => parameters.get(name))
    if (step === null) return
    for (const flag of OPENING_PARAMETERS) parameters.delete(flag)
    garage.open({ step })
    void navigate({ pathname, search: parameters.toString(), hash }, { replace: true, preventScrollReset: true })
  }, [garage, hash, navigate, pathname, search])
}

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
