import { useLayoutEffect } from "react"
import type { PageState } from "./PageRouter.ts"

/** Another page begins where it was left, at what its address names, or at its top, unless it is asked to stay where it is. */
export const useScroll = ({ location, preventScrollReset, restoreScrollPosition }: PageState): void =>
  useLayoutEffect(() => {
    // Asked for anew.
    if (restoreScrollPosition === false) return
    const named = restoreScrollPosition === null && !preventScrollReset && findAnchorTarget(location.hash)
    if (named) named.scrollIntoView()
    else if (restoreScrollPosition !== null || !preventScrollReset) scrollTo(0, restoreScrollPosition ?? 0)
  }, [location, preventScrollReset, restoreScrollPosition])

/** What an address names of the page that stands. */
export const findAnchorTarget = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // No text that a browser could have made.
    return null
  }
}
