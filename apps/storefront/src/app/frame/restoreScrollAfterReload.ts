import type { Location } from "react-router-dom"

/** Storage key under which React Router stores the scroll position of each history entry of this tab. */
const STORAGE_KEY = "react-router-scroll-positions"
/** React Router's key of every entry that it has not created: a document that was opened directly, or an anchor of it. */
const NO_KEY = "default"

/** Returns the key of a history entry's scroll position: the router's key, or the URL of an entry without a key (NAV-171). */
export const getScrollKey = ({ hash, key, pathname, search }: Pick<Location, "hash" | "key" | "pathname" | "search">): string =>
  key === NO_KEY ? pathname + search + hash : key

/**
 * NAV-151 NAV-170 Restores the scroll position after the reload that follows an early Back or Forward. By then the browser has lost the
 * position of that entry. React Router has stored it, but restores it only after its own navigations.
 */
export const restoreScrollAfterReload = (): void => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (navigation?.type !== "reload" || scrollY > 0) return
  const key: unknown = (history.state as { readonly key?: unknown } | null)?.key ?? NO_KEY
  const { hash, pathname, search } = location
  const top = readPositions()?.[getScrollKey({ hash, key: String(key), pathname, search })]
  if (typeof top === "number" && top > 0) scrollTo(0, top)
}

const readPositions = (): Readonly<Record<string, unknown>> | null => {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as Record<string, unknown> | null
  } catch {
    // The browser blocks storage, or another script changed the value.
    return null
  }
}
