import { type LoaderFunctionArgs, matchRoutes } from "react-router-dom"
import type { PageRoute } from "../../foundation/page/PageRoute.ts"

/** Milliseconds that a mouse rests on a link before its page is asked for. */
const RESTS = 65
/** Milliseconds that a finger stays on it: one that is about to scroll has been called off by then. */
const STAYS = 50
/** Milliseconds that the answer waits for the press. */
const LASTS = 10_000
/** Of the shop itself: `//` begins another site's. */
const SHOP_LINK = "a[href^='/']:not([href^='//'])"

/** Here and not with `isNetworkSlow`, which every first page brings along. */
const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** An answer that no press has taken yet. */
interface Ahead {
  readonly key: string
  readonly answer: Promise<unknown>
  readonly until: number
  isUnderWay: boolean
  /** Nobody waits for it any more. */
  readonly drop: () => void
}

/**
 * The routes with a memory of one answer: what a page that may be asked for ahead shows is asked for while a mouse rests on a link to it, or
 * a finger stays on it. The press takes the answer, once; everything else is answered by the loaders. One question is under way at most but for
 * the one of a hand that is down. Who saves data or has no network is asked for nothing. `whose` tells apart the cars that pages are judged for.
 */
export const prefetchRouteData = (routes: ReadonlyArray<PageRoute>, whose: () => string): PageRoute[] => {
  const askable: Array<PageRoute> = []
  let ahead: Ahead | null = null
  let resting: ReturnType<typeof setTimeout> | undefined

  const keyOf = ({ pathname, search }: Pick<URL, "pathname" | "search">) => `${whose()} ${pathname}${search}`
  const take = (key: string): Ahead | null => {
    // The press itself was on its way to ask.
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
    // Also where the page that is pressed is none that is asked for ahead.
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
      // The press asks again.
      () => void (ahead === mine && (ahead = null))
    )
  }
  const near = ({ altKey, button, ctrlKey, metaKey, pointerType, shiftKey, target, type }: PointerEvent) => {
    clearTimeout(resting)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(SHOP_LINK) : null
    const isDown = type === "pointerdown"
    // A finger over a page scrolls it; what opens elsewhere is not this page's.
    if (link === null || (!isDown && pointerType === "touch") || (isDown && (button !== 0 || altKey || ctrlKey || metaKey || shiftKey)))
      return
    resting = setTimeout(() => ask(new URL(link.href), isDown), !isDown ? RESTS : pointerType === "touch" ? STAYS : 0)
  }
  for (const sign of ["pointerover", "pointerdown"] as const) addEventListener(sign, near, { passive: true })
  addEventListener("pointercancel", () => clearTimeout(resting), { passive: true })

  const asking = (path: string, route: PageRoute): PageRoute => {
    if (route.children) return { ...route, children: route.children.map((child) => asking(`${path}/${route.path ?? ""}`, child)) }
    const { loader } = route
    if (route.isAskedAhead !== true || typeof loader !== "function") return route
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
