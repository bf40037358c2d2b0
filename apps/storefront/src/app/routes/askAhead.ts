import { type LoaderFunctionArgs, matchRoutes } from "react-router-dom"
import type { PageRoute } from "../../foundation/page/PageRoute.ts"

/** Milliseconds that a mouse rests on a link before its page is asked for, and that the answer waits for the press. */
const RESTS = 65
const LASTS = 10_000

const sparesNetwork = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** An answer that no press has taken yet. */
interface Ahead {
  readonly key: string
  readonly answer: Promise<unknown>
  readonly until: number
}

/**
 * The routes with a memory of one answer: what a page that may be asked for ahead shows is asked for while a mouse rests on a link to it, or
 * a finger goes down. The press takes the answer, once; everything else is answered by the loaders. Who spares the network or has none is asked
 * for nothing. `whose` tells apart the cars that pages are judged for.
 */
export const askAhead = (routes: ReadonlyArray<PageRoute>, whose: () => string): PageRoute[] => {
  const askable: Array<PageRoute> = []
  let ahead: Ahead | null = null
  let resting: ReturnType<typeof setTimeout> | undefined

  const keyOf = ({ pathname, search }: Pick<URL, "pathname" | "search">) => `${whose()} ${pathname}${search}`
  const take = (key: string): Ahead | null => {
    const known = ahead
    if (known?.key !== key) return null
    ahead = null
    return known.until < Date.now() ? null : known
  }
  const ask = (url: URL) => {
    const key = keyOf(url)
    if (ahead?.key === key && ahead.until > Date.now()) return
    const [found] = matchRoutes(askable, url.pathname) ?? []
    if (typeof found?.route.loader !== "function" || keyOf(location) === key || !navigator.onLine || sparesNetwork()) return
    const args = { request: new Request(url), params: found.params, context: undefined } as unknown as LoaderFunctionArgs
    const answer = Promise.resolve(found.route.loader(args, undefined))
    ahead = { key, answer, until: Date.now() + LASTS }
    // The press asks again.
    answer.catch(() => void (ahead?.answer === answer && (ahead = null)))
  }
  const near = ({ pointerType, target, type }: PointerEvent) => {
    clearTimeout(resting)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null
    // A finger over a page scrolls it.
    if (link === null || (type === "pointerover" && pointerType === "touch")) return
    // What a finger presses is drawn first.
    resting = setTimeout(() => ask(new URL(link.href)), type === "pointerover" ? RESTS : 0)
  }
  for (const sign of ["pointerover", "pointerdown"] as const) addEventListener(sign, near, { passive: true })

  const asking = (path: string, route: PageRoute): PageRoute => {
    if (route.children) return { ...route, children: route.children.map((child) => asking(`${path}/${route.path ?? ""}`, child)) }
    const { loader } = route
    if (route.isAskedAhead !== true || typeof loader !== "function") return route
    askable.push({ path: `${path}/${route.path ?? ""}`.replace(/\/+/g, "/"), loader })
    return {
      ...route,
      loader: async (args, context) => {
        const known = take(keyOf(new URL(args.request.url)))
        return known === null ? loader(args, context) : known.answer.catch(() => loader(args, context))
      }
    }
  }
  return routes.map((route) => asking("", route))
}
