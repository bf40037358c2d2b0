import {
  createStaticRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext
} from "react-router-dom"

type Subscriber = Parameters<DataRouter["subscribe"]>[0]

/** What the live router is asked for while it is on its way. */
const answeredLate = ["fetch", "revalidate", "resetFetcher", "deleteFetcher"] as const

/** What is answered here after the takeover too: who subscribed before is still told, and the live router is begun only once. */
const staysOwn: ReadonlySet<PropertyKey> = new Set(["subscribe", "initialize"])

const contextOf = (data: HydrationState): StaticHandlerContext => ({
  basename: "/",
  location: {
    pathname: location.pathname,
    search: location.search,
    hash: location.hash,
    state: history.state?.usr ?? null,
    key: history.state?.key ?? "default"
  },
  matches: [],
  loaderData: data.loaderData ?? {},
  actionData: data.actionData ?? null,
  errors: data.errors ?? null,
  statusCode: 200,
  loaderHeaders: {},
  actionHeaders: {}
})

/**
 * The page that the server drew stands on the library's static router. The live one, 15 kB, comes at the first wish (`initialize`, a
 * navigation, a revalidation) and takes over unseen: nothing mounts anew and no loader runs again. Call it after the matched lazy routes are
 * resolved, because the router copies them. It leans on the shape of the library's router, so the library's version is pinned and the tests
 * hold it; `createBrowserRouter(routes, { hydrationData })` in its place is all that it takes to be without it.
 */
export const lazyRouter = (routes: RouteObject[], data: HydrationState, load: () => Promise<DataRouter>): DataRouter => {
  const context = contextOf(data)
  const still = createStaticRouter(routes, context)
  const state = { ...still.state, matches: matchRoutes(still.routes, context.location) ?? [] }
  const subscribers = new Set<Subscriber>()
  const atTakeover: Array<(router: DataRouter) => void> = []
  let live: DataRouter | undefined
  let waking: Promise<DataRouter> | undefined
  // Back into a page before this one, before anybody could answer it.
  const reload = () => location.reload()
  addEventListener("popstate", reload)

  const takeOver = (router: DataRouter): DataRouter => {
    removeEventListener("popstate", reload)
    router.subscribe((state, change) => {
      for (const notify of subscribers) notify(state, change)
    })
    for (const hand of atTakeover) hand(router)
    return (live = router)
  }
  const wake = () =>
    (waking ??= load()
      .then(takeOver)
      .catch((error: unknown) => {
        waking = undefined
        throw error
      }))
  const later =
    (name: (typeof answeredLate)[number]) =>
    (...args: unknown[]) =>
      wake().then((router) => Reflect.apply(router[name], router, args) as unknown)

  const own: Partial<Record<PropertyKey, unknown>> = {
    window,
    state,
    subscribe: (notify: Subscriber) => {
      subscribers.add(notify)
      return () => subscribers.delete(notify)
    },
    // Where the live router cannot be had, a link is a plain page load.
    navigate: (...args: Parameters<DataRouter["navigate"]>) =>
      wake().then(
        (router) => router.navigate(...args),
        () => (typeof args[0] === "string" ? location.assign(args[0]) : reload())
      ),
    initialize: () => void wake().catch(() => {}),
    enableScrollRestoration: (...args: Parameters<DataRouter["enableScrollRestoration"]>) => {
      let stop = () => {}
      atTakeover.push((router) => {
        stop = router.enableScrollRestoration(...args)
      })
      return () => stop()
    },
    createURL: (to: string) => new URL(to, location.origin),
    ...Object.fromEntries(answeredLate.map((name) => [name, later(name)]))
  }
  return new Proxy(still, {
    get: (_, key): unknown => {
      if (live !== undefined && !staysOwn.has(key)) return Reflect.get(live, key)
      return key in own ? own[key] : Reflect.get(still, key)
    }
  })
}
