import { overlayCount } from "@camber/ui"
import { type RefObject, useEffect, useRef } from "react"

/** Whether no element has the focus, or only a closing dialog whose trigger may have been removed. */
const isLost = (element: Element | null): boolean =>
  element === null || element === document.body || (overlayCount.count() === 0 && element.closest("[role$=dialog]") !== null)

/**
 * Keeps the focus when the displayed content changes and may remove the focused control: moves it to the control's position, or else to
 * the start of the page, so that keyboard navigation continues there. `shown` identifies the displayed content; null until it is known.
 */
export const useFocusRestore = (shown: string | null, place?: RefObject<HTMLElement | null>): void => {
  const before = useRef(shown)
  useEffect(() => {
    const isFirst = before.current === null
    if (before.current === shown) return
    before.current = shown
    if (isFirst || !isLost(document.activeElement)) return
    // The position may be out of view, because the previous content was longer.
    if (place?.current) place.current.focus()
    else document.getElementById("main")?.focus({ preventScroll: true })
  }, [place, shown])
}
