import { matchRoutes, type RouteObject } from "react-router-dom"

/** How far outside of the window a link may be, in px (CONST-09, GAP-79). */
const NEAR = 200
const SHOP_LINK = "a[href^='/']"

/**
 * Fetches the code of the pages that near links lead to, each once, so that a press waits for the page's data alone; that is never fetched
 * ahead. Follows the links that come later too. `isThere` tells whether the server still has such code: where it has not, nothing is asked for.
 * Returns the stop function.
 */
export const prefetchPages = (routes: RouteObject[], isThere: () => Promise<boolean>): (() => void) => {
  const fetched = new Set<RouteObject>()
  const fetch = async (path: string) => {
    for (const { route } of matchRoutes(routes, path) ?? []) {
      const { lazy } = route
      if (typeof lazy !== "function" || fetched.has(route)) continue
      fetched.add(route)
      try {
        if (await isThere()) await lazy()
        else fetched.delete(route)
      } catch {
        fetched.delete(route)
      }
    }
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        near.unobserve(target)
        void fetch(target.pathname)
      }
    },
    { rootMargin: `${NEAR}px` }
  )
  const watch = (part: Element) => {
    if (part.matches(SHOP_LINK)) near.observe(part)
    for (const link of part.querySelectorAll(SHOP_LINK)) near.observe(link)
  }
  const changes = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) if (node instanceof Element) watch(node)
  })
  watch(document.body)
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    near.disconnect()
  }
}
