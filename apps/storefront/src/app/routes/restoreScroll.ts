import type { DataRouter } from "react-router-dom"

/** Of what is kept for the session. As the library calls it, so that a page of the release before is found. */
export const SCROLL_KEY = "react-router-scroll-positions"

/** Keeps where pages were left, for steps back and forward. Leaving the shop leaves it to the browser. */
export const restoreScroll = (router: Pick<DataRouter, "enableScrollRestoration" | "state">): void => {
  const positions = keptPositions()
  router.enableScrollRestoration(positions, () => scrollY)
  const take = () => (history.scrollRestoration = "manual")
  take()
  // Back out of the browser's memory of pages.
  addEventListener("pageshow", take)
  addEventListener("pagehide", () => {
    const { location, navigation } = router.state
    if (navigation.state === "idle") positions[location.key] = scrollY
    try {
      sessionStorage.setItem(SCROLL_KEY, JSON.stringify(positions))
    } catch {
      // Nothing may be kept: pages begin at their top.
    }
    history.scrollRestoration = "auto"
  })
}

const keptPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? "{}") as Record<string, number>
  } catch {
    return {}
  }
}
