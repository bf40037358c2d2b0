import { overlayCount } from "@camber/ui"
import { type RefObject, useEffect, useRef } from "react"

/** Where nothing has the focus, or a dialog that is closing: what it came from may be gone. */
const isLost = (element: Element | null): boolean =>
  element === null || element === document.body || (overlayCount.count() === 0 && element.closest("[role$=dialog]") !== null)

/**
 * What the page shows gives way to something else, and may take the focused control with it: the focus goes to where that stood, or else to the
 * page's beginning, so that the keyboard goes on from there. `shown` names what is shown; null until it is known.
 */
export const useFocusRestore = (shown: string | null, place?: RefObject<HTMLElement | null>): void => {
  const before = useRef(shown)
  useEffect(() => {
    const isFirst = before.current === null
    if (before.current === shown) return
    before.current = shown
    if (isFirst || !isLost(document.activeElement)) return
    // A place may be out of sight: what stood there was longer.
    if (place?.current) place.current.focus()
    else document.getElementById("main")?.focus({ preventScroll: true })
  }, [place, shown])
}
