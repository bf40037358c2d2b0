import { matchRoutes, type RouteObject } from "react-router-dom"
import { createIdleQueue } from "../../foundation/late/createIdleQueue.ts"

/** How far outside of the window a link may be, in px (CONST-09, GAP-79). */
const NEAR = 200
const SHOP_LINK = "a[href^='/']"

/** Tells paths apart as far as the routes do: two of one shape lead to the same page. What no route spells out is anything. */
export const createPathMatcher = (routes: ReadonlyArray<RouteObject>): ((path: string) => string) => {
  const spelled = new Set<string>()
  const read = (routes: ReadonlyArray<RouteObject>) => {
    for (const { children = [], path = "" } of routes) {
      for (const part of path.toLowerCase().split("/")) spelled.add(part)
      read(children)
    }
  }
  read(routes)
  return (path) =>
    path
      .toLowerCase()
      .split("/")
      .map((part) => (spelled.has(part) ? part : ":"))
      .join("/")
}

/**
 * Fetches the code of the pages that near links lead to, each once, so that a press waits for the page's data alone; a product's is asked for
 * by `prefetchRouteData`. Follows the links that come later too. `isThere` tells whether the server still has such code: where it has not, nothing is asked for.
 * Looking a path up in the route table takes milliseconds, so that is done once a shape, and when the browser is idle. Returns the stop function.
 */
export const prefetchPages = (routes: RouteObject[], isThere: () => Promise<boolean>): (() => void) => {
  const fetched = new Set<RouteObject>()
  const seen = new Set<string>()
  const shapeOf = createPathMatcher(routes)
  const whenIdle = createIdleQueue()
  let isOver = false
  const fetch = async (path: string, shape: string) => {
    for (const { route } of matchRoutes(routes, path) ?? []) {
      const { lazy } = route
      if (typeof lazy !== "function" || fetched.has(route)) continue
      fetched.add(route)
      try {
        if (await isThere()) {
          await lazy()
          continue
        }
      } catch {
        // Tried again at the next link.
      }
      fetched.delete(route)
      seen.delete(shape)
    }
  }
  const look = (path: string) => {
    const shape = shapeOf(path)
    if (seen.has(shape)) return
    seen.add(shape)
    whenIdle(() => void (isOver || fetch(path, shape)))
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        near.unobserve(target)
        look(target.pathname)
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
    isOver = true
    changes.disconnect()
    near.disconnect()
  }
}
