interface OpenModal {
  readonly layer: HTMLElement
  readonly onEscape: () => void
}

/** What lies over the page and keeps the focus, the topmost last. */
const modals: OpenModal[] = []
/** What is hidden from assistive technology because of them. */
let hidden: Element[] = []
let settling = 0

/** Keeps the focus in this layer, and the page behind it locked and hidden from assistive technology, until the answer is called. */
export const enterModal = (modal: OpenModal): (() => void) => {
  if (modals.push(modal) === 1) addEventListener("keydown", press)
  // Nobody sees it, and it lays the page out: it does not hold the modal's first frame back.
  settling = requestAnimationFrame(() => setTimeout(settle))
  return () => {
    modals.splice(modals.indexOf(modal), 1)
    if (modals.length === 0) removeEventListener("keydown", press)
    settle()
  }
}

const settle = (): void => {
  cancelAnimationFrame(settling)
  for (const element of hidden) element.removeAttribute("aria-hidden")
  hidden = []
  const top = modals.at(-1)
  // `inert` would have the browser go through the style of all that is in the page. What is said aloud goes on being said.
  if (top) hideAround(document.body, [top.layer, ...document.querySelectorAll("[aria-live]")])
  lock(modals.length > 0)
}

const hideAround = (parent: Element, kept: ReadonlyArray<Element>): void => {
  for (const child of parent.children) {
    if (kept.includes(child) || child.matches("script, style, [aria-hidden]")) continue
    if (kept.some((element) => child.contains(element))) hideAround(child, kept)
    else {
      child.setAttribute("aria-hidden", "true")
      hidden.push(child)
    }
  }
}

/** The page stays as wide as it is where its scroll bar takes room. */
const lock = (isLocked: boolean): void => {
  const { clientWidth, style } = document.documentElement
  if (isLocked === (style.overflowY === "hidden")) return
  style.scrollbarGutter = isLocked && innerWidth > clientWidth ? "stable" : ""
  style.overflowY = isLocked ? "hidden" : ""
}

const press = (event: KeyboardEvent): void => {
  const top = modals.at(-1)
  if (top === undefined || event.defaultPrevented || event.isComposing) return
  if (event.key === "Escape") top.onEscape()
  if (event.key !== "Tab") return
  const stops = stopsIn(top.layer)
  const active = document.activeElement
  const further = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  // The focus may be on what is no stop itself, as a heading is.
  if (active && top.layer.contains(active) && stops.some((stop) => active.compareDocumentPosition(stop) & further)) return
  event.preventDefault()
  ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
}

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]"

/** What Tab stops at. Of radio buttons with one that is checked that is this one. */
export const stopsIn = (layer: HTMLElement): ReadonlyArray<HTMLElement> =>
  [...layer.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(":disabled, [inert] *") &&
      control.checkVisibility?.({ visibilityProperty: true }) !== false &&
      (!isRadio(control) ||
        control.checked ||
        ![...layer.querySelectorAll("input:checked")].some((other) => isRadio(other) && other.name === control.name))
  )

const isRadio = (control: Element): control is HTMLInputElement => control instanceof HTMLInputElement && control.type === "radio"
