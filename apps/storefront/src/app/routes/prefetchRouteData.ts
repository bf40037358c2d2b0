import { type LoaderFunctionArgs, matchRoutes } from "react-router-dom"
import type { PageRoute } from "../../foundation/page/PageRoute.ts"

/** Milliseconds of hovering before a link's page is requested. */
const RESTS = 65
/** Milliseconds of a touch before the request. A scrolling touch has been canceled by then. */
const STAYS = 50
/** Milliseconds for which a response stays valid. */
const LASTS = 10_000
/** Same-origin paths only: `//` starts another site's URL. */
const SHOP_LINK = "a[href^='/']:not([href^='//'])"

/** Separate from `isNetworkSlow`, which is part of every first page. */
const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** A prefetched response that no click has used yet. */
interface Ahead {
  readonly key: string
  readonly answer: Promise<unknown>
  readonly until: number
  isUnderWay: boolean
  /** Aborts the request. */
  readonly drop: () => void
}

/**
 * Adds a one-entry prefetch cache to the routes: requests a page while a mouse hovers over its link or a finger rests on it. The click
 * uses the response once; the loaders handle everything else. At most one request is pending besides that of a pressed pointer. Requests
 * nothing offline or in data-saving mode. `whose` identifies the car that a page is judged for.
 */
export const prefetchRouteData = (routes: ReadonlyArray<PageRoute>, whose: () => string): PageRoute[] => {
  const askable: Array<PageRoute> = []
  let ahead: Ahead | null = null
  let resting: ReturnType<typeof setTimeout> | undefined

  const keyOf = ({ pathname, search }: Pick<URL, "pathname" | "search">) => `${whose()} ${pathname}${search}`
  const take = (key: string): Ahead | null => {
    // The click has already requested the page.
    clearTimeout(resting)
    const known = ahead
    if (known?.key !== key) return null
    ahead = null
    if (known.until >= Date.now()) return known
    known.drop()
    return null
  }
  const ask = (url: URL, isPressed: boolean) => {
    const key = keyOf(url)
    if (ahead !== null && ((ahead.key === key && ahead.until > Date.now()) || (ahead.isUnderWay && !isPressed))) return
    // Even if the new page is not prefetched, the previous prefetch is out of date.
    ahead?.drop()
    ahead = null
    const [found] = matchRoutes(askable, url.pathname) ?? []
    if (typeof found?.route.loader !== "function" || keyOf(location) === key || !navigator.onLine || savesData()) return
    const dropped = new AbortController()
    const args: LoaderFunctionArgs = {
      request: new Request(url, { signal: dropped.signal }),
      url,
      pattern: found.route.path ?? "",
      params: found.params,
      context: undefined
    }
    const answer = Promise.resolve(found.route.loader(args, undefined))
    const mine: Ahead = { key, answer, until: Date.now() + LASTS, isUnderWay: true, drop: () => dropped.abort() }
    ahead = mine
    answer.then(
      () => (mine.isUnderWay = false),
      // If the prefetch fails, the click sends its own request.
      () => void (ahead === mine && (ahead = null))
    )
  }
  const near = ({ altKey, button, ctrlKey, metaKey, pointerType, shiftKey, target, type }: PointerEvent) => {
    clearTimeout(resting)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(SHOP_LINK) : null
    const isDown = type === "pointerdown"
    // A touch may scroll the page, and links that open elsewhere do not use this page's cache.
    if (link === null || (!isDown && pointerType === "touch") || (isDown && (button !== 0 || altKey || ctrlKey || metaKey || shiftKey)))
      return
    resting = setTimeout(() => ask(new URL(link.href), isDown), !isDown ? RESTS : pointerType === "touch" ? STAYS : 0)
  }
  for (const sign of ["pointerover", "pointerdown"] as const) addEventListener(sign, near, { passive: true })
  addEventListener("pointercancel", () => clearTimeout(resting), { passive: true })

  const asking = (path: string, route: PageRoute): PageRoute => {
    if (route.children) return { ...route, children: route.children.map((child) => asking(`${path}/${route.path ?? ""}`, child)) }
    const { loader } = route
    if (route.isDataPrefetched !== true || typeof loader !== "function") return route
    askable.push({ path: `${path}/${route.path ?? ""}`.replace(/\/+/g, "/"), loader })
    return {
      ...route,
      loader: async (args, context) => {
        const { signal, url } = args.request
        const known = take(keyOf(new URL(url)))
        if (known === null) return loader(args, context)
        signal.addEventListener("abort", known.drop)
        return known.answer.catch(() => loader(args, context))
      }
    }
  }
  return routes.map((route) => asking("", route))
}
