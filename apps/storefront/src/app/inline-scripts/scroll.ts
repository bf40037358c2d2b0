import { SCROLL_KEY } from "../routes/restoreScroll.ts"

/** Where pages were left, by the keys of the history's entries. */
type Positions = Readonly<Record<string, number>>
type Entry = { readonly key: string }

/**
 * A page that was left for another one without a load keeps where it was left (`restoreScroll`), and tells the browser to leave that to the shop.
 * Where it is loaded on the way back, because the other one was loaded anew meanwhile, it begins there before anything is painted.
 */
try {
  if (history.scrollRestoration === "manual")
    scrollTo(0, (JSON.parse(sessionStorage[SCROLL_KEY]) as Positions)[(history.state as Entry).key]!)
} catch {
  // Nothing was kept of it: it begins at its top.
}
