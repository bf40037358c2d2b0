import { setBounded } from "@camber/domain/ports"
import type { CurrentPage } from "./CurrentPage.ts"

/** The link that the visitor followed. */
interface FollowedLink {
  readonly href: string
  /** Index among the links with this address: two rows may show the same part. */
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
 * After Back, focuses the link that the visitor followed from that page. Nothing scrolls, and the ring shows only where it showed before.
 * Returns the function that stops it.
 */
export const restoreFocus = (current: CurrentPage): (() => void) => {
  const links = new Map<string, FollowedLink | null>()
  const remember = (event: Event) => setBounded(links, current.page.key, toFollowedLink(event), MAX_PAGES)
  document.addEventListener("click", remember, true)
  const unfollow = current.follow(() => {
    const link = links.get(current.page.key)
    const focused = document.activeElement
    // The start of the page has the focus by now, unless a dialog is open.
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
