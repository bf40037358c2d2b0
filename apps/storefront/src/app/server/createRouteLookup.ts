import { matchRoutes } from "react-router-dom"
import type { PageRoute } from "../../foundation/page/PageRoute.ts"

/**
 * Creates a function that returns the route of a path, like `matchRoutes` on all routes. That call ranks all routes each time, which took a
 * millisecond per page. This one ranks only the routes that can match the path's first segment.
 */
export const createRouteLookup = (routes: PageRoute[]): ((pathname: string) => PageRoute | undefined) => {
  const firstSegments = new Set(
    listLeafPaths(routes, "")
      .map(getFirstSegment)
      .filter((first) => !isDynamic(first))
  )
  const groups = new Map<string, PageRoute[]>()
  const groupOf = (first: string): PageRoute[] => {
    const known = groups.get(first)
    if (known !== undefined) return known
    const group = keepLeaves(routes, "", (path) => isDynamic(getFirstSegment(path)) || getFirstSegment(path) === first)
    groups.set(first, group)
    return group
  }
  return (pathname) => {
    const first = getFirstSegment(pathname)
    // The router decodes segments and ignores empty ones.
    const isPlain = !first.includes("%") && !pathname.startsWith("//")
    const candidates = isPlain ? groupOf(firstSegments.has(first) ? first : "") : routes
    const route: PageRoute | undefined = matchRoutes(candidates, pathname)?.at(-1)?.route
    return route
  }
}

/** Returns the first segment in lower case, because the router ignores case. */
const getFirstSegment = (path: string): string => path.replace(/^\//, "").split("/", 1)[0]!.toLowerCase()

/** Whether a pattern's segment matches more than its own text. */
const isDynamic = (segment: string): boolean => segment.startsWith(":") || /[?*]/.test(segment)

const joinPath = (parent: string, path = ""): string => (path.startsWith("/") ? path : `${parent.replace(/\/$/, "")}/${path}`)

const listLeafPaths = (routes: ReadonlyArray<PageRoute>, parent: string): ReadonlyArray<string> =>
  routes.flatMap(({ children, path }) => (children ? listLeafPaths(children, joinPath(parent, path)) : [joinPath(parent, path)]))

/** Returns the routes with only those leaves whose paths are kept. */
const keepLeaves = (routes: ReadonlyArray<PageRoute>, parent: string, isKept: (path: string) => boolean): PageRoute[] =>
  routes.flatMap((route): PageRoute[] => {
    const path = joinPath(parent, route.path)
    if (!route.children) return isKept(path) ? [route] : []
    return [{ ...route, children: keepLeaves(route.children, path, isKept) }]
  })
