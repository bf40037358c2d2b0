import { onFirstInteraction } from "../foundation/lazy/onFirstInteraction.ts"
import { INLINED_STYLES } from "../foundation/page/selectors.ts"
import { loadFonts } from "./loadFonts.ts"

/**
 * All code that a page runs before it is loaded. Reading, links and forms work without more code; the document stores clicks on other
 * buttons. React and the shop's own code load when the page is loaded and the browser is idle. They load immediately if the visitor has
 * interacted or if the page needs new verdicts.
 */
let isBegun = false
const begin = (wasTouched: boolean) => {
  if (isBegun) return
  isBegun = true
  stopWatching()
  // A link that is disabled before insertion fetches nothing, but marks its stylesheet as present.
  for (const href of namedBy(INLINED_STYLES, "of"))
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, disabled: true }))
  fetchAhead("then")
  import("./hydrateApp.tsx").then(
    // Runs in its own task, because evaluating React and the shop's code already takes long.
    ({ hydrateApp }) => {
      setTimeout(hydrateApp, 0, wasTouched)
      if (isPart && !savesData()) soon(() => fetchAhead("sign"), { timeout: 5000 })
    },
    // The network may be down for a moment, so the next interaction or the return of the network tries again.
    () => {
      isBegun = false
      stopWatching = watch()
      addEventListener("online", () => begin(true), { once: true })
    }
  )
}

/** Most first clicks on these pages are on Add to Cart, so its code loads while the visitor reads (ATC-42). */
const isPart = document.documentElement.dataset["pageType"] === "Product"
const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches all files in parallel, once, so that a button also works without a network. Stylesheets go to the cache: browsers warn about
 * unused preloads, and Firefox applies `default-src` to prefetch links.
 */
const fetchAhead = (name: "sign" | "then") => {
  for (const href of namedBy(`script[data-${name}]`, name)) {
    if (href.endsWith(".css")) fetch(href, { priority: "low" }).catch(() => undefined)
    else document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
  }
  document.querySelector(`script[data-${name}]`)?.removeAttribute(`data-${name}`)
}

/** URLs in an element of the document. */
const namedBy = (element: string, name: string): ReadonlyArray<string> =>
  document.querySelector<HTMLElement>(element)?.dataset[name]?.split(" ").filter(Boolean) ?? []

/** Pointer presses and keys only: a page that appears under a resting pointer gets a move event, and a restored page gets a scroll event. */
const watch = () => onFirstInteraction(() => begin(true), ["pointerdown", "keydown"])
let stopWatching = watch()
const soon = window.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 200))
const whenIdle = () => void soon(() => begin(false), { timeout: 2000 })
/** Begins after the first frame, which may follow the load event. These requests run in parallel. A background tab renders no frame. */
const beginWhenIdle = () => void (document.hidden ? whenIdle() : requestAnimationFrame(() => requestAnimationFrame(whenIdle)))

onFirstInteraction(() => fetchAhead("sign"))
loadFonts()
if (document.querySelector("[data-unjudged], [data-kept]")) begin(false)
else if (document.readyState === "complete") beginWhenIdle()
else {
  addEventListener("load", beginWhenIdle, { once: true })
  // A hanging image or font delays the load event but must not delay hydration.
  setTimeout(beginWhenIdle, 4000)
}
