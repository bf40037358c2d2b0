import { onFirstInteraction } from "../foundation/late/onFirstInteraction.ts"
import { INLINED_STYLES } from "../foundation/page/inlinedStyles.ts"
import { loadFonts } from "./loadFonts.ts"

/**
 * All that a page runs before it is loaded. It reads, links lead on and forms are sent without more; presses on other buttons are kept by the
 * document. React and the shop's own code come once the page stands and the browser is idle, or at once for who is there already, or where what
 * was drawn has to be judged anew.
 */
let isBegun = false
const begin = (wasTouched: boolean) => {
  if (isBegun) return
  isBegun = true
  stopWatching()
  // Disabled before it is in the page, a link fetches nothing, and tells the code that comes that its styles are there.
  for (const href of namedBy(INLINED_STYLES, "of"))
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, disabled: true }))
  fetchAhead("then")
  import("./hydrateApp.tsx").then(
    // In a task of its own: that React and the shop's code have run is one already.
    ({ hydrateApp }) => {
      setTimeout(hydrateApp, 0, wasTouched)
      if (isPart && !savesData()) soon(() => fetchAhead("sign"), { timeout: 5000 })
    },
    // Without a network for a moment: the next sign tries again, and the network itself.
    () => {
      isBegun = false
      stopWatching = watch()
      addEventListener("online", () => begin(true), { once: true })
    }
  )
}

/** Where most first presses are on Add to Cart, what they need comes while the page is read (ATC-42). */
const isPart = document.documentElement.dataset["pageType"] === "Product"
const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Flat, so that a file is not asked for only once the one before has come; and once. A sheet is only fetched: unused, a preloaded one is complained of. */
const fetchAhead = (name: "sign" | "then") => {
  for (const href of namedBy(`script[data-${name}]`, name)) {
    const rel = href.endsWith(".css") ? "prefetch" : "modulepreload"
    document.head.append(Object.assign(document.createElement("link"), { rel, href }))
  }
  document.querySelector(`script[data-${name}]`)?.removeAttribute(`data-${name}`)
}

/** Addresses that an element of the document names. */
const namedBy = (element: string, name: string): ReadonlyArray<string> =>
  document.querySelector<HTMLElement>(element)?.dataset[name]?.split(" ").filter(Boolean) ?? []

/** Presses and keys alone: a page that appears under a pointer at rest is told of a move, and one that is come back to of a scroll. */
const watch = () => onFirstInteraction(() => begin(true), ["pointerdown", "keydown"])
let stopWatching = watch()
const soon = window.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 200))
const whenIdle = () => void soon(() => begin(false), { timeout: 2000 })
/** After the first frame, which may come later than the load, and with what this would ask for beside it. A tab that is not seen has none. */
const beginWhenIdle = () => void (document.hidden ? whenIdle() : requestAnimationFrame(() => requestAnimationFrame(whenIdle)))

onFirstInteraction(() => fetchAhead("sign"))
loadFonts()
if (document.querySelector("[data-unjudged], [data-kept]")) begin(false)
else if (document.readyState === "complete") beginWhenIdle()
else {
  addEventListener("load", beginWhenIdle, { once: true })
  // A picture or a face that hangs holds back the page's load, and not its life.
  setTimeout(beginWhenIdle, 4000)
}
