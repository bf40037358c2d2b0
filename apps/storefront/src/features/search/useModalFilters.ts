import { type RefObject, useEffect } from "react"
import { useFirstInteraction } from "../../foundation/late/useFirstInteraction.ts"

const load = () => import("./enterFilters.ts")

/**
 * The browser opens the facets over the page by itself, at once and before any script. Once the code is there they are a modal, also where they
 * were opened before the page was alive.
 */
export const useModalFilters = (panel: RefObject<HTMLElement | null>): void => {
  useFirstInteraction(() => void load().catch(() => undefined))
  useEffect(() => {
    const element = panel.current!
    let leave: (() => void) | undefined
    let isHere = true
    const isOpen = () => isHere && element.matches(":popover-open")
    const hear = async () => {
      if (!isOpen()) {
        leave?.()
        leave = undefined
        return
      }
      const { enterFilters } = await load()
      if (isOpen()) leave ??= enterFilters(element)
    }
    // Without its code it stays what the browser makes of it.
    const toggle = () => void hear().catch(() => undefined)
    element.addEventListener("toggle", toggle)
    toggle()
    return () => {
      isHere = false
      element.removeEventListener("toggle", toggle)
      toggle()
    }
  }, [panel])
}
