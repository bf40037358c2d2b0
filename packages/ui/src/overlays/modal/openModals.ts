import { overlayCount } from "../../foundation/open-layers/overlayCount.ts"
import { isCurrentPage, type PageAddress } from "./pageIdentity.ts"

interface OpenModal {
  readonly layer: HTMLElement
  readonly modal: HTMLElement
  /** Elements that may take the focus after closing, the nearest first. A modal below may be gone by then. */
  readonly openers: ReadonlyArray<HTMLElement>
  /** The page that the modal overlays. */
  readonly over: PageAddress
  readonly ways: ModalHandlers
}

/** Handlers that close a modal. */
export interface ModalHandlers {
  readonly onClose: () => void
  /** One step back: the modal closes, or shows its previous content. */
  readonly onEscape: () => void
}

/** The open modals that keep the focus, the topmost last. */
const modals: OpenModal[] = []
/** Elements that the open modals hide from assistive technology. */
let hidden: Element[] = []
let settling = 0
/** Observes content added beside the hidden elements. */
let around: MutationObserver | undefined

/**
 * Keeps the focus in this layer, locks the page behind it and hides that page from assistive technology. The returned function ends all
 * this and returns the focus.
 */
export const activateModal = (layer: HTMLElement, modal: HTMLElement, ways: ModalHandlers): (() => void) => {
  const below = modals.at(-1)
  const openers = [document.activeElement as HTMLElement, ...(below ? [below.modal, ...below.openers] : [])]
  const entered = { layer, modal, openers, over: new URL(location.href), ways }
  const leaveLayers = overlayCount.enter()
  if (modals.push(entered) === 1) {
    addEventListener("keydown", press)
    addEventListener("popstate", leavePage)
  }
  const endAsking = askedFirst(ways.onEscape)
  settleSoon()
  // When an element is removed or disabled, the browser takes its focus away, and does not always fire an event.
  const changes = new MutationObserver(() => {
    if (modals.at(-1) === entered && document.activeElement!.matches("body, :disabled")) modal.focus({ preventScroll: true })
  })
  changes.observe(layer, { attributeFilter: ["disabled"], childList: true, subtree: true })
  return () => {
    changes.disconnect()
    leaveLayers()
    endAsking()
    modals.splice(modals.indexOf(entered), 1)
    if (modals.length === 0) {
      removeEventListener("keydown", press)
      removeEventListener("popstate", leavePage)
    }
    settle()
    const focused = document.activeElement as HTMLElement
    if (focused !== document.body && !layer.contains(focused)) return
    focused.blur()
    openers.find((opener) => opener.matches("body *") && !opener.closest("[data-leaving]"))?.focus({ preventScroll: true })
  }
}

/** This change is invisible but causes a layout, so it runs outside the frame. */
const settleSoon = (): void => {
  cancelAnimationFrame(settling)
  settling = requestAnimationFrame(() => setTimeout(settle))
}

const settle = (): void => {
  cancelAnimationFrame(settling)
  around?.disconnect()
  for (const element of hidden) element.removeAttribute("aria-hidden")
  hidden = []
  const top = modals.at(-1)
  // `inert` is not used, because it would make the browser restyle the whole page. Live regions stay audible.
  if (top) {
    around = new MutationObserver(settleSoon)
    hideAround(document.body, [top.layer, ...document.querySelectorAll("[aria-live]")])
  }
  lock(modals.length > 0)
}

const hideAround = (parent: Element, kept: ReadonlyArray<Element>): void => {
  around!.observe(parent, { childList: true })
  for (const child of parent.children) {
    // The list that a field of the modal opens is a sibling of the modal.
    if (kept.includes(child) || child.matches("script, style, [aria-hidden], [data-base-ui-portal]")) continue
    if (kept.some((element) => child.contains(element))) hideAround(child, kept)
    else {
      child.setAttribute("aria-hidden", "true")
      hidden.push(child)
    }
  }
}

/**
 * Locks both directions, because hiding the overflow of one makes the other scroll. Keeps the page's width where the scroll bar takes
 * space.
 */
const lock = (isLocked: boolean): void => {
  const { clientWidth, style } = document.documentElement
  if (isLocked === (style.overflow === "hidden")) return
  style.scrollbarGutter = isLocked && innerWidth > clientWidth ? "stable" : ""
  style.overflow = isLocked ? "hidden" : ""
}

/** A navigation to another page closes all modals. */
const leavePage = (): void => {
  for (const { over, ways } of modals.toReversed()) if (!isCurrentPage(over)) ways.onClose()
}

/** Missing from TypeScript's library types. */
declare const CloseWatcher: new () => { onclose: () => void; readonly destroy: () => void }

/**
 * Uses the browser's close request. Some browsers, as on phones, send one before Back navigates; it then triggers the topmost modal's step
 * instead.
 */
const askedFirst = (step: () => void): (() => void) => {
  if (!("CloseWatcher" in window)) return () => {}
  let isKey = false
  // The browser also sends a close request for Escape, even if an input method or a field has already handled the key. `press` handles that
  // key.
  const mark = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return
    isKey = true
    setTimeout(() => (isKey = false))
  }
  addEventListener("keydown", mark, true)
  const begin = () => {
    const asked = new CloseWatcher()
    asked.onclose = () => {
      // Each watcher receives only one request.
      watcher = begin()
      if (!isKey) step()
    }
    return asked
  }
  let watcher = begin()
  return () => {
    removeEventListener("keydown", mark, true)
    watcher.destroy()
  }
}

const press = (event: KeyboardEvent): void => {
  const top = modals.at(-1)
  if (top === undefined || event.defaultPrevented || event.isComposing) return
  if (event.key === "Escape") {
    // Otherwise the browser would also leave full screen mode.
    event.preventDefault()
    top.ways.onEscape()
  }
  if (event.key !== "Tab") return
  const active = document.activeElement!
  const isIn = top.layer.contains(active)
  // A keyboard shortcut has moved the focus elsewhere, for example to the notices.
  if (!isIn && !active.matches("body, [aria-hidden=true], [aria-hidden=true] *")) return
  const stops = getTabbableElements(top.layer)
  const further = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  // The focus may be on an element that is not a tab stop, such as a heading.
  if (isIn && stops.some((stop) => active.compareDocumentPosition(stop) & further && !areOneGroup(active, stop))) return
  event.preventDefault()
  ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
}

const CONTROLS = "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable=false])"

/** Returns the tab stops. A group of radio buttons has one: the checked button, or else the first. */
export const getTabbableElements = (layer: HTMLElement): ReadonlyArray<HTMLElement> =>
  [...layer.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter(
      (control) =>
        !control.matches(":disabled, [inert] *, [tabindex^='-']") && control.checkVisibility?.({ visibilityProperty: true }) !== false
    )
    .filter((control, _, all) => {
      if (!isRadio(control)) return true
      const group = all.filter((other) => areOneGroup(control, other))
      return control === (group.find((radio) => radio.matches(":checked")) ?? group[0])
    })

const areOneGroup = (one: Element, other: Element): boolean =>
  isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form

const isRadio = (control: Element): control is HTMLInputElement => control instanceof HTMLInputElement && control.type === "radio"
