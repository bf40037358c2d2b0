import { setBounded } from "@camber/domain/ports"
import { type HydrationState, matchRoutes, type RouteObject } from "react-router-dom"
import type { PageRoute } from "../../foundation/page/PageRoute.ts"

/** Lifetime in milliseconds and number of pages: similar to a browser's back/forward cache. */
const LASTS = 5 * 60_000
const MOST = 10

/**
 * Adds a back/forward cache to the routes: a step to a shared page shows its previous data immediately. Only the first load after a step uses
 * the cache; links and revalidations request the services. `whose` identifies the car that a page is judged for. `drawn` is the data of
 * the server-rendered first page; null if its loader would return other data. Call it before the router listens to the history.
 */
export const cacheRouteData = (routes: RouteObject[], whose: () => string, drawn: HydrationState["loaderData"] | null): RouteObject[] => {
  const cached = new Map<string, { readonly data: unknown; readonly until: number }>()
  let answered: Set<string> | null = null
  addEventListener("popstate", () => (answered = new Set()))
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, () => (answered = null), { capture: true, passive: true })

  const keyOf = ({ pathname, search }: Pick<URL, "pathname" | "search">) => `${whose()} ${pathname}${search}`
  const keep = (key: string, data: unknown) => {
    if (data != null) setBounded(cached, key, { data, until: Date.now() + LASTS }, MOST)
  }
  const recall = (key: string): unknown => {
    const known = cached.get(key)
    if (answered === null || answered.has(key) || known === undefined || known.until < Date.now()) return null
    answered.add(key)
    return known.data
  }
  const keeping = (route: PageRoute): RouteObject => {
    if (route.children) return { ...route, children: route.children.map(keeping) }
    const { loader } = route
    if (route.isShared !== true || typeof loader !== "function") return route
    return {
      ...route,
      loader: async (args, context) => {
        const key = keyOf(new URL(args.request.url))
        const known = recall(key)
        if (known !== null) return known
        const data: unknown = await loader(args, context)
        keep(key, data)
        return data
      }
    }
  }
  const first: PageRoute | undefined = matchRoutes(routes, location)?.at(-1)?.route
  if (first?.isShared && first.id !== undefined) keep(keyOf(location), drawn?.[first.id])
  return routes.map(keeping)
}
