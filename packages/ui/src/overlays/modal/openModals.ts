import { overlayCount } from "../../foundation/open-layers/overlayCount.ts"
import { isCurrentPage, type PageAddress } from "./pageIdentity.ts"

interface OpenModal {
  readonly layer: HTMLElement
  readonly modal: HTMLElement
  /** What may have the focus after it, the nearest first: a modal below may be gone by then. */
  readonly openers: ReadonlyArray<HTMLElement>
  /** What it lies over. */
  readonly over: PageAddress
  readonly ways: ModalHandlers
}

/** How a modal ends. */
export interface ModalHandlers {
  readonly onClose: () => void
  /** One step back: it closes, or shows what it showed before. */
  readonly onEscape: () => void
}

/** What lies over the page and keeps the focus, the topmost last. */
const modals: OpenModal[] = []
/** What is hidden from assistive technology because of them. */
let hidden: Element[] = []
let settling = 0
/** Sees what comes beside what is hidden. */
let around: MutationObserver | undefined

/**
 * Keeps the focus in this layer, and the page behind it locked and hidden from assistive technology, until the answer is called, which gives
 * the focus back.
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
  // A browser takes the focus from what is removed or disabled, not always with an event.
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

/** Nobody sees it, and it lays the page out: it does not hold a frame back. */
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
  // `inert` would have the browser go through the style of all that is in the page. What is said aloud goes on being said.
  if (top) {
    around = new MutationObserver(settleSoon)
    hideAround(document.body, [top.layer, ...document.querySelectorAll("[aria-live]")])
  }
  lock(modals.length > 0)
}

const hideAround = (parent: Element, kept: ReadonlyArray<Element>): void => {
  around!.observe(parent, { childList: true })
  for (const child of parent.children) {
    // A list that a field of the modal's has opened stands beside it.
    if (kept.includes(child) || child.matches("script, style, [aria-hidden], [data-base-ui-portal]")) continue
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

/** A step back or forward to another page takes no modal along. */
const leavePage = (): void => {
  for (const { over, ways } of modals.toReversed()) if (!isCurrentPage(over)) ways.onClose()
}

/** What the library of types lacks yet. */
declare const CloseWatcher: new () => { onclose: () => void; readonly destroy: () => void }

/** A browser that asks what lies over the page before its Back leads to another one, as phones do, has the topmost modal take a step. */
const askedFirst = (step: () => void): (() => void) => {
  if (!("CloseWatcher" in window)) return () => {}
  let isKey = false
  // It asks for an Escape too, also for one that an input method or a field has taken for itself; `press` sees to that key.
  const mark = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return
    isKey = true
    setTimeout(() => (isKey = false))
  }
  addEventListener("keydown", mark, true)
  const begin = () => {
    const asked = new CloseWatcher()
    asked.onclose = () => {
      // It asks once.
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
    // Or the browser would leave its full screen as well.
    event.preventDefault()
    top.ways.onEscape()
  }
  if (event.key !== "Tab") return
  const active = document.activeElement!
  const isIn = top.layer.contains(active)
  // Somewhere that a key of its own led to, as to the notices.
  if (!isIn && !active.matches("body, [aria-hidden=true], [aria-hidden=true] *")) return
  const stops = getTabbableElements(top.layer)
  const further = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  // The focus may be on what is no stop itself, as a heading is.
  if (isIn && stops.some((stop) => active.compareDocumentPosition(stop) & further && !areOneGroup(active, stop))) return
  event.preventDefault()
  ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
}

const CONTROLS = "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable=false])"

/** What Tab stops at. Of a group of radio buttons that is the one that is checked, or else the first. */
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
