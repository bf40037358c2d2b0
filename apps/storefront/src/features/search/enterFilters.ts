import { activateModal } from "@camber/ui/overlays"

/** Has the facets that the browser has opened over the page be as any modal of the shop's, until the answer is called. */
export const enterFilters = (panel: HTMLElement): (() => void) => {
  const hide = () => panel.hidePopover()
  const leave = activateModal(panel, panel, { onClose: hide, onEscape: hide })
  panel.role = "dialog"
  // It may be in use already by the time that this code has come.
  if (!panel.contains(document.activeElement)) panel.querySelector("h2")?.focus({ preventScroll: true })
  // Where they stand beside the results they lie over nothing.
  const wide = matchMedia("(min-width: 1024px)")
  wide.addEventListener("change", hide)
  return () => {
    wide.removeEventListener("change", hide)
    panel.role = null
    leave()
  }
}
