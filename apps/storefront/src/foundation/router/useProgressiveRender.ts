import { useDeferredValue, useLayoutEffect, useState } from "react"
import { useRouter } from "./hooks.ts"
import { findAnchorTarget } from "./useScroll.ts"

/**
 * Whether all of a page is to be drawn. A page that a link has led to is drawn in two steps, what is below the first screen in the second one, so that
 * it stands sooner; who presses a link to a place there meanwhile is led to it then. Whole from the beginning are the first page, one that is stepped back to, and one whose address names a place in it.
 */
export const useProgressiveRender = (): boolean => {
  const router = useRouter()
  // Asked once: who heard each step of the router would be drawn anew by the press that leads on.
  const [isWhole] = useState(() => router.state.restoreScrollPosition !== null || router.state.location.hash !== "")
  const areBoth = useDeferredValue(true, isWhole)
  useLayoutEffect(() => {
    if (areBoth && !isWhole) findAnchorTarget(location.hash)?.scrollIntoView()
  }, [areBoth, isWhole])
  return areBoth
}
