import type { PageRouter, PageState } from "../../foundation/router/PageRouter.ts"

type Hearer = Parameters<PageRouter["subscribe"]>[0]

/** The first page's router. */
export interface DeferredRouter extends PageRouter {
  /** Has the live one come before it is needed. */
  readonly wake: () => void
  /** Stays at the shown page, whatever is on its way. A step back or forward has been taken already. */
  readonly stay: () => void
}

/** What leads to where the page is loads it anew; what takes a request out of the address must not ask for it again. */
const loadPage: (...navigation: Parameters<PageRouter["navigate"]>) => void = (to, options) => {
  if (typeof to === "string") return location.assign(to)
  const url = Object.assign(new URL(location.href), { search: "", hash: "" }, to)
  if (url.pathname === location.pathname && url.search === location.search) location.reload()
  else location[options?.replace ? "replace" : "assign"](url)
}

/**
 * The page that the server drew stands as it is. The router that navigates comes at the first wish and takes over unseen: nothing mounts anew
 * and no loader runs again. `load` answers null where the document loads another page: as that load may be stopped, what is wished from then on
 * is loaded too.
 */
export const createDeferredRouter = (first: PageState, load: () => Promise<PageRouter | null>): DeferredRouter => {
  const hearers = new Set<Hearer>()
  let live: PageRouter | undefined
  let waking: Promise<PageRouter | null> | undefined
  /** Counts the wishes that wait for the live one: the last one is taken. */
  let wishes = 0
  let shown = first

  const takeOver = (router: PageRouter): PageRouter => {
    window.endEarlySteps?.()
    router.subscribe((state, change) => {
      for (const hear of hearers) hear(state, change)
    })
    return (live = router)
  }
  const wake = () =>
    (waking ??= load()
      .then((router) => router && takeOver(router))
      .catch((error: unknown) => {
        waking = undefined
        throw error
      }))
  const show = (navigation: PageState["navigation"]) => {
    shown = { ...first, navigation }
    for (const hear of hearers) hear(shown, { newErrors: null })
  }
  const navigateLate: PageRouter["navigate"] = (to, options) => {
    const wish = ++wishes
    const { pathname, search } = location
    // It is a way to a page already, though its code is what is waited for.
    show({ state: "loading" })
    return wake()
      .catch(() => null)
      .then((router) => {
        if (wish !== wishes) return
        if (router) return router.navigate(to, options)
        // A step back or forward since is the later wish, and the document loads that page.
        if (pathname === location.pathname && search === location.search) loadPage(to, options)
      })
  }
  return {
    get state() {
      return live?.state ?? shown
    },
    subscribe: (hear) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    // Where the live router cannot be had, a link is a plain page load.
    navigate: (to, options) => (live ? live.navigate(to, options) : navigateLate(to, options)),
    revalidate: () => (live ? live.revalidate() : wake().then((router) => router?.revalidate())),
    wake: () => void wake().catch(() => {}),
    stay: () => {
      if (!live) {
        wishes++
        show({ state: "idle" })
        return
      }
      const { hash, pathname, search, state } = live.state.location
      if (location.pathname + location.search + location.hash !== pathname + search + hash) return
      void live.navigate(
        { hash, pathname, search },
        { defaultShouldRevalidate: false, preventScrollReset: true, replace: true, state: state as unknown }
      )
    }
  }
}
