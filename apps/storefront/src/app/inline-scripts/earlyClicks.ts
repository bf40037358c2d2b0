import { SCRIPTED_CONTROLS } from "../../foundation/page/selectors.ts"

declare global {
  interface Window {
    /** Stops recording clicks and returns the clicked buttons. */
    earlyClicks?: () => ReadonlyArray<HTMLElement>
  }
}

/** Includes open overlays: the slash key must not move the focus out of them. */
const TAKES_TEXT = "input,textarea,select,[contenteditable],:popover-open"

/**
 * Records clicks on buttons before the page's scripts load, in order; `HydrationBoundary` replays them after hydration. Stops their
 * propagation, because React would otherwise hydrate for such a click and then handle it a second time.
 */
const pressed: HTMLElement[] = []
const keep = (event: MouseEvent) => {
  // The target may be the document or the window, which have no ancestors.
  const button = (event.target as Partial<Element>).closest?.<HTMLElement>(SCRIPTED_CONTROLS)
  if (!button) return
  pressed.push(button)
  // Shows feedback until the replay. A changed attribute would cause a hydration mismatch.
  if (button.dataset["early"] !== undefined) button.animate?.({ opacity: [1, 0.4] }, { duration: 300, iterations: 99 })
  event.preventDefault()
  event.stopPropagation()
}

/** The slash key focuses the search field, which then receives the typed text. */
const leadToSearch = (event: KeyboardEvent) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if ((event.target as Element).closest(TAKES_TEXT)) return
  const field = document.querySelector<HTMLElement>("search [name=query]")
  if (!field) return
  event.preventDefault()
  field.focus()
}

/**
 * Back or Forward between pages of this tab changes only the URL. The router is not loaded yet, so the page must reload (NAV-170). The
 * browser would then restore the scroll position of the page that the visitor leaves; `restoreScrollAfterReload` restores the right one.
 */
const loaded = location.pathname + location.search
const follow = () => {
  if (location.pathname + location.search === loaded) return
  history.scrollRestoration = "manual"
  location.reload()
}

addEventListener("click", keep, true)
addEventListener("keydown", leadToSearch)
addEventListener("popstate", follow)
window.earlyClicks = () => {
  removeEventListener("click", keep, true)
  removeEventListener("keydown", leadToSearch)
  removeEventListener("popstate", follow)
  return pressed
}
