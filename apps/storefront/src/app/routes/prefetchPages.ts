import { matchRoutes, type RouteObject } from "react-router-dom"

/** Distance of a link from the window in px (CONST-09, GAP-79). */
const NEAR = 200
const SHOP_LINK = "a[href^='/']"

/** Reduces a path to its shape: paths with the same shape match the same route. Segments that no route names literally become wildcards. */
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
 * Fetches the code of the pages behind nearby links, each once, so that a navigation waits only for data. `prefetchRouteData` handles
 * product pages. Also observes links that are added later. `isThere` returns whether the server still has such code; otherwise fetches
 * nothing. A route lookup takes milliseconds, so it runs once per path shape while the browser is idle. Returns the stop function.
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
        // The next link retries.
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

/** Milliseconds that a step may take on a slow device. An idle slice with less time left ends. */
const STEP = 10

/**
 * Runs steps one by one while the browser is idle, so that an interaction waits for at most one step. New steps join the end of the queue.
 * Without an idle callback, each step runs in its own task.
 */
const createIdleQueue = (): ((step: () => void) => void) => {
  const steps: Array<() => void> = []
  const soon = window.requestIdleCallback ?? ((run: (deadline?: IdleDeadline) => void) => setTimeout(run, STEP))
  const slice = (deadline?: IdleDeadline) => {
    do steps.shift()?.()
    while (steps.length > 0 && deadline !== undefined && deadline.timeRemaining() > STEP)
    if (steps.length > 0) soon(slice)
  }
  return (step) => {
    if (steps.push(step) === 1) soon(slice)
  }
}
