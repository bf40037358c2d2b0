import { type RefObject, useEffect } from "react"
import { useFirstInteraction } from "../../foundation/lazy/useFirstInteraction.ts"

const load = () => import("./enterFilters.ts")

/**
 * Turns the facets over the page into a modal once the code has loaded, even if they were opened before hydration. Until then the browser
 * opens them itself, without a script.
 */
export const useModalFilters = (panel: RefObject<HTMLElement | null>): void => {
  useFirstInteraction(() => void load().catch(() => undefined))
  useEffect(() => {
    const element = panel.current!
    let leave: (() => void) | undefined
    let isHere = true
    const isOpen = () => isHere && element.matches(":popover-open")
    const receive = async () => {
      if (!isOpen()) {
        leave?.()
        leave = undefined
        return
      }
      const { enterFilters } = await load()
      if (isOpen()) leave ??= enterFilters(element)
    }
    // If the code fails to load, the browser's own popover remains.
    const toggle = () => void receive().catch(() => undefined)
    element.addEventListener("toggle", toggle)
    toggle()
    return () => {
      isHere = false
      element.removeEventListener("toggle", toggle)
      toggle()
    }
  }, [panel])
}
