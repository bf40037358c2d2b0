import { activateModal } from "@camber/ui/overlays"

/** Turns the facets, which the browser opened as a popover, into a modal of the shop until the returned function is called. */
export const enterFilters = (panel: HTMLElement): (() => void) => {
  const hide = () => panel.hidePopover()
  const leave = activateModal(panel, panel, { onClose: hide, onEscape: hide })
  panel.role = "dialog"
  // The visitor may have used the panel before this code was loaded.
  if (!panel.contains(document.activeElement)) panel.querySelector("h2")?.focus({ preventScroll: true })
  // On wide screens the filters are beside the results and overlay nothing.
  const wide = matchMedia("(min-width: 1024px)")
  wide.addEventListener("change", hide)
  return () => {
    wide.removeEventListener("change", hide)
    panel.role = null
    leave()
  }
}
