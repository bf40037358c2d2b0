/** Where React Router keeps the scroll position of each history entry of this tab. */
const STORAGE_KEY = "react-router-scroll-positions"
/** React Router's key of the entry that a tab begins with. */
const FIRST_ENTRY = "default"

/**
 * NAV-151 NAV-170 Restores the scroll position after the reload that follows an early Back or Forward. The browser has lost the position of
 * that entry by then; React Router kept it, but restores it only after its own navigations.
 */
export const restoreScrollAfterReload = (): void => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (navigation?.type !== "reload" || scrollY > 0) return
  const key: unknown = (history.state as { readonly key?: unknown } | null)?.key ?? FIRST_ENTRY
  const top = readPositions()?.[String(key)]
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
