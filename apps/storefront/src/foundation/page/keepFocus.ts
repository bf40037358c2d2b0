import { overlayCount } from "@camber/ui"

const FIELDS = "input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)"
const CONTROLS = `a[href], button:not(:disabled), ${FIELDS}, [tabindex]`

/** The position of removed content: its parent, and the node before it. */
interface Place {
  readonly parent: Element
  readonly previous: Node | null
}

/** Finds the outermost removed content that contained a control. */
const findPlace = (records: ReadonlyArray<MutationRecord>, control: Node): Place | null => {
  const record = records.find(
    ({ removedNodes, target }) => target.isConnected && [...removedNodes].some((removed) => removed.contains(control))
  )
  return record === undefined ? null : { parent: record.target as Element, previous: record.previousSibling }
}

const findReplacement = ({ parent, previous }: Place): Element | null => {
  const following = previous?.parentNode === parent ? previous.nextSibling : parent.firstChild
  return following instanceof Text ? parent.firstElementChild : (following as Element | null)
}

/** Chooses what continues after a removed control: a message, the first field of a form that its button opened, or the new content. */
const chooseTarget = (replacement: Element, isOpener: boolean): HTMLElement | null => {
  if (replacement.matches(CONTROLS)) return replacement as HTMLElement
  const messages = [...replacement.querySelectorAll<HTMLElement>("[role=alert], [role=status]")]
  const message = messages.find(({ textContent }) => textContent !== "")
  const field = isOpener ? replacement.querySelector<HTMLElement>(FIELDS) : null
  return message ?? field ?? (replacement as HTMLElement)
}

/** Finds the nearest non-empty content around an element, because an empty element offers nothing to read. */
const findContent = (element: Element): HTMLElement | null =>
  element.textContent.trim() === "" && element.parentElement !== null ? findContent(element.parentElement) : (element as HTMLElement)

/** Returns whether the element took the focus. Content takes it without being a tab stop, so that the next Tab continues there. */
const focusElement = (element: HTMLElement | null): boolean => {
  if (element === null) return false
  if (!element.matches(CONTROLS)) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/**
 * Keeps the focus in the page when an action removes or disables the focused control (WCAG 2.4.3): moves it to the content that replaced
 * the control in the next frame, or back to the control when it is enabled. A focus that the action moved itself stays. Overlays keep their
 * own.
 *
 * @returns The function that stops it.
 */
export const keepFocus = (): (() => void) => {
  let control: HTMLElement | null = null
  const stop = new AbortController()
  const isLost = (): boolean => overlayCount.count() === 0 && (document.activeElement ?? document.body) === document.body
  const follow = (element: EventTarget | null) => {
    control = element instanceof HTMLElement && element.closest("#main > *") !== null ? element : null
  }
  const restore = (place: Place, isOpener: boolean) => {
    if (stop.signal.aborted || !isLost() || !place.parent.isConnected) return
    const replacement = findReplacement(place)
    if (replacement === null || !focusElement(chooseTarget(replacement, isOpener))) focusElement(findContent(place.parent))
  }
  const changes = new MutationObserver((records) => {
    if (control === null || !isLost()) return
    if (control.isConnected) {
      if (!control.matches(":disabled")) control.focus({ preventScroll: true })
      return
    }
    const place = findPlace(records, control)
    const isOpener = control.closest("form") === null
    control = null
    if (place !== null) requestAnimationFrame(() => restore(place, isOpener))
  })
  follow(document.activeElement)
  document.addEventListener("focusin", ({ target }) => follow(target), { signal: stop.signal })
  document.addEventListener(
    "focusout",
    ({ target }) => {
      // The visitor left a control that is still usable.
      queueMicrotask(() => {
        if (target === control && control?.isConnected === true && !control.matches(":disabled")) control = null
      })
    },
    { signal: stop.signal }
  )
  changes.observe(document.body, { attributeFilter: ["disabled"], childList: true, subtree: true })
  return () => {
    stop.abort()
    changes.disconnect()
  }
}
