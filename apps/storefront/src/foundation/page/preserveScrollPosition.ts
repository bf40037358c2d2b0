import { setBounded } from "@camber/domain/ports"
import type { PageRouter } from "../router/PageRouter.ts"
import type { CurrentPage } from "./CurrentPage.ts"

/** The link that led on from a page. */
interface Place {
  readonly href: string
  /** Which of the links there: a card of the same part may stand in another row too. */
  readonly at: number
  readonly isRinged: boolean
}

/** Pages that are remembered: further back than anybody steps. */
const MOST = 50

/** Not in every library of types yet; a browser that does not know it goes by what was pressed last. */
interface Focus extends FocusOptions {
  readonly focusVisible: boolean
}

const linksTo = (href: string): ReadonlyArray<HTMLElement> => [
  ...document.querySelectorAll<HTMLElement>(`#main a[href="${CSS.escape(href)}"]`)
]

const focusedPlace = (): Place | null => {
  const focused = document.activeElement
  const href = focused?.getAttribute("href")
  const at = focused instanceof HTMLElement && href != null ? linksTo(href).indexOf(focused) : -1
  return at < 0 ? null : { href: href!, at, isRinged: focused!.matches(":focus-visible") }
}

/**
 * Who steps back to a page has the focus on the link that led on from it. It is known by its address: the first page comes back as a copy.
 * Nothing scrolls, and a ring is there only where one was.
 */
export const preserveScrollPosition = (shown: Pick<CurrentPage, "follow">, router: Pick<PageRouter, "state" | "subscribe">): void => {
  const places = new Map<string, Place | null>()
  let { key } = router.state.location
  // Told before the next page is drawn.
  router.subscribe(({ location }) => {
    if (location.key === key) return
    setBounded(places, key, focusedPlace(), MOST)
    ;({ key } = location)
  })
  shown.follow(() => {
    const place = places.get(key)
    const focused = document.activeElement
    // By then the page's beginning has it, but where a dialog stands over the page.
    if (place == null || (focused !== document.body && focused?.id !== "main")) return
    const options: Focus = { preventScroll: true, focusVisible: place.isRinged }
    linksTo(place.href)[place.at]?.focus(options)
  })
}
