declare global {
  interface Window {
    /** Ends the keeping of clicks and hands out the buttons that were pressed. */
    earlyClicks?: () => ReadonlyArray<HTMLElement>
  }
}

/** What scripts alone answer. Links, forms and what the browser opens by itself need none and go their way. */
const ANSWERED_BY_SCRIPTS = "button[data-early],button[type=button]:not([popovertarget])"
/** What is open over the page as well: the slash leads nowhere out of it. */
const TAKES_TEXT = "input,textarea,select,[contenteditable],:popover-open"

/**
 * Keeps clicks on buttons that come before the page's scripts, in their order; `HydrationBoundary` replays them once the page is alive. They go no further:
 * React, once it listens, would draw the page for such a click and then hear it too.
 */
const pressed: HTMLElement[] = []
const keep = (event: MouseEvent) => {
  // The document and the window are clicked on too, and are in nothing.
  const button = (event.target as Partial<Element>).closest?.<HTMLElement>(ANSWERED_BY_SCRIPTS)
  if (!button) return
  pressed.push(button)
  // Seen at once, until the press is replayed: an attribute would be other than what React expects to find.
  if (button.dataset["early"] !== undefined) button.animate?.({ opacity: [1, 0.4] }, { duration: 300, iterations: 99 })
  event.preventDefault()
  event.stopPropagation()
}

/** The slash leads into the search's field, which takes what is typed on by itself. */
const leadToSearch = (event: KeyboardEvent) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if ((event.target as Element).closest(TAKES_TEXT)) return
  const field = document.querySelector<HTMLElement>("search [name=query]")
  if (!field) return
  event.preventDefault()
  field.focus()
}

addEventListener("click", keep, true)
addEventListener("keydown", leadToSearch)
window.earlyClicks = () => {
  removeEventListener("click", keep, true)
  removeEventListener("keydown", leadToSearch)
  return pressed
}

export {}
