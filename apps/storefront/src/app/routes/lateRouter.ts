import type { PageRouter, PageState } from "../../foundation/router/PageRouter.ts"

declare global {
  interface Window {
    /** Set by the document's inline script: the document answers steps back and forward no more. */
    endEarlySteps?: () => void
  }
}

type Hearer = Parameters<PageRouter["subscribe"]>[0]

/** The first page's router. */
export interface LateRouter extends PageRouter {
  /** Has the live one come before it is needed. */
  readonly wake: () => void
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
 * and no loader runs again. `load` answers null where the document loads another page.
 */
export const lateRouter = (first: PageState, load: () => Promise<PageRouter | null>): LateRouter => {
  const hearers = new Set<Hearer>()
  let live: PageRouter | undefined
  let waking: Promise<PageRouter | null> | undefined

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
  return {
    get state() {
      return live?.state ?? first
    },
    subscribe: (hear) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    // Where the live router cannot be had, a link is a plain page load.
    navigate: (to, options) =>
      live
        ? live.navigate(to, options)
        : wake().then(
            (router) => router?.navigate(to, options),
            () => loadPage(to, options)
          ),
    revalidate: () => (live ? live.revalidate() : wake().then((router) => router?.revalidate())),
    wake: () => void wake().catch(() => {})
  }
}
