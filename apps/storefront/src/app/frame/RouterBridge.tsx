import { useEffect, useEffectEvent } from "react"
import { type NavigateOptions, useLocation, useNavigate, useRevalidator } from "react-router-dom"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

/** Keeps the scroll position and runs no loader. */
const STAY: NavigateOptions = { defaultShouldRevalidate: false, preventScrollReset: true, replace: true }

/** Gives stores the router's functions. */
export const RouterBridge = () => {
  const navigator = useStore(PageNavigator)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const here = useLocation()
  // A navigation to the displayed page cancels the pending one. Back and Forward have already changed the address, so they proceed.
  const cancel = useEffectEvent(() => {
    const { hash, pathname, search, state } = here
    if (location.pathname + location.search + location.hash !== pathname + search + hash) return
    void navigate({ hash, pathname, search }, { ...STAY, state: state as unknown })
  })
  useEffect(
    () => navigator.attach({ navigate: (href) => void navigate(href), revalidate, cancel: () => cancel() }),
    [navigate, navigator, revalidate]
  )
  return null
}
