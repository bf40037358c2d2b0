import { setBounded } from "@camber/domain/ports"
import { overlayCount } from "@camber/ui"
import { type RefObject, useEffect, useRef } from "react"
import type { CurrentPage } from "./CurrentPage.ts"

/** The link that the visitor followed. */
interface FollowedLink {
  readonly href: string
  /** Index among the links with this URL: two rows may show the same part. */
  readonly index: number
  readonly hasFocusRing: boolean
}

/** Maximum pages whose focus is remembered. */
const MAX_PAGES = 50

/** Not yet in TypeScript's DOM library. A browser without it decides by the last input method. */
interface FocusVisibleOptions extends FocusOptions {
  readonly focusVisible: boolean
}

const findLinks = (href: string): ReadonlyArray<HTMLElement> => [
  ...document.querySelectorAll<HTMLElement>(`#main a[href="${CSS.escape(href)}"]`)
]

const toFollowedLink = ({ target }: Event): FollowedLink | null => {
  const link = target instanceof Element ? target.closest<HTMLElement>("#main a[href]") : null
  const href = link?.getAttribute("href")
  return link && href ? { href, index: findLinks(href).indexOf(link), hasFocusRing: link.matches(":focus-visible") } : null
}

/**
 * After Back, focuses the link that the visitor followed from that page. Does not scroll. Shows the focus ring only if the link had one.
 * Returns the function that stops it.
 */
export const restoreFocus = (current: CurrentPage): (() => void) => {
  const links = new Map<string, FollowedLink | null>()
  const remember = (event: Event) => setBounded(links, current.page.key, toFollowedLink(event), MAX_PAGES)
  document.addEventListener("click", remember, true)
  const unfollow = current.follow(() => {
    const link = links.get(current.page.key)
    const focused = document.activeElement
    // By now the start of the page has the focus, unless a dialog is open.
    if (!link || (focused !== document.body && focused?.id !== "main")) return
    const options: FocusVisibleOptions = { preventScroll: true, focusVisible: link.hasFocusRing }
    findLinks(link.href)[link.index]?.focus(options)
  })
  return () => {
    document.removeEventListener("click", remember, true)
    unfollow()
  }
}

/** Whether the element is in an overlay, whose focus must not move. A closing overlay does not count. */
export const isInsideOverlay = (element: Element | null): boolean => element?.closest("[role$=dialog]:not([data-leaving])") != null

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
